import * as v from 'valibot'
import { catalogueId, instant, line } from '#src/contract/fields.ts'
import { problem } from '../../texts/problem.ts'

/** A place in the queue: since when, of which organisation and of which credential, as it is sorted. */
const place = v.strictTuple([instant, line(100), catalogueId])

/** A place as an address carries it. */
export function writePlace(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/**
 * @param of what the values of a place are, by default in the queue
 * @throws ProblemError 422 for what is no such place
 */
export function readPlace(
  text: string,
  of: v.GenericSchema<readonly string[]> = place,
): readonly string[] {
  const parsed = v.safeParse(of, fromText(text))
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
