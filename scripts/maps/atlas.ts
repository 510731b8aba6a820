import { readFileSync } from 'node:fs'
import { geoArea, geoBounds } from 'd3-geo'
import type { Position } from 'geojson'
import { feature } from 'topojson-client'
import type {
  MultiPolygon as MultiPolygonShape,
  Polygon as PolygonShape,
  Topology,
} from 'topojson-specification'
import type { Country } from '../../src/contract/catalogue.ts'

/** A polygon of an atlas: its outline, and those of its holes. */
export type Polygon = Position[][]
/** Least and greatest longitude, then latitude, in degrees. */
type Box = readonly [west: number, south: number, east: number, north: number]

/** The scales of Natural Earth: a small country is only shaped in a large one. */
const files = {
  '110m': import.meta.resolve('world-atlas/countries-110m.json'),
  '50m': import.meta.resolve('world-atlas/countries-50m.json'),
  '10m': import.meta.resolve('world-atlas/countries-10m.json'),
} as const

type Shape = (PolygonShape | MultiPolygonShape) & { properties: { name: string } }
type Shapes = Topology<{ countries: { type: 'GeometryCollection'; geometries: Shape[] } }>

/** What has a code of its own in ISO 3166-1, and is a part of another country in Natural Earth. */
const within: Readonly<Record<string, readonly [country: string, ...boxes: Box[]]>> = {
  BQ: ['NL', [-68.6, 11.8, -68, 12.5], [-63.4, 17.3, -62.8, 17.8]],
  BV: ['NO', [3, -55, 4, -54]],
  CC: ['XX', [96, -13, 98, -11]],
  CX: ['XX', [105, -11, 106, -10]],
  GF: ['FR', [-55, 2, -51, 6]],
  GP: ['FR', [-61.9, 15.8, -60.9, 16.6]],
  MQ: ['FR', [-61.3, 14.3, -60.7, 15]],
  RE: ['FR', [55, -21.6, 56, -20.7]],
  SJ: ['NO', [-10, 70.7, 35, 81]],
  TK: ['NZ', [-173, -10, -171, -8]],
  YT: ['FR', [44.9, -13.1, 45.4, -12.5]],
}
/** Areas without a code in the atlas, by its names of them. */
const unnumbered: Readonly<Record<string, string>> = {
  XK: 'Kosovo',
  XX: 'Indian Ocean Ter.',
}

/** One scale of Natural Earth's countries. */
export class Atlas {
  readonly shapes: Shapes
  readonly #numbers: ReadonlyMap<string, string>
  readonly #boxes = new Map<Shape, readonly [Position, Position]>()

  constructor(scale: keyof typeof files, countries: readonly Country[]) {
    this.shapes = JSON.parse(readFileSync(new URL(files[scale]), 'utf8')) as Shapes
    this.#numbers = new Map(countries.map(({ code, numeric }) => [code, numeric]))
  }

  get countries(): readonly Shape[] {
    return this.shapes.objects.countries.geometries
  }

  /** @returns the polygons of a country or territory; none when this scale leaves it out */
  polygonsOf(code: string): Polygon[] {
    const [whole, ...boxes] = within[code] ?? [code]
    const number = this.#numbers.get(whole)
    const shapes = this.countries.filter(({ id, properties }) =>
      number !== undefined && id !== undefined
        ? id === number
        : properties.name === unnumbered[whole],
    )
    const polygons = shapes.flatMap((shape) => this.polygons(shape))
    if (boxes.length > 0) return polygons.filter((one) => boxes.some((box) => isIn(one, box)))
    const others = Object.values(within).filter(([country]) => country === code)
    return polygons.filter(
      (one) => !others.some(([, ...parts]) => parts.some((box) => isIn(one, box))),
    )
  }

  /** @returns the polygons of a shape */
  polygons(shape: Shape): Polygon[] {
    const all =
      shape.type === 'Polygon'
        ? [feature(this.shapes, shape).geometry.coordinates]
        : feature(this.shapes, shape).geometry.coordinates
    return all.map((one) => turned(one))
  }

  /** @returns its western and southern, and its eastern and northern end; west is greater than east across 180° */
  boundsOf(shape: Shape): readonly [Position, Position] {
    const known = this.#boxes.get(shape)
    if (known) return known
    const bounds = geoBounds(feature(this.shapes, shape))
    this.#boxes.set(shape, bounds)
    return bounds
  }
}

/** Rounding has turned a few tiny islands inside out, so that they would be all of Earth but themselves. */
function turned(polygon: Polygon): Polygon {
  const isInsideOut = geoArea({ type: 'Polygon', coordinates: polygon }) > 2 * Math.PI
  return isInsideOut ? polygon.map((ring) => ring.toReversed()) : polygon
}

const isIn = ([outline = []]: Polygon, [west, south, east, north]: Box): boolean =>
  outline.every(([x = 0, y = 0]) => x >= west && x <= east && y >= south && y <= north)
