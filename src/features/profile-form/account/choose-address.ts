import type { PlaceSuggestion } from '#src/contract/catalogue.ts'
import type { CatalogueData } from '#src/data/catalogue-data.ts'
import { setField } from '../draft/edit-draft.ts'
import type { ProfileDraft } from '../draft/profile-draft.ts'
import { logFailure } from '#src/lib/log-failure.ts'
import { countryOfPlace } from './identifier-rows.ts'

type Lookup = Pick<CatalogueData, 'place' | 'countries'>

/** Makes a suggestion the main address and looks up its country (PRF-6). */
export async function chooseMainAddress(
  draft: ProfileDraft,
  suggestion: PlaceSuggestion,
  lookup: Lookup,
): Promise<void> {
  setField(draft, 'address', { label: suggestion.address, value: suggestion.placeId })
  await lookUpCountry(draft, lookup)
}

/**
 * Sets the country of registration from the place of the main address: its own country, else the
 * first of the list (PRF-5). A failure is logged and leaves the country as it is; so does an address
 * that was chosen meanwhile.
 */
export async function lookUpCountry(draft: ProfileDraft, lookup: Lookup): Promise<void> {
  const placeId = draft.fields.address?.value
  if (!placeId) return
  try {
    const found = countryOfPlace(await lookup.place(placeId))
    const country = found || ((await lookup.countries())[0]?.code ?? '')
    if (draft.fields.address?.value !== placeId) return
    const { base } = draft
    // Worked out, not typed: an organisation saved without a country is not edited by this.
    if (base.address?.value === placeId && !base.businessRegistryCountry)
      base.businessRegistryCountry = country
    draft.fields.businessRegistryCountry = country
  } catch (error) {
    logFailure('The place of the address could not be looked up.', error)
  }
}
