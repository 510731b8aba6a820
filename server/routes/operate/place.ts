import * as v from 'valibot'
import { catalogueId, instant, line } from '#src/contract/fields.ts'
import { problem } from '../../texts/problem.ts'

/** A place in the queue: since when, of which organisation and of which credential, as it is sorted. */
const place = v.strictTuple([instant, line(100), catalogueId])

/** A place in the list of cases: since when or until when, and its id. */
export const casePlace = v.strictTuple([instant, line(100)])

/** A place as an address carries it. */
export function writePlace(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/**
 * @param shape of a place in the list
 * @throws ProblemError 422 for what is no place in it
 */
export function readPlace(
  text: string,
  shape: v.GenericSchema<unknown, readonly string[]> = place,
): readonly string[] {
  const parsed = v.safeParse(shape, fromText(text))
  if (!parsed.success)
    throw problem(422, 'problems.invalid.unfit', {
      field: 'after',
      params: { fault: 'is not a place in the list' },
    })
  return parsed.output
}

function fromText(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return null
  }
}
