import * as v from 'valibot'
import { instant } from '../fields.ts'
import type { OperatorText } from '../operator-text.ts'

/** A text as it is stored: its rules were kept when it was put. */
export const storedText = v.union([
  v.string(),
  v.looseObject({ en: v.string() }),
]) as v.GenericSchema<OperatorText>

/** The version of a record as its readers send it back: a digest. */
export const recordVersion = v.pipe(
  v.string(),
  v.regex(/^[\w-]{22}$/, 'is not a version of a record'),
)

/** What is known of a record beside what its editors write; its version says nothing of it. */
const recordFacts = v.object({
  /** How many came by it. */
  people: v.exactOptional(v.number()),
  /** When it was written last. */
  updatedAt: v.exactOptional(instant),
})
export type RecordFacts = v.InferOutput<typeof recordFacts>

/** A record of an installation, such as an offer, as its editors read it. */
export type EditedRecord<Content> = {
  content: Content
  /** Another one as soon as the record says something else; its place does not count. */
  version: string
  /** Those that every brand shows are changed by editors of all brands alone. */
  mayChange: boolean
  /** Left out: nothing is known beside it. */
  facts?: RecordFacts
}

/** @param content what the record says, as it is stored */
export function editedRecord<S extends v.GenericSchema>(content: S) {
  return v.object({
    ...{ content, version: v.string(), mayChange: v.boolean() },
    facts: v.exactOptional(recordFacts),
  })
}

/** In the order in which they are shown. */
export type EditedRecords<Content> = {
  results: EditedRecord<Content>[]
  /** Those that whoever asks looks after. */
  brands: { id: string; name: string }[]
  /** Whether whoever asks may put records that every brand shows. */
  mayShare: boolean
}

/** @param content what each record says, as it is stored */
export function editedRecords<S extends v.GenericSchema>(content: S) {
  return v.object({
    results: v.array(editedRecord(content)),
    brands: v.array(v.object({ id: v.string(), name: v.string() })),
    mayShare: v.boolean(),
  })
}
