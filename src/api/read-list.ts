import * as v from 'valibot'
import { readAnswer } from './mend.ts'
import { unwrapResults } from './unwrap.ts'

/** Reads a list answer: entries that are null or cannot be read are dropped (API-2). */
export function readList<S extends v.GenericSchema>(item: S, answer: unknown): v.InferOutput<S>[] {
  return readAnswer(v.array(item), unwrapResults(answer))
}
