import * as v from 'valibot'
import { credential } from '../catalogue.ts'

/** What an entry is called and says in another language than English; what is not there stays English. */
const words = v.object({
  name: v.exactOptional(v.string()),
  shortName: v.exactOptional(v.string()),
  issuer: v.exactOptional(v.string()),
  proves: v.exactOptional(v.string()),
  doesNotProve: v.exactOptional(v.string()),
})

/** A credential of the catalogue with all that is known of its kind. */
export const credentialEntry = v.object({
  ...credential.entries,
  /**
   * Whether a body that is independent of holder and scheme checks holders, as a certification scheme of
   * Directive (EU) 2024/825 has it; null where that is not clear.
   */
  thirdParty: v.nullable(v.boolean()),
  /** A sentence each: what it says of a holder, and what a reader may take it for although it does not. */
  proves: v.string(),
  doesNotProve: v.string(),
  /** Pages that this was taken from. */
  sources: v.array(v.string()),
  /** By language. */
  words: v.record(v.string(), words),
})
export type CredentialEntry = v.InferOutput<typeof credentialEntry>
