import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { catalogueRevision, type CatalogueRow } from './stored-entries.ts'

/**
 * When a change is made: behind all that is known, also where the clock was set back since, so that the
 * newest instant is the revision.
 */
export async function changeInstant(transaction: Connection): Promise<string> {
  const last = Date.parse(await catalogueRevision(transaction))
  return isoTime(Math.max(Date.now(), Number.isNaN(last) ? 0 : last + 1))
}

type NewRow = Omit<CatalogueRow, 'valid_from' | 'valid_to'>

/** Puts an entry into the place of what it was; that stays as history. */
export function writeEntry(transaction: Connection, row: NewRow, at: string): Promise<void> {
  return writeEntries(transaction, [row], at)
}

/** The same for some entries of different ids. @param rows at least one, and not more than a statement takes */
export async function writeEntries(
  transaction: Connection,
  rows: readonly NewRow[],
  at: string,
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await transaction
    .updateTable('catalogue_credentials')
    .set({ valid_to: at })
    .where('id', 'in', ids)
    .where('valid_to', 'is', null)
    .execute()
  await transaction
    .insertInto('catalogue_credentials')
    .values(rows.map((row) => ({ ...row, valid_from: at, valid_to: null })))
    .execute()
}
