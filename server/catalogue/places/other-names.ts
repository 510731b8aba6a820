import anyAscii from 'any-ascii'
import { cityNames } from './city-names.ts'
import { fold } from './fold.ts'

const byName = new Map(
  Object.entries(cityNames).flatMap(([name, others]) =>
    others.split(', ').map((other) => [fold(other), name] as const),
  ),
)

/** What follows the name of a city in Chinese, Japanese and Korean: capital, prefecture, city, county. */
const kind = /(?<=..)(?:\u90fd|\u5e9c|\u5e02|\u7e23|\u53bf|\u770c|\uc2dc)$/u

/**
 * The names to look up for a folded name: the one it goes by here, and the one that was typed; of one in
 * another script, which the place data does not have, its letters in Latin script (Казань is Kazan).
 */
export function namesToLookUp(folded: string): readonly string[] {
  const other = byName.get(folded)
  if (other !== undefined) return [other, folded]
  if (/^[\p{Script=Latin}\p{N} ]*$/u.test(folded)) return [folded]
  const short = folded.normalize('NFC').replace(kind, '')
  return [byName.get(fold(short)) ?? fold(anyAscii(short))]
}
