import { geoAzimuthalEqualArea, geoEqualEarth, type GeoProjection } from 'd3-geo'
import { describe, expect, it } from 'vitest'
import { countryViews } from './drawings.gen.ts'
import {
  aroundCountry,
  countryRatio,
  middleMeridian,
  type Position,
  type Projection,
  world,
} from './projection.ts'

const sydney = { latitude: -33.87, longitude: 151.21 }
const nairobi = { latitude: -1.29, longitude: 36.82 }
const anchorage = { latitude: 61.22, longitude: -149.9 }
const suva = { latitude: -18.14, longitude: 178.44 }
const apia = { latitude: -13.83, longitude: -171.77 }
const longyearbyen = { latitude: 78.22, longitude: 15.63 }

/** What lies between two places on a drawing of d3, in widths of ours. */
function expectAsIn(theirs: GeoProjection, ours: Projection, width: number, at: Position[]): void {
  const [first, ...others] = at.map((position) => {
    const [x, y] = theirs([position.longitude, position.latitude]) ?? [NaN, NaN]
    const spot = ours.place(position)
    return { theirs: [x / width, y / width], ours: [spot.x, spot.y * ours.ratio] }
  })
  for (const other of others)
    for (const axis of [0, 1]) {
      const [way, ourWay] = [other.theirs, other.ours].map((one) => one[axis] ?? NaN)
      const [from, ourFrom] = [first?.theirs[axis] ?? NaN, first?.ours[axis] ?? NaN]
      expect((ourWay ?? NaN) - ourFrom).toBeCloseTo((way ?? NaN) - from, 9)
    }
}

describe('where a place is on a drawing', () => {
  it('is on the world where d3 puts it in the Equal Earth projection', () => {
    const theirs = geoEqualEarth().rotate([-middleMeridian, 0]).scale(1).translate([0, 0])
    const [edge] = theirs([middleMeridian + 180 - 1e-9, 0]) ?? [NaN]
    const places = [nairobi, sydney, anchorage, suva, apia, longyearbyen]
    expectAsIn(theirs, world, 2 * edge, places)
    expect(world.place({ latitude: 0, longitude: middleMeridian }).x).toBeCloseTo(0.5)
  })

  it('is within the world for whoever is not at a pole', () => {
    for (const position of [sydney, anchorage, suva, apia, longyearbyen]) {
      const { x, y } = world.place(position)
      expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThan(0)
    }
    expect(world.place({ latitude: -75, longitude: 0 }).y).toBeGreaterThan(1)
  })

  it.each([
    ['FJ', [suva, { latitude: -16.8, longitude: -179.9 }]],
    ['AU', [sydney, { latitude: -31.95, longitude: 115.86 }]],
    ['US', [anchorage, { latitude: 25.76, longitude: -80.19 }]],
    [
      'AQ',
      [
        { latitude: -75, longitude: 0 },
        { latitude: -77.85, longitude: 166.67 },
      ],
    ],
  ] as const)('is on %s where d3 puts it in the projection around its middle', (code, places) => {
    const view = countryViews[code] ?? [0, 0, 0]
    const theirs = geoAzimuthalEqualArea().rotate([-view[0], -view[1]]).scale(1).translate([0, 0])
    const middle = { longitude: view[0], latitude: view[1] }
    expectAsIn(theirs, aroundCountry(view), view[2] / 1000, [middle, ...places])
    const { x, y } = aroundCountry(view).place(middle)
    expect([x, y]).toEqual([0.5, 0.5])
    expect(aroundCountry(view).ratio).toBe(countryRatio)
  })

  it('is a number on the other side of Earth, too', () => {
    const { x, y } = aroundCountry([10, 50, 100]).place({ latitude: -50, longitude: -170 })
    expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true)
  })
})
