import * as v from 'valibot'
import { addDays } from '#src/contract/trust/local-date.ts'
import {
  impossibleDay,
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
  // Wherever the operator is: on the far side of the earth it may be tomorrow.
  const today = addDays(new Date().toISOString().slice(0, 10), 1)
  const impossible = impossibleDay(result.output, today)
  if (impossible) throw wrong(impossible.field, impossible.must)
  return Object.fromEntries(given.map((name) => [name, result.output[name]]))
}

const wrong = (name: keyof StatedDetails, words: string) =>
  new UsageError(`--${optionOf[name]} ${words}.`)
