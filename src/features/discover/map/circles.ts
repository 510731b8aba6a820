import { isInside, type Position, type Projection, type Spot } from './projection.ts'

/** A place with suppliers. */
export type Place = Position & {
  id: string
  name: string
  /** Its country, beside it in the list; empty where that is plain. */
  within: string
  /** How many suppliers are there. */
  count: number
  /** Where they are listed. */
  href: string
}

/** A width from which a map is drawn with more detail; lengths are in rem. */
export type Level = {
  id: 'least' | 'narrow' | 'middle' | 'wide'
  /** The least width of the map. */
  width: number
  /** Diameter of a circle for all suppliers; areas are in proportion to it. */
  whole: number
  /** The largest diameter. */
  most: number
  /** How many circles have a name beside them at most. */
  labels: number
}

/**
 * The server cannot know how wide the map will be, so that each level is in the page, and the styles show
 * one. They begin at the widths in `place-map.module.css`.
 */
export const levels: readonly Level[] = [
  { id: 'least', width: 16, whole: 4.5, most: 2.75, labels: 2 },
  { id: 'narrow', width: 21, whole: 5, most: 3, labels: 3 },
  { id: 'middle', width: 34, whole: 6, most: 4, labels: 6 },
  { id: 'wide', width: 52, whole: 7.5, most: 4.75, labels: 12 },
]

/** The places that one circle stands for, the largest first. */
export type Circle = Spot & {
  places: readonly Place[]
  count: number
  /** Its diameter in rem. */
  size: number
}

/** In rem: what can be seen, and what a thumb can hit. */
const [least, target] = [0.875, 2.75] as const
/** Between two circles, in rem. */
const gap = 0.25

/** Places in their order: by falling count, then by name, so that server and browser agree. */
export type SortedPlaces = {
  /** Those that the map shows. */
  shown: readonly Place[]
  /** Those beyond its edges. */
  outside: readonly Place[]
  /** Those without a position on Earth. */
  unknown: readonly Place[]
}

export function sortPlaces(places: readonly Place[], projection: Projection): SortedPlaces {
  const ordered = inOrder(places)
  const isKnown = ({ latitude, longitude }: Place) =>
    Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  const isShown = (place: Place) => isInside(projection.place(place))
  const known = ordered.filter((place) => isKnown(place))
  return {
    shown: known.filter((place) => isShown(place)),
    outside: known.filter((place) => !isShown(place)),
    unknown: ordered.filter((place) => !isKnown(place)),
  }
}

function inOrder(places: readonly Place[]): Place[] {
  return places.toSorted(
    (one, other) => other.count - one.count || (one.name < other.name ? -1 : 1),
  )
}

/**
 * Draws places as circles of which none touches another: those that would are one circle, where the
 * largest of them is.
 * @param places that the map shows, by falling count
 * @returns circles by falling count
 */
export function gatherCircles(
  places: readonly Place[],
  projection: Projection,
  level: Level,
): Circle[] {
  const sum = places.reduce((total, { count }) => total + count, 0)
  const height = level.width * projection.ratio
  const sizeOf = (count: number) =>
    Math.min(level.most, Math.max(least, level.whole * Math.sqrt(count / Math.max(1, sum))))
  const meet = (one: Circle, other: Circle) =>
    Math.hypot(
      kept(one.x * level.width, one.size, level.width) -
        kept(other.x * level.width, other.size, level.width),
      kept(one.y * height, one.size, height) - kept(other.y * height, other.size, height),
    ) < Math.max(target, (one.size + other.size) / 2 + gap)
  const joined = (one: Circle, other: Circle): Circle => {
    const count = one.count + other.count
    return { ...one, places: [...one.places, ...other.places], count, size: sizeOf(count) }
  }
  let circles: Circle[] = []
  for (const place of places) {
    const { count } = place
    const one = { ...projection.place(place), places: [place], count, size: sizeOf(count) }
    circles = add(circles, one, meet, joined)
  }
  // A circle that has taken another one in is larger, and may touch the next.
  for (let before = 0; before !== circles.length;) {
    before = circles.length
    circles = circles.reduce<Circle[]>((all, one) => add(all, one, meet, joined), [])
  }
  return circles
    .map((circle) => ({ ...circle, places: inOrder(circle.places) }))
    .toSorted((one, other) => other.count - one.count)
}

function add(
  circles: readonly Circle[],
  one: Circle,
  meet: (one: Circle, other: Circle) => boolean,
  joined: (one: Circle, other: Circle) => Circle,
): Circle[] {
  const met = circles.findIndex((other) => meet(other, one))
  const other = circles[met]
  return other ? circles.with(met, joined(other, one)) : [...circles, one]
}

/** Where the middle of something is that must not leave the map, as in `place-map.module.css`. */
export const kept = (middle: number, size: number, length: number): number =>
  Math.min(Math.max(middle, size / 2), length - size / 2)
