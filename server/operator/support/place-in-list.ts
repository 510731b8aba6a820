import * as v from 'valibot'
import type { OptionSpec } from '../command.ts'
import { UsageError } from '../operator-error.ts'

export const afterOption = {
  type: 'string',
  value: 'PLACE',
  help: 'Go on where an earlier call ended, as it said.',
} as const satisfies OptionSpec

/** The list that the place is in, and what its rows are sorted by, there. */
const place = v.tupleWithRest([v.string(), v.string()], v.string())

/** A place in a list as `--after` takes it: one word without anything that a shell would read. */
export function placeText(list: string, values: readonly string[]): string {
  return Buffer.from(JSON.stringify([list, ...values])).toString('base64url')
}

/**
 * @param list name of the command
 * @returns undefined where none is given
 * @throws UsageError for what is no place in this list
 */
export function readPlace(list: string, value: string | undefined): readonly string[] | undefined {
  if (value === undefined) return undefined
  const parsed = v.safeParse(place, fromText(value))
  if (!parsed.success)
    throw new UsageError(`--after must be what an earlier call said, not '${value}'.`)
  const [of, ...values] = parsed.output
  if (of !== list) throw new UsageError(`--after is of ‘${of}’, not of ‘${list}’.`)
  return values
}

function fromText(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
