import type { Catalogue } from '../catalogue/catalogue.ts'
import type { DemoAddress } from './organisations/demo-organisation.ts'

const suggestions = 20

/**
 * Looks an address up as a person typing it would.
 * @throws Error when the place search does not know the town: the demo data is wrong then
 */
export function seedAddress(
  catalogue: Catalogue,
  { street, city, countryCode }: DemoAddress,
): { address: string; addressIdentifier: string } {
  const typed = `${street}, ${city}`
  const isThere = (placeId: string) =>
    catalogue
      .placeById(placeId)
      ?.address_components.some(
        (part) => part.types.includes('country') && part.short_name === countryCode,
      )
  const found = catalogue.searchPlaces(typed, suggestions).find((one) => isThere(one.placeId))
  if (!found) throw new Error(`No place of the address search is '${typed}' in ${countryCode}`)
  return { address: found.address, addressIdentifier: found.placeId }
}
