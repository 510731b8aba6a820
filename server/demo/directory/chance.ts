/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Chances that are the same for the same seed. */
export type Chance = {
  /** A whole number from 0 to below the end. */
  below(end: number): number
  /** A whole number from one to another, both included. */
  between(least: number, most: number): number
  /** True in so many cases of a hundred. */
  percent(share: number): boolean
  pick<T>(list: readonly T[]): T
  /** At most `count` of them, each once. */
  some<T>(list: readonly T[], count: number): T[]
}

export function chanceFrom(seed: number): Chance {
  const random = randomFrom(seed)
  const below = (end: number) => Math.floor(random() * end)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    percent: (share) => random() * 100 < share,
    pick,
    some: (list, count) => [...new Set(Array.from({ length: count }, () => pick(list)))],
  }
}

/** A seed for one of many things of a kind, far from those of its neighbours. */
export function seedOf(seed: number, index: number): number {
  return (Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(seed + 1, 0x85ebca6b)) | 0
}

/** One of several, those of greater weight more often. */
export function weighted<T>(chance: Chance, list: readonly T[], weight: (one: T) => number): T {
  let left = chance.below(list.reduce((sum, one) => sum + weight(one), 0))
  const found = list.find((one) => (left -= weight(one)) < 0)
  if (found === undefined) throw new Error('Nothing has a weight.')
  return found
}

const parts = new Map<string, readonly string[]>()

/** The parts of a text with `|` between; it is taken apart once. */
export function partsOf(text: string): readonly string[] {
  const known = parts.get(text) ?? text.split('|')
  parts.set(text, known)
  return known
}
