import type { PlaceSuggestion } from '#src/contract/catalogue.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { DemoAddress } from './demo-organisation.ts'

/**
 * The place behind a demo address, found as a user finds it: by typing it into the address search.
 * @throws Error when the search does not know the place
 */
export function resolveAddress(
  catalogue: Pick<Catalogue, 'countryByCode' | 'searchPlaces'>,
  { street, city, countryCode }: DemoAddress,
): PlaceSuggestion {
  const country = catalogue.countryByCode(countryCode)?.name ?? countryCode
  const [place] = catalogue.searchPlaces(`${street}, ${city}, ${country}`, 1)
  if (!place) throw new Error(`No place for ${street}, ${city}, ${country}`)
  return place
}
