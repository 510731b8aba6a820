import type { Credential } from '#src/contract/catalogue.ts'
import type { CredentialEntry } from '#src/contract/operate/credential-entry.ts'
import type { Language } from '#src/i18n/languages.ts'

/** An entry with its words in a language. */
export function entryIn(entry: CredentialEntry, language: Language): CredentialEntry {
  const own = entry.words[language]
  return own ? { ...entry, ...own } : entry
}

/** What lists of credentials have of it: what each says of itself is read one by one. */
export function listed(entry: CredentialEntry): Credential {
  const { thirdParty: _, proves: _proves, doesNotProve: _not, sources: _sources, ...rest } = entry
  const { words: _words, ...own } = rest
  return own
}
