import { languages, defaultLanguage } from '#src/i18n/languages.ts'
import { textIn, type OperatorText } from '#src/contract/operator-text.ts'
import type { CredentialEntry } from '#src/contract/operate/credential-entry.ts'
import type { EntryChanges } from './entry-changes.ts'
import { tierOf } from './tier-of.ts'

const textFields = ['name', 'shortName', 'issuer', 'proves', 'doesNotProve'] as const
type TextField = (typeof textFields)[number]
type Given<Changes> = { [Name in keyof Changes]: NonNullable<Changes[Name]> }

/** What an entry of the operator's own has where nothing is said of it. */
const bare = {
  ...{ name: '', shortName: '', issuer: '', website: '', proves: '', doesNotProve: '' },
  ...{ category: 'certification' as const, tier: 0, thirdParty: null, words: {} },
  ...{ sustainabilityBadges: [], sdgs: [], asks: [], sources: [] },
}

/**
 * An entry of the release with what the operator has changed of it. A text that was changed is shown in
 * the languages in which it was written: our translation would say something else.
 * @param ours null for an entry that the operator has added
 */
export function effectiveEntry(
  id: string,
  ours: CredentialEntry | null,
  changes: EntryChanges,
): CredentialEntry {
  const given = Object.entries(changes).filter(([, value]) => value !== null)
  const changed = Object.fromEntries(given) as Given<EntryChanges>
  const { name: _name, shortName: _short, issuer: _issuer, ...rest } = changed
  const { proves: _proves, doesNotProve: _not, ...facts } = rest
  const base: CredentialEntry = ours ?? { id, ...bare }
  const texts = textFields.flatMap((field) => {
    const text = changed[field]
    return text === undefined ? [] : [[field, text] as const]
  })
  const english = Object.fromEntries(
    texts.map(([field, text]) => [field, textIn(defaultLanguage, text)]),
  ) as Partial<Record<TextField, string>>
  const entry = { ...base, ...facts, ...english, words: wordsOf(base, texts) }
  return { ...entry, tier: tierOf(entry) }
}

function wordsOf(
  { words }: CredentialEntry,
  texts: readonly (readonly [TextField, OperatorText])[],
): CredentialEntry['words'] {
  const own = languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => {
      const kept = { ...words[language] }
      for (const [field, text] of texts) {
        const translated = typeof text === 'string' ? undefined : text[language]
        if (translated === undefined) delete kept[field]
        else kept[field] = translated
      }
      return [language, kept] as const
    })
  return Object.fromEntries(own)
}
