import * as v from 'valibot'
import { numberWriting } from '#src/contract/identifiers/number-writing.ts'

/** A kind of business number, as `data/identifier-types.json` has it. */
export const identifierDefinition = v.object({
  typeId: v.string(),
  /** ISO 3166-1 alpha-2, or `*` for a register of the whole world. */
  country: v.string(),
  /** What people call it. */
  type: v.string(),
  /**
   * ECMAScript source that the whole value matches, in its normal form and as many write it; no lookaround
   * and no back-reference.
   */
  regexValidation: v.string(),
  /** One of `own-checks.ts`, a validator of stdnum (`AU.abn`), or null where none is known. */
  check: v.nullable(v.string()),
  /** As the register prints it; fits form and check digits; made up, or published as an example. */
  example: v.string(),
  /** Must not pass. */
  refused: v.string(),
  /** What is taken from a number, and what is put into it, until it has its normal form. */
  writing: numberWriting,
  /** Day on which the rules were looked up. */
  checked: v.pipe(v.string(), v.isoDate()),
  /** What was looked up, and where; what could not be read is said too. */
  source: v.string(),
})
export type IdentifierDefinition = v.InferOutput<typeof identifierDefinition>
