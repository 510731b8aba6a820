import { useData } from '#src/data/data-context.ts'
import { copy } from '../copy.ts'
import { markLeft, setField } from '../draft/edit-draft.ts'
import { fieldKeys } from '../draft/field-keys.ts'
import { useDraft } from '../form/form-context.ts'
import { AddressSearch } from './address-search.tsx'
import { chooseMainAddress } from './choose-address.ts'

/** The main address; it decides which registries are offered. */
export function MainAddress() {
  const data = useData()
  const { draft, now, errors } = useDraft()
  const key = fieldKeys.address
  return (
    <AddressSearch
      key={now.version}
      label="Address"
      id={key}
      required
      hint={copy.addressHint}
      error={errors.get(key)}
      chosen={now.fields.address?.label ?? ''}
      onChoose={(place) => void chooseMainAddress(draft, place, data)}
      onClear={() => setField(draft, 'address', null)}
      onBlur={() => markLeft(draft, key)}
    />
  )
}
