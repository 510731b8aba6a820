import type { Country, Place } from '#src/contract/catalogue.ts'
import { fold } from './fold.ts'

/** A place with the street and postcode that belong to an address; texts are empty where unknown, and the name of a whole country's too. */
export type PlaceParts = {
  readonly street: string
  readonly name: string
  readonly postcode: string
  readonly region: { readonly name: string; readonly shortName: string }
  readonly country: Country
}

/**
 * The address on one line: street, place, region and postcode, country; namesakes only once.
 * @param countryName where the country is not called by its English name; a place that bears the English
 *   one, such as Singapore, is then called like it
 */
export function addressOf(
  { street, name, postcode, region, country }: PlaceParts,
  countryName = country.name,
): string {
  const areas = [name, region.name, country.name].filter(Boolean)
  const distinct = areas.filter((area, at) => at === 0 || fold(area) !== fold(areas[at - 1] ?? ''))
  if (countryName !== country.name) distinct[distinct.length - 1] = countryName
  const local = Math.max(0, distinct.length - 2)
  const withPostcode = distinct.map((area, at) =>
    postcode && at === local ? `${area} ${postcode}` : area,
  )
  return [street, ...withPostcode].filter(Boolean).join(', ')
}

/**
 * The place as the contract gives it.
 * @param countryName where the country is not called by its English name
 */
export function describePlace(
  placeId: string,
  parts: PlaceParts,
  countryName = parts.country.name,
): Place {
  const { street, name, postcode, region, country } = parts
  const component = (type: string, long_name: string, short_name = long_name) => ({
    long_name,
    short_name,
    types: [type],
  })
  return {
    placeId,
    address: addressOf(parts, countryName),
    address_components: [
      ...(street ? [component('street_address', street)] : []),
      ...(name ? [component('locality', name)] : []),
      ...(region.name
        ? [component('administrative_area_level_1', region.name, region.shortName)]
        : []),
      ...(postcode ? [component('postal_code', postcode)] : []),
      component('country', countryName, country.code),
    ],
  }
}
