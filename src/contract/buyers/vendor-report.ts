import * as v from 'valibot'
import { instant } from '../fields.ts'

const share = v.object({
  rows: v.number(),
  /** What was spent with them; null: the list does not say it. */
  amount: v.nullable(v.number()),
})

/** What a list of vendors reaches, from the public profiles of the suppliers that it matches (DSC-5). */
export const vendorReport = v.object({
  /** As profiles were then. */
  asOf: instant,
  whole: share,
  outcomes: v.object({ match: share, possible: share, none: share }),
  /** Different suppliers that rows match. */
  suppliers: v.number(),
  /** In the order of the buyer's objectives. */
  objectives: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      /** Different suppliers that serve it. */
      suppliers: v.number(),
      ...share.entries,
    }),
  ),
})
export type VendorReport = v.InferOutput<typeof vendorReport>
