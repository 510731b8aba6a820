import * as v from 'valibot'
import { slug } from '../fields.ts'
import { type VendorVerdict, vendorVerdicts } from '../vendors/vendor-match.ts'

export const vendorOutcome = v.picklist(vendorVerdicts)

const reasonCodes = [
  'number-equal',
  'domain-equal',
  'name-equal',
  'name-alike',
  'name-differs',
  'country-equal',
  'country-differs',
  'town-equal',
  'number-of-another',
  'domain-of-another',
  'number-unknown',
  'not-the-only-one',
] as const

const candidate = v.object({
  /** Under which it was found, and is chosen. */
  key: slug,
  /** Of its public profile; null: it has none any more. */
  slug: v.nullable(slug),
  name: v.string(),
  reasons: v.array(
    v.object({
      code: v.picklist(reasonCodes),
      /** Name of the kind of the number that is the same; null: it is not known, or there is none. */
      number: v.nullable(v.string()),
    }),
  ),
})

/** A row of a list of vendors with what was found for it (DSC-5). */
export const vendorRow = v.object({
  /** Row of the sheet. */
  at: v.number(),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** What the row says. */
  said: v.object({
    name: v.string(),
    vendorNumber: v.string(),
    numbers: v.array(v.string()),
    /** As it was written. */
    country: v.string(),
    town: v.string(),
    domains: v.array(v.string()),
  }),
  /** What was spent, without its currency; null: not said, or not understood. */
  amount: v.nullable(v.number()),
  /** What counts. */
  outcome: vendorOutcome,
  /** What was found before anybody decided. */
  verdict: vendorOutcome,
  /** Whether somebody has decided it. */
  isDecided: v.boolean(),
  /** `key` of the supplier that it means; null: none, or it is not decided. */
  supplier: v.nullable(v.string()),
  candidates: v.array(candidate),
  /** The first row of the sheet that seems to have the same vendor; null: this is it. */
  repeats: v.nullable(v.number()),
})
export type VendorRow = v.InferOutput<typeof vendorRow>

/** Rows of a list with this result, or of a vendor that an earlier row has. */
export type RowChoice = VendorVerdict | 'repeats'

/** What an editor says about a row: it means this supplier, none of them, or what was found is to count again. */
export const rowDecision = v.variant('kind', [
  v.strictObject({ kind: v.literal('supplier'), key: slug }),
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('undo') }),
])
export type RowDecision = v.InferOutput<typeof rowDecision>
