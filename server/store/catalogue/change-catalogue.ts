import { isSameJson } from '#src/contract/operate/brand-changes.ts'
import { type EntryChanges, missingIn } from '../../catalogue/credentials/entry-changes.ts'
import { recordAudit } from '../audit.ts'
import type { Connection } from '../engine.ts'
import { EntryRefused } from './entry-refused.ts'
import { type CatalogueRow, changesOf, openRows } from './stored-entries.ts'
import { changeInstant, writeEntry } from './write-entry.ts'

/** What is done to an entry, and by whom. */
export type EntryEdit = {
  id: string
  /** Since when it is as it was looked at; left out: as it is. */
  version?: string | undefined
  /** As in the audit log. */
  actor: string
}

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
 * Adds an entry.
 * @param transaction with the lock `catalogue`, as for all changes of it
 * @throws EntryRefused where its id is taken, or something is missing
 */
export async function addEntry(
  transaction: Connection,
  { id, changes, actor }: EntryEdit & { changes: EntryChanges },
): Promise<void> {
  if (await entryRow(transaction, id)) throw new EntryRefused(id, { why: 'exists' })
  await writeChanges(transaction, undefined, { id, changes, actor })
}

/**
 * Changes what is named of an entry; null makes it what the release has. What changes nothing is not written.
 * @throws EntryRefused where it is not what was looked at, or something is missing then
 */
export async function changeEntry(
  transaction: Connection,
  { changes, ...edit }: EntryEdit & { changes: EntryChanges },
): Promise<void> {
  const row = await seenRow(transaction, edit)
  await writeChanges(transaction, row, { ...edit, changes })
}

/** Offers an entry no more, or again. @throws EntryRefused where it is so already, or not what was looked at */
export async function offerEntry(
  transaction: Connection,
  { isOffered, ...edit }: EntryEdit & { isOffered: boolean },
): Promise<void> {
  const { id, actor } = edit
  const row = await unmergedRow(transaction, edit)
  if ((row.is_retired === 0) === isOffered)
    throw new EntryRefused(id, { why: isOffered ? 'is-offered' : 'is-retired' })
  const { valid_from: _from, valid_to: _to, ...rest } = row
  const next = { ...rest, is_retired: isOffered ? 0 : 1, changed_by: actor }
  await writeEntry(transaction, next, await changeInstant(transaction))
  const action = isOffered ? 'catalogue.restore' : 'catalogue.retire'
  await recordAudit(transaction, { actor, action, subject: id })
}

/**
 * Has an entry, and those that were merged into it before, become another one. Who holds it is moved by
 * `moveMerged`.
 * @throws EntryRefused where one of the two cannot, or is not what was looked at
 */
export async function mergeEntry(
  transaction: Connection,
  { into, ...edit }: EntryEdit & { into: string },
): Promise<void> {
  const { id, actor } = edit
  await unmergedRow(transaction, edit)
  if (id === into) throw new EntryRefused(id, { why: 'into-itself' })
  const target = await entryRow(transaction, into)
  if (!target) throw new EntryRefused(into, { why: 'into-unknown' })
  if (target.merged_into !== null || target.is_retired === 1)
    throw new EntryRefused(into, { why: 'into-not-offered' })
  const at = await changeInstant(transaction)
  for (const { valid_from: _from, valid_to: _to, ...row } of await openRows(transaction)) {
    if (row.id !== id && row.merged_into !== id) continue
    await writeEntry(transaction, { ...row, merged_into: into, changed_by: actor }, at)
  }
  await recordAudit(transaction, {
    actor,
    action: 'catalogue.merge',
    subject: id,
    details: { into },
  })
}

/** What the operator says of an entry once something of it has changed. */
export function mergedChanges(before: EntryChanges, changes: EntryChanges): EntryChanges {
  const merged = { ...before, ...changes }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null))
}

async function writeChanges(
  transaction: Connection,
  row: CatalogueRow | undefined,
  { id, changes, actor }: Required<Pick<EntryEdit, 'id' | 'actor'>> & { changes: EntryChanges },
): Promise<void> {
  const before = row ? changesOf(row.changes) : {}
  const kept = mergedChanges(before, changes)
  const { ours, is_retired, merged_into } = row ?? fresh
  const missing = ours === null ? missingIn(kept) : []
  if (missing.length > 0) throw new EntryRefused(id, { why: 'incomplete', missing })
  const next = { id, ours, changes: JSON.stringify(kept), is_retired, merged_into }
  if (row && isSameJson(before, kept)) return
  await writeEntry(transaction, { ...next, changed_by: actor }, await changeInstant(transaction))
  const fields = Object.keys({ ...before, ...kept }).filter(
    (name) => !isSameJson(before[name as keyof EntryChanges], kept[name as keyof EntryChanges]),
  )
  const details = { fields }
  await recordAudit(transaction, { actor, action: 'catalogue.put', subject: id, details })
}

const fresh = { ours: null, is_retired: 0, merged_into: null }

async function seenRow(
  transaction: Connection,
  { id, version }: Pick<EntryEdit, 'id' | 'version'>,
): Promise<CatalogueRow> {
  const row = await entryRow(transaction, id)
  if (!row) throw new EntryRefused(id, { why: 'unknown' })
  if (version !== undefined && row.valid_from !== version)
    throw new EntryRefused(id, { why: 'changed' })
  return row
}

async function unmergedRow(transaction: Connection, edit: EntryEdit): Promise<CatalogueRow> {
  const row = await seenRow(transaction, edit)
  if (row.merged_into === null) return row
  throw new EntryRefused(edit.id, { why: 'is-merged', into: row.merged_into })
}
