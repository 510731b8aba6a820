import { geoCentroid, geoEqualEarth, geoGraticule, type GeoProjection } from 'd3-geo'
import { merge, mesh } from 'topojson-client'
import { middleMeridian, world } from '../../src/features/discover/map/projection.ts'
import type { Atlas, Polygon } from './atlas.ts'
import { drawnPath } from './drawn-path.ts'
import { svgOf } from './svg-of.ts'

const width = 2000
const height = Math.round(width * world.ratio)
const antarctica = '010'
/** Islands of one country that are drawn as dots, because the small scale leaves it out. */
const dots = 3

/**
 * @param atlas in the scale of a whole world
 * @param islands of countries that this scale leaves out, each country's by falling size
 * @returns the drawing of the world as a file in SVG
 */
export function drawWorld(atlas: Atlas, islands: readonly (readonly Polygon[])[]): string {
  const projection = projectionOf()
  const shapes = atlas.countries.filter(({ id }) => id !== antarctica)
  const land = merge(atlas.shapes, shapes)
  const borders = mesh(
    atlas.shapes,
    { type: 'GeometryCollection', geometries: shapes },
    (one, other) => one !== other,
  )
  const places = islands.flatMap((country) =>
    country.slice(0, dots).map((one) => dot(one, projection)),
  )
  return svgOf(width, height, [
    {
      id: 'lines',
      d: drawnPath(geoGraticule().step([30, 20])(), projection, { tolerance: 0.5, area: 0 }),
    },
    { id: 'land', d: drawnPath(land, projection, { tolerance: 0.5, area: 6 }) },
    { id: 'borders', d: drawnPath(borders, projection, { tolerance: 0.5, area: 0 }) },
    { id: 'islands', d: places.join('') },
  ])
}

function projectionOf(): GeoProjection {
  const projection = geoEqualEarth().rotate([-middleMeridian, 0]).scale(1).translate([0, 0])
  // Where ours puts the middle of the world is where d3 has to put it too.
  const [x, y] = spot(0, middleMeridian)
  const [left] = projection([middleMeridian - 180 + 1e-9, 0]) ?? [0]
  return projection
    .scale(width / (-2 * left))
    .translate([x, y])
    .clipExtent([
      [0, -1],
      [width, height + 1],
    ])
    .precision(0.3)
}

function spot(latitude: number, longitude: number): readonly [x: number, y: number] {
  const { x, y } = world.place({ latitude, longitude })
  return [x * width, y * height]
}

function dot(island: Polygon, projection: GeoProjection): string {
  const [x, y] = projection(geoCentroid({ type: 'Polygon', coordinates: island })) ?? [0, 0]
  return `M${Math.round(x)},${Math.round(y)}h0`
}
