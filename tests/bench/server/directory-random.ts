import { randomFrom } from '../misspell.ts'

/** Chances that are the same for the same seed. */
export type Chance = {
  /** From 0 to below the end. */
  below(end: number): number
  pick<T>(list: readonly T[]): T
  /** At most `count` of them, each once. */
  some<T>(list: readonly T[], count: number): T[]
  uuid(): string
}

export function chanceFrom(seed: number): Chance {
  const random = randomFrom(seed)
  const below = (end: number) => Math.floor(random() * end)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const hex = (digits: number) =>
    below(16 ** digits)
      .toString(16)
      .padStart(digits, '0')
  return {
    below,
    pick,
    some: (list, count) => [...new Set(Array.from({ length: count }, () => pick(list)))],
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(6)}${hex(6)}`,
  }
}
