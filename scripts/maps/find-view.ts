import { geoArea, geoAzimuthalEqualArea, geoCentroid } from 'd3-geo'
import type { Position } from 'geojson'
import { countryRatio, type CountryView } from '../../src/features/discover/map/projection.ts'
import type { Polygon } from './atlas.ts'

/** An island or a mainland, with how large it is and how many of the sampled cities are on it. */
type Part = { outline: readonly Position[]; area: number; cities: number }

/** Share of a country's cities that the view shows at least; islands with few of them may be outside. */
const enough = 0.85
/** Share of the largest part's area from which on another one is in the view whatever is on it. */
const most = 0.25
/** A part with a city is in the view too if that makes it so many times as wide at most. */
const wider = 1.2
/** How many cities are asked where they are, and how many points of a coast tell where it ends. */
const [asked, told] = [300, 500] as const
/** Space around a country. */
const room = 1.16
/** In thousandths of Earth's radius: 45 km, so that a city state has surroundings. */
const narrowest = 7

/**
 * What the drawing of a country shows: the parts with most of its cities, and others as far as they are near.
 * @param polygons of the country
 * @param cities of it, as longitude and latitude
 */
export function findView(polygons: readonly Polygon[], cities: readonly Position[]): CountryView {
  const parts = partsOf(polygons, cities)
  const chosen = mainParts(parts)
  const [, , width] = viewOf(chosen.map(({ outline }) => thinned(outline)))
  for (const part of parts.filter((one) => one.cities > 0 && !chosen.includes(one))) {
    const [, , withIt] = viewOf([...chosen, part].map(({ outline }) => thinned(outline)))
    if (withIt <= width * wider) chosen.push(part)
  }
  return viewOf(chosen.map(({ outline }) => outline))
}

/** By falling number of cities. */
function partsOf(polygons: readonly Polygon[], cities: readonly Position[]): Part[] {
  const parts = polygons.map((one): Part => ({
    outline: one[0] ?? [],
    area: geoArea({ type: 'Polygon', coordinates: one }),
    cities: 0,
  }))
  const step = Math.max(1, Math.floor(cities.length / asked))
  for (const city of cities.filter((_, index) => index % step === 0)) {
    const away = parts.map(({ outline }) =>
      outline.reduce((least, point) => Math.min(least, between(point, city)), Infinity),
    )
    const nearest = parts[away.indexOf(Math.min(...away))]
    if (nearest) nearest.cities += 1
  }
  return parts.toSorted((one, other) => other.cities - one.cities)
}

function mainParts(parts: readonly Part[]): Part[] {
  const all = parts.reduce((sum, { cities }) => sum + cities, 0)
  const large = Math.max(...parts.map(({ area }) => area)) * most
  let seen = 0
  return parts.filter(({ area, cities }) => {
    const isNeeded = seen < enough * all
    seen += cities
    return isNeeded || area >= large
  })
}

/** The view in which some outlines are, with space around them. */
function viewOf(outlines: readonly (readonly Position[])[]): CountryView {
  const points = outlines.flat()
  let middle = geoCentroid({ type: 'MultiPoint', coordinates: points })
  let width = narrowest
  // Each step puts the middle of what is seen from the last one into the middle.
  for (let step = 0; step < 8; step++) {
    const projection = geoAzimuthalEqualArea()
      .rotate([-middle[0], -middle[1]])
      .scale(1000)
      .translate([0, 0])
    const seen = points.map(([x = 0, y = 0]) => projection([x, y]) ?? ([0, 0] as const))
    const [left, right] = ends(seen.map(([x]) => x))
    const [upper, lower] = ends(seen.map(([, y]) => y))
    middle = projection.invert?.([(left + right) / 2, (upper + lower) / 2]) ?? middle
    width = Math.max(narrowest, room * Math.max(right - left, (lower - upper) / countryRatio))
  }
  return [round(middle[0], 100), round(middle[1], 100), round(width, 10)]
}

function thinned(outline: readonly Position[]): Position[] {
  const step = Math.ceil(outline.length / told)
  return outline.filter((_, index) => index % step === 0)
}

/** Good enough to find the nearest of several coasts, in degrees. */
function between([x = 0, y = 0]: Position, [toX = 0, toY = 0]: Position): number {
  const across = Math.abs(x - toX)
  return Math.hypot(Math.min(across, 360 - across) * Math.cos((toY * Math.PI) / 180), y - toY)
}

function ends(values: readonly number[]): readonly [least: number, greatest: number] {
  return values.reduce<readonly [number, number]>(
    ([least, greatest], value) => [Math.min(least, value), Math.max(greatest, value)],
    [Infinity, -Infinity],
  )
}

const round = (value: number, parts: number): number => Math.round(value * parts) / parts
