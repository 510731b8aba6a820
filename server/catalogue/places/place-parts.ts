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
 * The same place in another language than English. Of its parts only countries have names in these; a place
 * that bears the name of its country, such as Singapore, is called like it.
 */
export function placeIn(parts: PlaceParts, countryName: string): PlaceParts {
  const { name, region, country } = parts
  const called = (area: string) => (fold(area) === fold(country.name) ? countryName : area)
  return {
    ...{ ...parts, name: called(name) },
    region: { name: called(region.name), shortName: called(region.shortName) },
    country: { ...country, name: countryName },
  }
}

/** The address on one line: street, place, region and postcode, country; namesakes only once. */
export function addressOf({ street, name, postcode, region, country }: PlaceParts): string {
  const areas = [name, region.name, country.name].filter(Boolean)
  const distinct = areas.filter((area, at) => at === 0 || fold(area) !== fold(areas[at - 1] ?? ''))
  const local = Math.max(0, distinct.length - 2)
  const withPostcode = distinct.map((area, at) =>
    postcode && at === local ? `${area} ${postcode}` : area,
  )
  return [street, ...withPostcode].filter(Boolean).join(', ')
}

/** The place as the contract gives it. */
export function describePlace(placeId: string, parts: PlaceParts): Place {
  const { street, name, postcode, region, country } = parts
  const component = (type: string, long_name: string, short_name = long_name) => ({
    long_name,
    short_name,
    types: [type],
  })
  return {
    placeId,
    address: addressOf(parts),
    address_components: [
      ...(street ? [component('street_address', street)] : []),
      ...(name ? [component('locality', name)] : []),
      ...(region.name
        ? [component('administrative_area_level_1', region.name, region.shortName)]
        : []),
      ...(postcode ? [component('postal_code', postcode)] : []),
      component('country', country.name, country.code),
    ],
  }
}
