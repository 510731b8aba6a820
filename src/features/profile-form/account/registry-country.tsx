import { useSnapshot } from 'valtio'
import { chosenAddress } from '#src/contract/profile/typed-address.ts'
import { useData } from '#src/data/data-context.ts'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import { copy } from '../copy.ts'
import { setField } from '../draft/edit-draft.ts'
import { fieldKeys } from '../draft/field-keys.ts'
import { useFormStatus, useProfileForm } from '../form/form-context.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'

/** Whose registries are offered: the country of the main address, unless another one is chosen. */
export function RegistryCountry() {
  const data = useData()
  const { draft } = useProfileForm()
  const { address, businessRegistryCountry } = useSnapshot(draft).fields
  const error = useFormStatus(({ errors }) => errors.get(fieldKeys.country))
  const loaded = useLoaded('countries', () => data.countries())
  const countries = loaded.state === 'ready' ? loaded.value : []
  const isListed = countries.some((country) => country.code === businessRegistryCountry)
  if (!chosenAddress(address)) return null
  return (
    <Field
      label="Country of registration"
      id={fieldKeys.country}
      required
      hint={copy.countryHint}
      error={error}
    >
      {(aria) => (
        <Select
          {...aria}
          value={businessRegistryCountry}
          onChange={(event) =>
            setField(draft, 'businessRegistryCountry', event.currentTarget.value)
          }
        >
          {!isListed && (
            <option value={businessRegistryCountry}>{businessRegistryCountry || '…'}</option>
          )}
          {countries.map((country) => (
            <option key={country.code} value={country.code}>
              {country.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
