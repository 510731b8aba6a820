import type { Place, PlaceSuggestion } from '#src/contract/catalogue.ts'
import { limits } from '#src/contract/limits.ts'
import { findPlaces } from './find-places.ts'
import { fold } from './fold.ts'
import { decodePlaceId, encodePlaceId } from './place-id.ts'
import { readPlaceTable, type PlaceTable } from './place-table.ts'
import type { Region } from './region-list.ts'

/** The search for places, and the way back from an id that it gave. */
export class Places {
  readonly #regions: readonly Region[]
  #loaded: PlaceTable | undefined

  constructor(regions: readonly Region[]) {
    this.#regions = regions
  }

  search(query: string, limit: number): readonly PlaceSuggestion[] {
    const found = findPlaces(this.#table(), this.#regions, query, limit)
    const suggestions = found.flatMap(({ row, street }) => this.#suggest(row, street) ?? [])
    return [...new Map(suggestions.map((one) => [one.placeId, one])).values()]
  }

  /** @returns undefined for whatever is not an id of a place that exists */
  byId(placeId: string): Place | undefined {
    const key = decodePlaceId(placeId)
    if (!key) return undefined
    const table = this.#table()
    const { from, to } = table.named(fold(key.name))
    for (let row = from; row < to; row += 1) {
      const region = this.#regions[table.region(row)]
      if (
        region?.country.code === key.country &&
        region.code === key.region &&
        table.name(row) === key.name
      )
        return describe(placeId, key.name, region, key.street)
    }
    return undefined
  }

  #suggest(row: number, street: string): PlaceSuggestion | undefined {
    const table = this.#table()
    const region = this.#regions[table.region(row)]
    if (!region) return undefined
    const name = table.name(row)
    const key = { country: region.country.code, region: region.code, name, street }
    const placeId = encodePlaceId(key)
    const address = addressOf(name, region, street)
    return placeId && address.length <= limits.address ? { placeId, address } : undefined
  }

  #table(): PlaceTable {
    return (this.#loaded ??= readPlaceTable())
  }
}

function addressOf(name: string, region: Region, street: string): string {
  const areas = [name, region.name, region.country.name].filter(Boolean)
  const distinct = areas.filter((area, at) => at === 0 || fold(area) !== fold(areas[at - 1] ?? ''))
  return [street, ...distinct].filter(Boolean).join(', ')
}

function describe(placeId: string, name: string, region: Region, street: string): Place {
  const { country } = region
  const component = (type: string, long_name: string, short_name = long_name) => ({
    long_name,
    short_name,
    types: [type],
  })
  return {
    placeId,
    address: addressOf(name, region, street),
    address_components: [
      ...(street ? [component('street_address', street)] : []),
      component('locality', name),
      ...(region.name
        ? [component('administrative_area_level_1', region.name, region.shortName)]
        : []),
      component('country', country.name, country.code),
    ],
  }
}
