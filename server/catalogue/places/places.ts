import { setImmediate } from 'node:timers/promises'
import type { Country, Place, PlaceSuggestion } from '#src/contract/catalogue.ts'
import * as limits from '#src/contract/limits.ts'
import { findPlaces, type FoundPlace } from './find-places.ts'
import { fold } from './fold.ts'
import { decodeGeocodedId, encodeGeocodedId, type GeocodedKey } from './geocoded-id.ts'
import { decodePlaceId, encodePlaceId } from './place-id.ts'
import { addressOf, describePlace, placeIn, type PlaceParts } from './place-parts.ts'
import {
  preparePlacePoints,
  readPlacePoints,
  type PlacePoints,
  type Point,
} from './place-points.ts'
import { rowOfCity, rowOfCountry, rowOfKey, type PlaceRows } from './place-rows.ts'
import { preparePlaceTable, readPlaceTable, type PlaceTable } from './place-table.ts'
import { RegionIndex } from './region-index.ts'
import type { Region } from './region-list.ts'

type NameOf = (country: Country) => string | undefined
type Loaded = {
  readonly table: PlaceTable
  readonly points: PlacePoints
  readonly regions: RegionIndex
}

/** Rank from which a city is meant by its name rather than a country of that name. */
const bigCity = 9

/** The id of a whole country or territory, as a place of its own. */
const countryId = ({ code, name }: Country): string => {
  const id = encodePlaceId({ country: code, region: '', name, street: '', postcode: '' })
  if (id === undefined) throw new Error(`The name of ${code} is too long.`)
  return id
}

/** The search for places, and the way back from an id that it gave. */
export class Places {
  readonly #regions: readonly Region[]
  readonly #countryByCode: (code: string) => Country | undefined
  readonly #countryPoints = new Map<string, Point | null>()
  #loaded: Loaded | undefined
  #preparing: Promise<void> | undefined

  constructor(regions: readonly Region[], countryByCode: (code: string) => Country | undefined) {
    this.#regions = regions
    this.#countryByCode = countryByCode
  }

