/** Where something is on a drawing, as shares of its width and of its height, from its left and upper edge. */
export type Spot = { x: number; y: number }

/** A position on Earth in degrees; north and east are positive. */
export type Position = { latitude: number; longitude: number }

/** What of Earth a drawing shows, and how. */
export type Projection = {
  /** Height of the drawing as a share of its width. */
  readonly ratio: number
  /** @returns where a position is; outside of 0 to 1 when the drawing does not show it */
  readonly place: (position: Position) => Spot
}

/**
 * The view of a country: where its middle is, in degrees, and how wide it is, in thousandths of Earth's
 * radius (one is 6.371 km).
 */
export type CountryView = readonly [longitude: number, latitude: number, width: number]

const radians = Math.PI / 180
/** Polynomial of the projection: B. Šavrič, T. Patterson, B. Jenny, The Equal Earth map projection (2018). */
const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796] as const
const root = Math.sqrt(3) / 2

/** The meridian in the middle of the world: its opposite is the strait between Asia and America. */
export const middleMeridian = 11
/** Parallels at the upper and lower edge of the world: nobody supplies from beyond them. */
const [northEdge, southEdge] = [83.7, -56.5] as const

/** @returns x and y of the Equal Earth projection, in radii, y to the north */
function equalEarth({ latitude, longitude }: Position): readonly [x: number, y: number] {
  const angle = Math.asin(root * Math.sin(latitude * radians))
  const square = angle ** 2
  const sixth = square ** 3
  const east = wrapped(longitude - middleMeridian) * radians
  const slope = root * (a1 + 3 * a2 * square + sixth * (7 * a3 + 9 * a4 * square))
  return [(east * Math.cos(angle)) / slope, angle * (a1 + a2 * square + sixth * (a3 + a4 * square))]
}

/** @returns the same longitude between -180 and 180 */
const wrapped = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180

const halfWidth = Math.PI / (root * a1)
const top = equalEarth({ latitude: northEdge, longitude: middleMeridian })[1]
const bottom = equalEarth({ latitude: southEdge, longitude: middleMeridian })[1]

/** The world in the Equal Earth projection: areas have their true proportions. */
export const world: Projection = {
  ratio: (top - bottom) / (2 * halfWidth),
  place(position) {
    const [x, y] = equalEarth(position)
    return { x: (x + halfWidth) / (2 * halfWidth), y: (top - y) / (top - bottom) }
  },
}

/** Height of each country's drawing as a share of its width. */
export const countryRatio = 2 / 3

/**
 * A country in Lambert's azimuthal equal-area projection around its middle, so that it looks as on its
 * own maps wherever on Earth it is.
 */
export function aroundCountry([east, north, width]: CountryView): Projection {
  const middle = north * radians
  return {
    ratio: countryRatio,
    place({ latitude, longitude }) {
      const height = latitude * radians
      const angle = (longitude - east) * radians
      const across = Math.cos(height) * Math.cos(angle)
      const near = 1 + Math.sin(middle) * Math.sin(height) + Math.cos(middle) * across
      const scale = Math.sqrt(2 / Math.max(near, Number.EPSILON)) / (width / 1000)
      const up = Math.cos(middle) * Math.sin(height) - Math.sin(middle) * across
      return {
        x: 0.5 + scale * Math.cos(height) * Math.sin(angle),
        y: 0.5 - (scale * up) / countryRatio,
      }
    },
  }
}

/** @returns whether a drawing shows a spot */
export const isInside = ({ x, y }: Spot): boolean => x >= 0 && x <= 1 && y >= 0 && y <= 1
