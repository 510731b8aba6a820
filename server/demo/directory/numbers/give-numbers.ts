import type { CompanySize } from '#src/contract/company-size.ts'
import { type Chance } from '../chance.ts'
import { numberKinds, type NumberKind, worldKinds } from './number-kinds.ts'

export type FirmNumber = { readonly typeId: string; readonly identifier: string }

/** Letters that every register takes. */
const letters = Array.from('ABCDEFGHJKLMNPQRSTVWXYZ')

/** Percent of firms that state a second number of their country, and one of the world. */
const second = 35
const worldShare: Readonly<Record<CompanySize, number>> = {
  MICRO: 6,
  SMALL: 14,
  MEDIUM: 34,
  LARGE: 62,
}

/** The numbers that a firm states, at least one as every profile, each in the normal form of its register. */
export function giveNumbers(
  chance: Chance,
  { countryCode, size, index }: { countryCode: string; size: CompanySize; index: number },
): FirmNumber[] {
  const [usual, ...more] = numberKinds[countryCode] ?? []
  const kinds = [
    ...(usual ? [usual] : []),
    ...more.filter(() => chance.percent(second)),
    ...(!usual || chance.percent(worldShare[size]) ? [chance.pick(worldKinds)] : []),
  ]
  return kinds.map((kind) => ({ typeId: kind.typeId, identifier: makeNumber(chance, kind, index) }))
}

/** More suppliers than there can be. */
const all = 100_000
const digitsOfIndex = 5
/** Has no divisor in common with their number. */
const step = 7_919

/**
 * A number that no supplier with another index has: its first digits tell which one it is. Some rests of a number
 * have no check digit: another one is tried then.
 */
function makeNumber(chance: Chance, { form, finish }: NumberKind, index: number): string {
  const own = String((index * step) % all).padStart(digitsOfIndex, '0')
  for (;;) {
    let at = 0
    const rest = form
      .replaceAll('#', () => own[at++] ?? String(chance.below(10)))
      .replaceAll('@', () => chance.pick(letters))
    const number = finish ? finish(rest) : rest
    if (number !== null) return number
  }
}
