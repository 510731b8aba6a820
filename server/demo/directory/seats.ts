import { chanceFrom, seedOf } from './chance.ts'
import { directoryCountries } from './countries.ts'
import type { DirectoryCountry } from './countries/country.ts'

/** Where a supplier is at home, and how many of its area come before it. */
export type Seat = { readonly country: DirectoryCountry; readonly ordinal: number }

/**
 * Deals countries to suppliers: in each run of some four hundred, every country comes as often as its weight
 * says, in an order of chance. So it is known of each supplier how many of its area come before it, without
 * looking at these.
 * @returns the seat of a supplier by its index, from 0
 */
export function dealSeats(seed: number): (index: number) => Seat {
  const countries = shuffled(
    directoryCountries.flatMap((country) => Array<DirectoryCountry>(country.weight).fill(country)),
    seed,
  )
  const counts = new Map<DirectoryCountry['area'], number>()
  const ranks = countries.map(({ area }) => {
    const rank = counts.get(area) ?? 0
    counts.set(area, rank + 1)
    return rank
  })
  return (index) => {
    const at = index % countries.length
    const country = countries[at]
    if (!country) throw new Error(`There is no supplier ${index}`)
    const runs = Math.floor(index / countries.length)
    return { country, ordinal: runs * (counts.get(country.area) ?? 0) + (ranks[at] ?? 0) }
  }
}

/** In an order of chance (Fisher and Yates). */
function shuffled<T>(list: readonly T[], seed: number): readonly T[] {
  const chance = chanceFrom(seedOf(seed, -1))
  const all = [...list]
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = chance.below(last + 1)
    ;[all[last], all[other]] = [all[other] as T, all[last] as T]
  }
  return all
}
