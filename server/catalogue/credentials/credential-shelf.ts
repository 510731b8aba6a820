import type { Language } from '#src/i18n/languages.ts'
import { perLanguage } from '../../texts/per-language.ts'
import type { CredentialEntry } from '#src/contract/operate/credential-entry.ts'
import { entryIn } from './credential-entry.ts'

/** An entry as the installation has it. */
export type StoredEntry = {
  entry: CredentialEntry
  /** Not offered any more; profiles that hold it keep it. */
  isRetired: boolean
  /** Id of the entry that it has become. */
  mergedInto: string | null
}

export type CredentialsIn = {
  /** Those that can be chosen. */
  list: readonly CredentialEntry[]
  /** Retired ones too; one that was merged is the entry that it has become. */
  byId(id: string): CredentialEntry | undefined
}

/** The credentials of the catalogue as they are now. They change while the server runs. */
export type CredentialShelf = {
  in(language: Language): CredentialsIn
  /** Whether an entry is not offered any more. */
  isRetired(id: string): boolean
  /** Another text whenever something has changed. */
  revision(): string
  replace(all: readonly StoredEntry[], revision: string): void
}

/** @param ours entries of the release, until those of the installation are read */
export function createCredentialShelf(ours: readonly CredentialEntry[]): CredentialShelf {
  let shelf = arrange(ours.map((entry) => ({ entry, isRetired: false, mergedInto: null })))
  let revision = ''
  return {
    in: (language) => shelf.in(language),
    isRetired: (id) => shelf.stored.get(id)?.isRetired ?? false,
    revision: () => revision,
    replace(all, next) {
      shelf = arrange(all)
      revision = next
    },
  }
}

function arrange(all: readonly StoredEntry[]) {
  const stored = new Map(all.map((one) => [one.entry.id, one]))
  return {
    stored,
    in: perLanguage((language): CredentialsIn => {
      const entries = new Map(all.map(({ entry }) => [entry.id, entryIn(entry, language)]))
      const list = all
        .filter((one) => !one.isRetired && one.mergedInto === null)
        .flatMap(({ entry }) => entries.get(entry.id) ?? [])
      const byId = (id: string) => entries.get(stored.get(id)?.mergedInto ?? id)
      return { list, byId }
    }),
  }
}
