import {
  type Chance as PlainChance,
  chanceFrom as plainChanceFrom,
} from '#server/demo/directory/chance.ts'

/** Chances that are the same for the same seed, and ids by them. */
export type Chance = PlainChance & { uuid(): string }

export function chanceFrom(seed: number): Chance {
  const chance = plainChanceFrom(seed)
  const hex = (digits: number) =>
    chance
      .below(16 ** digits)
      .toString(16)
      .padStart(digits, '0')
  return {
    ...chance,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(6)}${hex(6)}`,
  }
}
