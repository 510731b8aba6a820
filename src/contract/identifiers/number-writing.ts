import * as v from 'valibot'

/**
 * How the numbers of a register are written, for {@link normalForm}. All in upper case; texts are compared
 * with a number from which the separators are taken away.
 */
export const numberWriting = v.object({
  /** Words that stand before or behind a number and are no part of it: `ABN`, `USTIDNR`, `MWST`. */
  labels: v.optional(v.array(v.string())),
  /** Beginnings that some write and others leave out: `DE` of a German VAT number. */
  drops: v.optional(v.array(v.string())),
  /** The beginning that every number has in its normal form. */
  adds: v.optional(v.string()),
  /** Numbers of `from` to `to` digits get noughts in front until they have `to`. */
  fill: v.optional(v.object({ from: v.number(), to: v.number() })),
  /** Of a longer writing with `of` signs, the first `take` are the number. */
  head: v.optional(v.object({ of: v.number(), take: v.number() })),
  /** The separator that tells the parts of a number apart, where their lengths differ. */
  keeps: v.optional(v.string()),
  /** Digits that each of these parts has at least. */
  parts: v.optional(v.array(v.number())),
  /** Pictures with a `#` for each sign, for registers whose separators belong to the number. */
  written: v.optional(v.array(v.string())),
  /** A space stands between letters and digits. */
  isSpaced: v.optional(v.boolean()),
  /** Letters are small ones in this register. */
  isLowerCase: v.optional(v.boolean()),
})
export type NumberWriting = v.InferOutput<typeof numberWriting>