  /** Reads the places in slices between requests; a search before its end reads the rest at once. */
  prepare(): Promise<void> {
    if (this.#loaded) return Promise.resolve()
    this.#preparing ??= this.#prepare().finally(() => {
      this.#preparing = undefined
    })
    return this.#preparing
  }

  search(query: string, limit: number): readonly PlaceSuggestion[] {
    const { table, regions } = this.#read()
    const found = findPlaces(table, regions, query, limit)
    const suggestions = found.flatMap((one) => this.#suggest(one) ?? [])
    const country = this.#countryByCode(regions.countryNamed(fold(query)) ?? '')
    const all = country ? this.#withCountry(country, found, suggestions) : suggestions
    const addresses = all.map(({ address }) => address)
    return all.filter(({ address }, at) => addresses.indexOf(address) === at).slice(0, limit)
  }

  /**
   * @param nameOf what a country is called, where not in English
   * @returns undefined for whatever is not an id of a place that exists
   */
  byId(placeId: string, nameOf?: NameOf): Place | undefined {
    const parts = this.#byGeocodedId(placeId) ?? this.#byOwnId(placeId)
    if (!parts) return undefined
    const name = nameOf?.(parts.country)
    return describePlace(placeId, name === undefined ? parts : placeIn(parts, name))
  }

  /** A place that an outside geocoder found, under an id that `byId` knows; undefined when it cannot be one. */
  suggestGeocoded(key: GeocodedKey): PlaceSuggestion | undefined {
    const placeId = encodeGeocodedId(key)
    const address = placeId && this.byId(placeId)?.address
    return address && address.length <= limits.address ? { placeId, address } : undefined
  }

  /** See `Catalogue`. */
  pointOf(placeId: string): Point | null {
    const row = this.#rowOf(placeId)
    return row === undefined ? null : this.#rows().points.of(row)
  }

  /** See `Catalogue`. */
  townOf(placeId: string): string | null {
    const row = this.#rowOf(placeId)
    if (row === undefined) return null
    const { table, regions } = this.#rows()
    const region = regions[table.region(row)]
    if (!region) return null
    const { country, code } = region
    const key = { country: country.code, region: code, name: table.name(row) }
    return encodePlaceId({ ...key, street: '', postcode: '' }) ?? null
  }

  /** See `Catalogue`. */
  pointOfCountry(code: string): Point | null {
    if (!this.#countryByCode(code)) return null
    const known = this.#countryPoints.get(code)
    if (known !== undefined) return known
    const rows = this.#rows()
    const row = rowOfCountry(rows, code)
    const point = row === undefined ? null : rows.points.of(row)
    this.#countryPoints.set(code, point)
    return point
  }

  /** The town of the table that an id means; undefined for a whole country, and for what is none. */
  #rowOf(placeId: string): number | undefined {
    const outside = decodeGeocodedId(placeId)
    if (outside) return rowOfCity(this.#rows(), outside)
    const own = decodePlaceId(placeId)
    return own && rowOfKey(this.#rows(), own)
  }

  #byOwnId(placeId: string): PlaceParts | undefined {
    const key = decodePlaceId(placeId)
    if (!key) return undefined
    const whole = this.#countryByCode(key.country)
    if (whole && placeId === countryId(whole)) {
      const region = { name: '', shortName: '' }
      return { ...key, name: '', region, country: whole }
    }
    const rows = this.#rows()
    const row = rowOfKey(rows, key)
    const region = row === undefined ? undefined : this.#regions[rows.table.region(row)]
    return region && { ...key, region, country: region.country }
  }

  #byGeocodedId(placeId: string): PlaceParts | undefined {
    const key = decodeGeocodedId(placeId)
    const country = key && this.#countryByCode(key.country)
    if (!country) return undefined
    const { region: name, city } = key
    const folded = fold(name)
    const known = this.#regions.find(
      (one) => one.country.code === country.code && fold(one.name) === folded,
    )
    const region = { name, shortName: (name && known?.shortName) || name }
    return { ...key, name: city, region, country }
  }

  #suggest({ row, street, postcode }: FoundPlace): PlaceSuggestion | undefined {
    const { table } = this.#read()
    const region = this.#regions[table.region(row)]
    if (!region) return undefined
    const { country, code } = region
    const around = { name: table.name(row), street, postcode }
    const placeId = encodePlaceId({ ...around, country: country.code, region: code })
    const address = addressOf({ ...around, region, country })
    return placeId && address.length <= limits.address ? { placeId, address } : undefined
  }

  /**
   * Puts a country or territory that was named alone before its namesakes elsewhere, but for a big
   * city, and first of all the place in it that bears its name, such as Singapore.
   */
  #withCountry(
    country: Country,
    found: readonly FoundPlace[],
    suggestions: readonly PlaceSuggestion[],
  ): readonly PlaceSuggestion[] {
    const { table } = this.#read()
    const isOwn = ({ row }: FoundPlace) =>
      this.#regions[table.region(row)]?.country === country &&
      fold(table.name(row)) === fold(country.name)
    const own = found.filter(isOwn).flatMap((one) => this.#suggest(one) ?? [])
    const [first] = found
    const isBig = first !== undefined && table.rank(first.row) >= bigCity
    const whole = { placeId: countryId(country), address: country.name }
    const before = isBig ? suggestions.slice(0, 1) : []
    return [...before, ...own, whole, ...suggestions]
  }

  async #prepare(): Promise<void> {
    const [table, regions] = [await preparePlaceTable(), new RegionIndex()]
    const points = await preparePlacePoints(table.keys.size)
    for (const _ of regions.fill(this.#regions)) await setImmediate()
    this.#loaded ??= { table, points, regions }
  }

  #rows(): PlaceRows & Pick<Loaded, 'points'> {
    const { table, points, regions: index } = this.#read()
    return { table, points, regions: this.#regions, index }
  }

  #read(): Loaded {
    if (this.#loaded) return this.#loaded
    const regions = new RegionIndex()
    Array.from(regions.fill(this.#regions))
    const table = readPlaceTable()
    this.#loaded = { table, points: readPlacePoints(table.keys.size), regions }
    return this.#loaded
  }
}
