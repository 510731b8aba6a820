import type { Catalogue } from '../../catalogue/catalogue.ts'
import { decodePlaceId, encodePlaceId, type PlaceKey } from '../../catalogue/places/place-id.ts'
import type { DemoAddress } from '../organisations/demo-organisation.ts'

const suggestions = 20
const anyStreet = '1'

/** The towns of generated suppliers, each searched for once. */
export type Towns = {
  /** An address with the id of its place, as the place search would give it. */
  addressOf(address: DemoAddress): { address: string; addressIdentifier: string }
  /** Id of the part of the country that a town lies in; null where the catalogue lists none. */
  regionOf(town: string, countryCode: string): string | null
}

type Town = { readonly key: PlaceKey; readonly region: string | null }

export function createTowns(
  catalogue: Pick<Catalogue, 'searchPlaces' | 'placeById' | 'locationNameById'>,
): Towns {
  const known = new Map<string, Town>()
  // A town that bears the name of its country is a town only with a street in it.
  const placeAt = (key: PlaceKey, street: string) => {
    const id = encodePlaceId({ ...key, street })
    return id === undefined ? undefined : catalogue.placeById(id)
  }

  const townOf = (city: string, countryCode: string): Town => {
    const name = `${countryCode} ${city}`
    const town = known.get(name) ?? findTown(city, countryCode)
    known.set(name, town)
    return town
  }

  function findTown(city: string, countryCode: string): Town {
    const found = catalogue
      .searchPlaces(city, suggestions)
      .flatMap(({ placeId }) => decodePlaceId(placeId) ?? [])
      .find((key) => key.country === countryCode && placeAt(key, anyStreet) !== undefined)
    if (!found) throw new Error(`'${city}' in ${countryCode} is no town of the address search`)
    const area = placeAt(found, anyStreet)?.address_components.find(({ types }) =>
      types.includes('administrative_area_level_1'),
    )
    const region = `${countryCode}-${area?.short_name ?? ''}`
    return { key: found, region: catalogue.locationNameById(region) === undefined ? null : region }
  }

  return {
    regionOf: (town, countryCode) => townOf(town, countryCode).region,
    addressOf({ street, city, countryCode }) {
      const place = placeAt(townOf(city, countryCode).key, street)
      if (!place) throw new Error(`'${street}, ${city}' in ${countryCode} is no address`)
      return { address: place.address, addressIdentifier: place.placeId }
    },
  }
}
