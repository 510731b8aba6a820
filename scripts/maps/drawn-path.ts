import { geoPath, type GeoPath, type GeoProjection } from 'd3-geo'
import type { GeometryObject } from 'geojson'

type Point = readonly [x: number, y: number]

/** Which small things a path leaves out, in units of the drawing. */
export type Detail = {
  /** How far the line may be from the true one. */
  tolerance: number
  /** Least area of what is drawn; with 0, an island without an area is a dot. */
  area: number
}

/**
 * Draws a shape as the shortest text that a path of SVG can be: whole numbers, each as the way from the
 * point before.
 * @returns the value of `d`; empty when nothing of the shape is in the drawing
 */
export function drawnPath(
  shape: GeometryObject,
  projection: GeoProjection,
  { tolerance, area }: Detail,
): string {
  const lines = new Lines()
  const path: GeoPath = geoPath(projection, lines)
  path(shape)
  return lines.drawn
    .map(({ points, closed }) => ({ points: simplified(points, tolerance), closed }))
    .filter(({ points, closed }) => (closed ? Math.abs(areaOf(points)) >= area : points.length > 1))
    .map(({ points, closed }) => written(points, closed))
    .join('')
}

/** Takes what d3 draws, as lists of points. */
class Lines {
  readonly drawn: { points: Point[]; closed: boolean }[] = []

  beginPath(): void {}
  moveTo(x: number, y: number): void {
    this.drawn.push({ points: [[x, y]], closed: false })
  }
  lineTo(x: number, y: number): void {
    this.drawn.at(-1)?.points.push([x, y])
  }
  closePath(): void {
    const line = this.drawn.at(-1)
    if (line) line.closed = true
  }
  /** Points are no part of countries. */
  arc(): void {}
}

function written(points: readonly Point[], closed: boolean): string {
  const [[x, y] = [0, 0]] = points
  if (points.length === 1) return `M${x},${y}h0`
  const steps = points.slice(1).map(([toX, toY], index) => {
    const [fromX, fromY] = points[index] ?? [0, 0]
    return `${toX - fromX},${toY - fromY}`
  })
  // A minus separates numbers as well as a comma or a space.
  const text = steps.join(' ').replaceAll(/[ ,]-/g, '-')
  return `M${x},${y}l${text}${closed ? 'z' : ''}`.replaceAll(',-', '-')
}

/** Whole numbers, without the points that the line passes within `tolerance` anyway (Douglas and Peucker). */
function simplified(points: readonly Point[], tolerance: number): Point[] {
  const kept = new Set([0, points.length - 1])
  const waiting: [number, number][] = [[0, points.length - 1]]
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    const [first, last] = part
    let [farthest, distance] = [0, tolerance]
    for (let index = first + 1; index < last; index++) {
      const off = distanceOf(points[index] as Point, points[first] as Point, points[last] as Point)
      if (off > distance) [farthest, distance] = [index, off]
    }
    if (distance === tolerance) continue
    kept.add(farthest)
    waiting.push([first, farthest], [farthest, last])
  }
  const rounded = points
    .filter((_, index) => kept.has(index))
    .map(([x, y]): Point => [Math.round(x), Math.round(y)])
  return rounded.filter(
    ([x, y], index) =>
      index === 0 || x !== rounded[index - 1]?.[0] || y !== rounded[index - 1]?.[1],
  )
}

/** How far a point is from the line between two others, or from them where they are one. */
function distanceOf([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY]
  const square = alongX ** 2 + alongY ** 2
  const share =
    square === 0
      ? 0
      : Math.min(1, Math.max(0, ((x - fromX) * alongX + (y - fromY) * alongY) / square))
  return Math.hypot(x - fromX - share * alongX, y - fromY - share * alongY)
}

function areaOf(points: readonly Point[]): number {
  return (
    points.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] as Point
      return sum + x * nextY - nextX * y
    }, 0) / 2
  )
}
