import * as v from 'valibot'

/** A kind of business number, as `data/identifier-types.json` keeps it. */
export const identifierDefinition = v.object({
  typeId: v.string(),
  /** ISO 3166-1 alpha-2, or `*` for a register of the whole world. */
  country: v.string(),
  /** What people call it. */
  type: v.string(),
  /** ECMAScript source that the whole value matches; no lookaround and no back-reference. */
  regexValidation: v.string(),
  /** `gs1`, `lei`, a validator of stdnum (`AU.abn`), or null where the number has no check digit. */
  check: v.nullable(v.string()),
  /** Fits form and check digits; made up, or published as an example by the register. */
  example: v.string(),
  /** Must not pass. */
  refused: v.string(),
  /** Where the format comes from. */
  source: v.string(),
})
export type IdentifierDefinition = v.InferOutput<typeof identifierDefinition>
