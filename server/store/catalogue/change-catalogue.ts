import type { EntryChanges } from '../../catalogue/credentials/entry-changes.ts'
import type { Connection } from '../engine.ts'
import { type CatalogueRow, changesOf, openRows } from './stored-entries.ts'
import { changeInstant, writeEntry } from './write-entry.ts'

/** The entry with an id as it is now. */
export function entryRow(db: Connection, id: string): Promise<CatalogueRow | undefined> {
  return db
    .selectFrom('catalogue_credentials')
    .selectAll()
    .where('id', '=', id)
    .where('valid_to', 'is', null)
    .executeTakeFirst()
}

/**
 * Adds an entry, or changes what is named of one; null makes it what the release has.
 * @param by who does, as in the audit log
 */
export async function putEntry(
  transaction: Connection,
  id: string,
  changes: EntryChanges,
  by: string,
): Promise<void> {
  const row = await entryRow(transaction, id)
  const merged = { ...(row && changesOf(row.changes)), ...changes }
  const kept = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null))
  const { ours, is_retired, merged_into } = row ?? { ours: null, is_retired: 0, merged_into: null }
  const next = { id, ours, changes: JSON.stringify(kept), is_retired, merged_into, changed_by: by }
  await writeEntry(transaction, next, await changeInstant(transaction))
}

/** Offers an entry no more, or again. @param by who does, as in the audit log */
export async function retireEntry(
  transaction: Connection,
  { valid_from: _from, valid_to: _to, ...row }: CatalogueRow,
  isRetired: boolean,
  by: string,
): Promise<void> {
  const next = { ...row, is_retired: isRetired ? 1 : 0, changed_by: by }
  await writeEntry(transaction, next, await changeInstant(transaction))
}

/**
 * Has an entry, and those that were merged into it before, become another one. Who holds it is moved by
 * `moveMerged`.
 * @param by who does, as in the audit log
 */
export async function mergeEntry(
  transaction: Connection,
  id: string,
  into: string,
  by: string,
): Promise<void> {
  const at = await changeInstant(transaction)
  for (const { valid_from: _from, valid_to: _to, ...row } of await openRows(transaction)) {
    if (row.id !== id && row.merged_into !== id) continue
    await writeEntry(transaction, { ...row, merged_into: into, changed_by: by }, at)
  }
}
