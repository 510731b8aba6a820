import * as v from 'valibot'
import { catalogueId, instant, line } from '#src/contract/fields.ts'
import { problem } from '../../texts/problem.ts'

/** A place in the queue of credentials: since when, of which organisation and of which credential, as it is sorted. */
export const credentialPlace = v.strictTuple([instant, line(100), catalogueId])
/** A place in a list that is sorted by time and id. */
export const timedPlace = v.strictTuple([instant, line(100)])
/** A place in a list of pairs: since when, and both ids. */
export const pairPlace = v.strictTuple([instant, line(100), line(100)])

type PlaceSchema = v.GenericSchema<unknown, readonly string[]>

/** A place as an address carries it. */
export function writePlace(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** @throws ProblemError 422 for what is no such place */
export function readPlace(text: string, place: PlaceSchema): readonly string[] {
  const parsed = v.safeParse(place, fromText(text))
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
