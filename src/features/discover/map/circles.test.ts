import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Circle,
  gatherCircles,
  kept,
  type Level,
  levels,
  type Place,
  sortPlaces,
} from './circles.ts'
import { countryViews } from './drawings.gen.ts'
import { placeLabels } from './labels.ts'
import { aroundCountry, world } from './projection.ts'

const place = (name: string, latitude: number, longitude: number, count = 1): Place => ({
  within: '',
  ...{ id: name, name, latitude, longitude, count },
  href: `/discover?place=${name}`,
})
const sydney = place('Sydney', -33.87, 151.21, 90)
const newcastle = place('Newcastle', -32.93, 151.78, 10)
const perth = place('Perth', -31.95, 115.86, 30)
const berlin = place('Berlin', 52.52, 13.4, 40)
const [least, , , wide] = levels as [Level, Level, Level, Level]
const namesOf = ({ places }: Circle) => places.map(({ name }) => name)

describe('places on the map', () => {
  it('are in the order of their counts, those that the map does not show behind', () => {
    const nowhere = [place('NaN', NaN, 0, 7), place('North', 91, 0, 8), place('East', 0, 181, 9)]
    const australia = aroundCountry(countryViews['AU'] ?? [0, 0, 0])
    const sorted = sortPlaces([newcastle, ...nowhere, berlin, perth, sydney], australia)
    expect(sorted.shown.map(({ name }) => name)).toEqual(['Sydney', 'Perth', 'Newcastle'])
    expect(sorted.outside).toEqual([berlin])
    expect(sorted.unknown.map(({ name }) => name)).toEqual(['East', 'North', 'NaN'])
  })

  it('are in one circle where theirs would touch, at the largest of them', () => {
    const circles = gatherCircles([sydney, berlin, perth, newcastle], world, wide)
    expect(circles.map(namesOf)).toEqual([['Sydney', 'Newcastle'], ['Berlin'], ['Perth']])
    expect(circles[0]).toMatchObject({ count: 100, ...world.place(sydney) })
    expect(gatherCircles([sydney, berlin, perth, newcastle], world, least)).toHaveLength(2)
    const australia = aroundCountry(countryViews['AU'] ?? [0, 0, 0])
    expect(gatherCircles([sydney, perth], australia, least)).toHaveLength(2)
  })

  it('have areas in proportion to their counts, unless they would be too small to see', () => {
    const [large, small] = gatherCircles([berlin, place('Nairobi', -1.29, 36.82, 10)], world, wide)
    expect((large?.size ?? 0) / (small?.size ?? 0)).toBeCloseTo(4.75 / 3.35, 1)
    const [, tiny] = gatherCircles([berlin, place('Nairobi', -1.29, 36.82, 0)], world, wide)
    expect(tiny?.size).toBe(0.875)
  })

  const somewhere = fc.record({
    latitude: fc.integer({ min: -56, max: 83 }),
    longitude: fc.integer({ min: -180, max: 180 }),
    count: fc.integer({ min: 0, max: 5000 }),
  })
  const anywhere = fc
    .array(somewhere, { maxLength: 80 })
    .map((all) =>
      all.map((one, index) => place(`Place ${index}`, one.latitude, one.longitude, one.count)),
    )

  it('never touch each other at any width, and none is lost', () => {
    fc.assert(
      fc.property(
        anywhere,
        fc.constantFrom(...levels),
        fc.constantFrom(1, 1.25),
        (all, level, times) => {
          const { shown } = sortPlaces(all, world)
          const circles = gatherCircles(shown, world, level)
          expect(circles.flatMap(namesOf).toSorted()).toEqual(
            shown.map(({ name }) => name).toSorted(),
          )
          const middles = circles.map((one) => middleOf(one, level.width * times))
          for (const [index, [x, y]] of middles.entries())
            for (const [other, [otherX, otherY]] of middles.slice(0, index).entries()) {
              const radii = ((circles[index]?.size ?? 0) + (circles[other]?.size ?? 0)) / 2
              expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThanOrEqual(
                Math.max(2.75, radii) - 0.01,
              )
            }
        },
      ),
      { numRuns: 200 },
    )
  })

  it('have names beside the largest of them, where no circle and no other name is', () => {
    const circles = gatherCircles([sydney, berlin, perth, newcastle], world, wide)
    const text = ({ places }: Circle) => places[0]?.name ?? ''
    expect(placeLabels(circles, text, world.ratio, wide)).toEqual(['right', 'right', 'left'])
    const long = () => 'A name that is much too long to stand on a map of the world'.repeat(2)
    expect(placeLabels(circles, long, world.ratio, wide)).toEqual([null, null, null])
    const few = { ...wide, labels: 1 }
    expect(placeLabels(circles, text, world.ratio, few)).toEqual(['right', null, null])
    const atEdge = gatherCircles([place('Suva', -18.14, 178.44)], world, wide)
    expect(placeLabels(atEdge, () => 'A longer name', world.ratio, wide)).toEqual(['left'])
  })
})

function middleOf({ x, y, size }: Circle, width: number): readonly [number, number] {
  const height = width * world.ratio
  return [kept(x * width, size, width), kept(y * height, size, height)]
}
