import { type CatalogueRow, type EntryState, entryStates } from '#src/contract/operate/catalogue.ts'
import { credentialCategories } from '#src/contract/credential-categories.ts'
import type { CredentialCategory } from '#src/contract/catalogue.ts'
import { cataloguePath } from '../paths.ts'
import { hrefOf } from '../place.ts'

/** In place of an id in the address: what takes a file. */
export const importPlace = ':import'

/** What of the catalogue is shown; the address has it. */
export type ListFilters = {
  /** Words of a name in any language, or of an id. */
  text: string
  kind: CredentialCategory | undefined
  state: EntryState | undefined
}

export function readListFilters(query: Readonly<Record<string, string>>): ListFilters {
  return {
    text: query['text'] ?? '',
    kind: credentialCategories.find((one) => one === query['kind']),
    state: entryStates.find((one) => one === query['state']),
  }
}

export const listHref = ({ text, kind, state }: ListFilters): string =>
  hrefOf(cataloguePath, { text, kind, state })

/** Entries that match all filters; every word of the text has to be found. */
export function filtered(
  rows: readonly CatalogueRow[],
  { text, kind, state }: ListFilters,
): CatalogueRow[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  return rows.filter((row) => {
    if ((kind && row.category !== kind) || (state && row.state !== state)) return false
    const named = fold([row.id, ...Object.values(row.names)].join(' '))
    return words.every((word) => named.includes(word))
  })
}

/** Without marks and capitals, so that ‘oko’ finds ‘Öko’. */
const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
