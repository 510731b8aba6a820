import { useSnapshot } from 'valtio'
import { useText } from '#src/i18n/text-context.ts'
import { chosenAddress } from '#src/contract/profile/typed-address.ts'
import { useData } from '#src/data/data-context.ts'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import { setField } from '../draft/edit-draft.ts'
import { fieldKeys } from '../draft/field-keys.ts'
import { useFormStatus, useProfileForm } from '../form/form-context.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'

/**
 * Whose registries are offered: the country of the main address, unless another one is chosen. Before
 * there is an address it stands at the first of the list (PRF-5), which is not taken into the profile.
 */
export function RegistryCountry() {
  const t = useText()
  const data = useData()
  const { draft } = useProfileForm()
  const { address, businessRegistryCountry } = useSnapshot(draft).fields
  const error = useFormStatus(({ errors }) => errors.get(fieldKeys.country))
  const loaded = useLoaded(
    'countries',
    () => data.catalogue.countries(),
    data.catalogue.known.countries,
  )
  const countries = loaded.state === 'ready' ? loaded.value : []
  const first = chosenAddress(address) ? '' : (countries[0]?.code ?? '')
  const shown = businessRegistryCountry || first
  const isListed = countries.some((country) => country.code === shown)
  return (
    <Field
      label={t('terms.fields.businessRegistryCountry')}
      id={fieldKeys.country}
      required
      hint={t('profile-form.countryHint')}
      error={error}
    >
      {(aria) => (
        <Select
          {...aria}
          value={shown}
          onChange={(event) =>
            setField(draft, 'businessRegistryCountry', event.currentTarget.value)
          }
        >
          {!isListed && <option value={shown}>{shown || '…'}</option>}
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
