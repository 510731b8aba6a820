import { geoAzimuthalEqualArea, type GeoProjection } from 'd3-geo'
import type { MultiPolygon } from 'geojson'
import { mesh } from 'topojson-client'
import { countryRatio, type CountryView } from '../../src/features/discover/map/projection.ts'
import type { Atlas, Polygon } from './atlas.ts'
import { drawnPath } from './drawn-path.ts'
import { svgOf } from './svg-of.ts'

const width = 1000
const height = Math.round(width * countryRatio)
/** What is cut off is cut beyond the edges, where no line of the cut is seen. */
const beyond = 24
const around = { tolerance: 0.7, area: 4 }
/** No island of the country itself is left out. */
const whole = { tolerance: 0.6, area: 0 }
const lines = { tolerance: 0.7, area: 0 }

/** @returns the drawing of a country among its neighbours, as a file in SVG */
export function drawCountry(atlas: Atlas, polygons: readonly Polygon[], view: CountryView): string {
  const projection = projectionOf(view)
  const shapes = atlas.countries.filter((shape) => isNear(atlas.boundsOf(shape), view))
  const land = multi(shapes.flatMap((shape) => atlas.polygons(shape)))
  const borders = mesh(
    atlas.shapes,
    { type: 'GeometryCollection', geometries: shapes },
    (one, other) => one !== other,
  )
  return svgOf(width, height, [
    { id: 'around', d: drawnPath(land, projection, around) },
    { id: 'borders', d: drawnPath(borders, projection, lines) },
    { id: 'country', d: drawnPath(multi(polygons), projection, whole) },
  ])
}

const multi = (coordinates: readonly Polygon[]): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: [...coordinates],
})

function projectionOf([longitude, latitude, seen]: CountryView): GeoProjection {
  const radius = seen / 1000
  return geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .scale(width / radius)
    .translate([width / 2, height / 2])
    .clipAngle(Math.min(175, (radius * 180) / Math.PI))
    .clipExtent([
      [-beyond, -beyond],
      [width + beyond, height + beyond],
    ])
    .precision(0.5)
}

/** Whether a shape may be in a view: a sieve, because drawing all of Earth for each country takes minutes. */
function isNear(
  [[west = 0, south = 0], [east = 0, north = 0]]: ReturnType<Atlas['boundsOf']>,
  [longitude, latitude, seen]: CountryView,
): boolean {
  const reach = (seen / 1000) * (180 / Math.PI)
  if (south > latitude + reach || north < latitude - reach) return false
  const poleward = Math.abs(latitude) + reach
  if (poleward > 85) return true
  const sideways = reach / Math.cos((poleward * Math.PI) / 180)
  const breadth = (((east - west) % 360) + 360) % 360
  const middle = west + breadth / 2
  const away = Math.abs(((((longitude - middle + 180) % 360) + 360) % 360) - 180)
  return away <= breadth / 2 + sideways
}
