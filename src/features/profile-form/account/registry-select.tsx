import { useText } from '#src/i18n/text-context.ts'
import type { IdentifierType } from '#src/contract/catalogue.ts'
import { chosenAddress } from '#src/contract/profile/typed-address.ts'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import { useProfileForm } from '../form/form-context.ts'
import { useSnapshot } from 'valtio'

type RegistrySelectProps = {
  id: string
  value: string
  /** null: no address yet, or still on the way. */
  types: readonly IdentifierType[] | null
  onChange: (typeId: string) => void
}

/** The registry that a number belongs to; says so where the address has to come first (PRF-4). */
export function RegistrySelect({ id, value, types, onChange }: RegistrySelectProps) {
  const t = useText()
  const { draft } = useProfileForm()
  const hasAddress = chosenAddress(useSnapshot(draft).fields.address) !== null
  const isListed = types?.some((type) => type.typeId === value) ?? false
  const placeholder = hasAddress ? t('profile-form.chooseRegistry') : t('profile-form.addressFirst')
  return (
    <Field label={t('profile-form.registry')} id={id} required>
      {(aria) => (
        <Select
          {...aria}
          value={isListed ? value : ''}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {!isListed && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {types?.map((type) => (
            <option key={type.typeId} value={type.typeId}>
              {type.type}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
