import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { credentialEntry, type CredentialEntry } from '#src/contract/operate/credential-entry.ts'
import type { StoredEntry } from '../../catalogue/credentials/credential-shelf.ts'
import { effectiveEntry } from '../../catalogue/credentials/effective-entry.ts'
import type { EntryChanges } from '../../catalogue/credentials/entry-changes.ts'
import type { Connection } from '../engine.ts'
import type { Database } from '../tables.ts'

export type CatalogueRow = Selectable<Database['catalogue_credentials']>

/** The entries as they are now, in the order of their ids. */
export async function storedEntries(db: Connection): Promise<StoredEntry[]> {
  return (await openRows(db)).map(readRow)
}

/** Rows of the entries as they are now. */
export function openRows(db: Connection): Promise<CatalogueRow[]> {
  return db
    .selectFrom('catalogue_credentials')
    .selectAll()
    .where('valid_to', 'is', null)
    .orderBy('id')
    .execute()
}

/** Another text whenever an entry has changed; empty where none is stored. */
export async function catalogueRevision(db: Connection): Promise<string> {
  const row = await db
    .selectFrom('catalogue_credentials')
    .select('valid_from')
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.valid_from ?? ''
}

export function readRow({ id, ours, changes, is_retired, merged_into }: CatalogueRow): StoredEntry {
  return {
    entry: effectiveEntry(id, oursOf(ours), changesOf(changes)),
    isRetired: is_retired === 1,
    mergedInto: merged_into,
  }
}

export const changesOf = (json: string) => JSON.parse(json) as EntryChanges

/** Written by a release; another one may have known more or less of an entry. */
export function oursOf(json: string | null): CredentialEntry | null {
  return json === null ? null : v.parse(credentialEntry, JSON.parse(json))
}
