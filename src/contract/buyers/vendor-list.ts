import * as v from 'valibot'
import { catalogueId, instant } from '../fields.ts'
import { vendorFileProblems, vendorLimits } from '../vendors/vendor-file.ts'

/**
 * How far a list of vendors is (DSC-5): its file is read; a person has to say what its columns have; it waits for a
 * process; its rows are compared; they are, or it ended otherwise.
 */
export const vendorListStates = [
  'reading',
  'mapping',
  'waiting',
  'matching',
  'done',
  'failed',
  'cancelled',
] as const
export type VendorListState = (typeof vendorListStates)[number]

/** States in which a process works on a list, or will: what a page shows of it changes by itself. */
const busyStates: readonly VendorListState[] = ['reading', 'waiting', 'matching']
export const isBusy = (state: VendorListState): boolean => busyStates.includes(state)

/** States in which what the columns have can be said, and the rows be compared. */
export const startableStates: readonly VendorListState[] = ['mapping', 'cancelled']

/** Why a list has failed: its file cannot be read, or processes ended again and again while they worked on it. */
export const vendorListProblems = [...vendorFileProblems, 'broken-off'] as const
export type VendorListProblem = (typeof vendorListProblems)[number]

/** What a column has, as an editor says it. */
const columnMeaning = v.variant('kind', [
  v.strictObject({ kind: v.literal('identifier'), typeId: catalogueId }),
  v.strictObject({
    kind: v.picklist([
      'name',
      'number',
      'country',
      'website',
      'town',
      'spend',
      'vendor-number',
      'other',
    ]),
  }),
])

/** What each column has, in their order. */
export const listMapping = v.pipe(
  v.array(columnMeaning),
  v.minLength(1, 'must not be empty'),
  v.maxLength(vendorLimits.columns, `must have at most ${vendorLimits.columns} entries`),
)

const column = v.object({
  /** Empty where the list has no headings. */
  heading: v.string(),
  /** Some of its cells. */
  samples: v.array(v.string()),
  /** What it was said to have, or seems to. */
  meaning: columnMeaning,
  /** How sure the guess is, from 0 to 1; null: an editor has said it, for this list or an earlier one. */
  certainty: v.nullable(v.number()),
})

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const counts = v.object({ match: count, possible: count, none: count })

const listEntries = {
  id: v.string(),
  /** Of the file. */
  name: v.string(),
  state: v.picklist(vendorListStates),
  uploadedAt: instant,
  /** Empty: whoever did is deleted. */
  uploadedBy: v.string(),
  /** When it is removed by itself. */
  removedAt: instant,
  /** Rows below the headings; null: not read yet. */
  rows: v.nullable(count),
  /** Of these, those that are compared. */
  checked: count,
  counts,
  /** Rows that seem to have a vendor again that an earlier row has, by number, supplier or name. */
  repeats: count,
  /** Why it failed. `row`: of the sheet, where the problem is in one. */
  problem: v.nullable(
    v.object({ code: v.picklist(vendorListProblems), row: v.nullable(v.number()) }),
  ),
}

/** A list of vendors among others. */
export const vendorList = v.object(listEntries)
export type VendorList = v.InferOutput<typeof vendorList>

/** A list of vendors with what is to be said about its columns. */
export const vendorListDetails = v.object({
  ...listEntries,
  /** Lists that a process works on before this one. */
  ahead: count,
  columns: v.array(column),
  /** Kinds of business numbers that a column may have, by their names. */
  numberKinds: v.array(v.object({ typeId: v.string(), name: v.string() })),
})
export type VendorListDetails = v.InferOutput<typeof vendorListDetails>
