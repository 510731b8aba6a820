import { UsageError } from '../operator-error.ts'

/**
 * One of a few words, however it is capitalised.
 * @throws UsageError naming them all
 */
export function readChoice<Word extends string>(
  name: string,
  value: string,
  words: readonly Word[],
): Word {
  const word = words.find((one) => one === value.toUpperCase())
  if (word) return word
  throw new UsageError(`${name} must be ${words.join(' or ')}, not '${value}'.`)
}
