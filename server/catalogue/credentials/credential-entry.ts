import * as v from 'valibot'
import { credential } from '#src/contract/catalogue.ts'
import type { Language } from '#src/i18n/languages.ts'

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

/** An entry with its words in a language. */
export function entryIn(entry: CredentialEntry, language: Language): CredentialEntry {
  const own = entry.words[language]
  return own ? { ...entry, ...own } : entry
}

/** What lists of credentials have of it: what each says of itself is read one by one. */
export function listed(entry: CredentialEntry): v.InferOutput<typeof credential> {
  const { thirdParty: _, proves: _proves, doesNotProve: _not, sources: _sources, ...rest } = entry
  const { words: _words, ...own } = rest
  return own
}
