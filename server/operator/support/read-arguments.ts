import * as v from 'valibot'
import { line } from '#src/contract/fields.ts'
import * as limits from '#src/contract/limits.ts'
import type { OptionSpec } from '../command.ts'
import { UsageError } from '../operator-error.ts'

const usual = 100
const most = 10_000

export const limitOption = {
  type: 'string',
  value: 'N',
  help: `How many to show at most; ${usual} unless said otherwise.`,
} as const satisfies OptionSpec

/** @throws UsageError for what is no whole number from 1 to 10,000 */
export function readLimit(value: unknown): number {
  const limit = value === undefined ? usual : Number(value)
  if (Number.isInteger(limit) && limit >= 1 && limit <= most) return limit
  throw new UsageError(`--limit must be a whole number from 1 to ${most}, not '${String(value)}'.`)
}

/**
 * A line of text that people will read.
 * @param max letters
 * @throws UsageError when it is empty, too long or holds control characters
 */
export function readLine(name: string, value: string, max: number = limits.inviteMessage): string {
  const result = v.safeParse(line(max), value)
  if (result.success) return result.output
  throw new UsageError(`${name} ${result.issues[0].message}.`)
}

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

/** An option that filters a list by its status. */
export function statusOption(words: readonly string[]) {
  return { type: 'string', value: words.join('|'), help: 'Only those.' } as const
}

/**
 * The status that a list is filtered by; undefined: all of them.
 * @throws UsageError naming the words that there are
 */
export function readStatus<Word extends string>(
  value: string | undefined,
  words: readonly Word[],
): Word | undefined {
  return value ? readChoice('--status', value, words) : undefined
}
