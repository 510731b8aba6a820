import * as v from 'valibot'
import {
  type DayRule,
  impossibleDay,
  latestToday,
  longestOver,
  longestPast,
  longestValid,
  nothingStated,
  type StatedDetails,
  statedDetails,
} from '#src/contract/trust/stated-details.ts'
import type { OptionSpec } from '../command.ts'
import { UsageError } from '../operator-error.ts'

/** What a certificate says. */
export const statedOptions = {
  number: { type: 'string', value: 'TEXT', help: 'Its number.' },
  issuer: { type: 'string', value: 'NAME', help: 'Who issued it.' },
  scope: { type: 'string', value: 'TEXT', help: 'What it covers.' },
  issued: { type: 'string', value: 'DAY', help: 'The day of its issue, as 2026-02-28.' },
  expires: { type: 'string', value: 'DAY', help: 'The last day on which it is valid.' },
  entry: { type: 'string', value: 'URL', help: 'Where the issuer’s own register has it.' },
} as const satisfies Record<string, OptionSpec>

const optionOf = {
  ...{ number: 'number', issuer: 'issuer', scope: 'scope' },
  ...{ issuedOn: 'issued', expiresOn: 'expires', entryUrl: 'entry' },
} as const satisfies Record<keyof StatedDetails, keyof typeof statedOptions>
const names = Object.keys(optionOf) as (keyof StatedDetails)[]

/**
 * Reads what was given of it.
 * @throws UsageError naming the option that is wrong
 */
export function readStated(values: {
  readonly [Name in keyof typeof statedOptions]: string | undefined
}): Partial<StatedDetails> {
  const given = names.filter((name) => values[optionOf[name]] !== undefined)
  const typed = Object.fromEntries(given.map((name) => [name, values[optionOf[name]]]))
  const result = v.safeParse(statedDetails, { ...nothingStated, ...typed })
  if (!result.success) {
    const [{ path, message: words }] = result.issues
    throw wrong(path?.[0]?.key as keyof StatedDetails, words)
  }
  const impossible = impossibleDay(result.output, latestToday(Date.now()))
  if (impossible) throw wrong(impossible.field, musts[impossible.rule])
  return Object.fromEntries(given.map((name) => [name, result.output[name]]))
}

const musts: Record<DayRule, string> = {
  'day-ahead': 'must not be in the future',
  'day-too-old': `must not be more than ${longestPast} years ago`,
  'ends-before-issue': 'must not be before the day of issue',
  'long-over': `must not be more than ${longestOver} years ago`,
  'ends-too-late': `must not be more than ${longestValid} years ahead`,
}

const wrong = (name: keyof StatedDetails, words: string) =>
  new UsageError(`--${optionOf[name]} ${words}.`)
