import type { SupplierPlace, SupplierPlaces } from '#src/contract/discover/supplier-hits.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { decodePlaceId } from '../catalogue/places/place-id.ts'
import type { PlaceCounts } from '../search/query.ts'
import { presentPlace } from './place.ts'

/** Where suppliers are that were found, in the language of the answer, the places with most of them first. */
export function presentPlaces(
  names: CatalogueIn,
  catalogue: Pick<Catalogue, 'pointOf' | 'pointOfCountry'>,
  { towns, countries, unknown }: PlaceCounts,
): SupplierPlaces {
  const countryOf = (code: string) => ({ code, name: names.countryByCode(code)?.name ?? code })
  const places = [
    ...towns.map(([id, count]): SupplierPlace => ({
      ...{ id, kind: 'town', count },
      name: presentPlace(names, id)?.city || countryOf(codeOf(id)).name,
      country: countryOf(codeOf(id)),
      point: catalogue.pointOf(id),
    })),
    ...countries.map(([code, count]): SupplierPlace => ({
      ...{ id: code, kind: 'country', count },
      name: countryOf(code).name,
      country: countryOf(code),
      point: catalogue.pointOfCountry(code),
    })),
  ]
  return { places: places.toSorted((one, other) => other.count - one.count), unknown }
}

const codeOf = (townId: string) => decodePlaceId(townId)?.country ?? ''
