import { useText } from '#src/i18n/text-context.ts'
import type { IdentifierType } from '#src/contract/catalogue.ts'
import * as limits from '#src/contract/limits.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import { changeNumber, markLeft, removeNumber } from '../draft/edit-draft.ts'
import { fieldKeys, identifierKey } from '../draft/field-keys.ts'
import type { IdentifierRow } from '#src/contract/profile/profile-fields.ts'
import { useProfileForm } from '../form/form-context.ts'
import styles from './business-numbers.module.css'
import { checkNumber } from './check-number.ts'
import { RegistrySelect } from './registry-select.tsx'

type BusinessNumberRowProps = {
  row: Readonly<IdentifierRow>
  position: number
  /** null: no address yet, or still on the way. */
  types: readonly IdentifierType[] | null
  isRemovable: boolean
  errors: ReadonlyMap<string, string>
}

/** One business number: its registry and the number itself, judged once focus leaves it. */
export function BusinessNumberRow(props: BusinessNumberRowProps) {
  const t = useText()
  const { row, position, types, isRemovable, errors } = props
  const { draft } = useProfileForm()
  const key = identifierKey(row.rowId)
  const error = errors.get(key)
  const example = types?.find((one) => one.typeId === row.typeId)?.example
  const isWrong = error === t('profile-form.registrationNumber')
  const remove = () => {
    removeNumber(draft, row.rowId)
    document.getElementById(fieldKeys.identifiers)?.focus()
  }
  return (
    <div
      role="group"
      aria-label={t('profile-form.businessNumber', { number: position })}
      className={styles.row}
    >
      <RegistrySelect
        id={`${key}-registry`}
        value={row.typeId}
        types={types}
        onChange={(typeId) => {
          changeNumber(draft, row.rowId, { typeId })
          if (types) void checkNumber(t, draft, row.rowId, types)
        }}
      />
      <Field
        label={t('profile-form.numberLabel')}
        hint={isWrong && example && t('profile-form.numberHint', { example })}
        id={key}
        required
        error={error}
      >
        {(aria) => (
          <TextInput
            {...aria}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={limits.identifier}
            value={row.identifier}
            onChange={(event) =>
              changeNumber(draft, row.rowId, { identifier: event.currentTarget.value })
            }
            onBlur={() => {
              markLeft(draft, key)
              if (types) void checkNumber(t, draft, row.rowId, types)
            }}
          />
        )}
      </Field>
      {isRemovable && (
        <Button
          variant="quiet"
          className={styles.remove}
          aria-label={t('profile-form.removeNumber', { number: position })}
          onClick={remove}
        >
          <Icon drawing={icons.trash} />
        </Button>
      )}
    </div>
  )
}
