type Located = { readonly country: string; readonly lat: string; readonly lng: string }

/** Side of a cell of the grid, in degrees: about 25 km north to south. */
const cell = 0.25
const steps = [-1, 0, 1]

/**
 * How urban a place is, from 0 to 9: the logarithm of how many places of its country lie around it.
 * It stands in for the population, which the source lacks: suburbs and big cities come before villages.
 */
export function rankByNeighbours(places: readonly Located[]): (place: Located) => number {
  const counts = new Map<string, number>()
  for (const place of places) {
    const key = keyOf(place, 0, 0)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return (place) => {
    let around = 0
    for (const x of steps) for (const y of steps) around += counts.get(keyOf(place, x, y)) ?? 0
    return Math.min(9, Math.round(Math.log2(around)))
  }
}

function keyOf({ country, lat, lng }: Located, x: number, y: number): string {
  const column = Math.floor(Number(lng) / cell) + x
  const row = Math.floor(Number(lat) / cell) + y
  return `${country} ${column} ${row}`
}
