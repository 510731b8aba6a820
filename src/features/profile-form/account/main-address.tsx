import { useText } from '#src/i18n/text-context.ts'
import { retyped } from '#src/contract/profile/typed-address.ts'
import { useData } from '#src/data/data-context.ts'
import { markLeft, setField } from '../draft/edit-draft.ts'
import { fieldKeys } from '../draft/field-keys.ts'
import { useDraft } from '../form/form-context.ts'
import { AddressSearch } from './address-search.tsx'
import { chooseMainAddress } from './choose-address.ts'

/** The main address; it decides which registries are offered. */
export function MainAddress() {
  const t = useText()
  const data = useData()
  const { draft, now, errors } = useDraft()
  const key = fieldKeys.address
  return (
    <AddressSearch
      label={t('terms.fields.address')}
      id={key}
      required
      hint={t('profile-form.addressHint')}
      error={errors.get(key)}
      address={now.fields.address}
      onChoose={(place) => void chooseMainAddress(draft, place, data.catalogue)}
      onType={(label) =>
        setField(draft, 'address', label ? retyped(label, [draft.base.address]) : null)
      }
      onBlur={() => markLeft(draft, key)}
    />
  )
}
