import type { ExpressionBuilder } from 'kysely'
import type { VendorListProblem } from '#src/contract/buyers/vendor-list.ts'
import { bulkInsert } from '../bulk-insert.ts'
import type { Connection, Engine } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import type { Database } from '../tables.ts'
import type { VendorTables } from '../tables/vendors.ts'
import { rememberedMapping } from './mappings.ts'
import { readList, shownLists, type StoredColumn, type StoredList } from './stored-list.ts'

/** A process with its right to work on a list. */
export type Holder = {
  /** UUID. */
  holder: string
  /** ms since the epoch. */
  now: number
  /** ms for which it may be without a sign of life. */
  lease: number
}

/** The list was cancelled or removed, or another process has it. */
export class LostList extends Error {
  override name = 'LostList'
}

/** Lists that are looked at for one that nobody works on. */
const looked = 20

/**
 * Takes the list that has waited longest and that no process works on; one that is only to be read goes first, since a
 * person waits for it.
 * @returns with how often it was taken since it last got further; null: there is nothing to do
 */
export async function takeList(
  db: Connection,
  { holder, now, lease }: Holder,
): Promise<{ list: StoredList; attempts: number } | null> {
  const waiting = await db
    .selectFrom('vendor_lists')
    .select(['id', 'state'])
    .where('state', 'in', ['reading', 'waiting', 'matching'])
    .where((is) => isFree(is, now, lease))
    .orderBy('queued_at')
    .limit(looked)
    .execute()
  const inOrder = waiting.toSorted(
    (one, other) => Number(other.state === 'reading') - Number(one.state === 'reading'),
  )
  for (const { id } of inOrder) {
    const taken = await db
      .updateTable('vendor_lists')
      .set(({ eb }) => ({
        ...{ holder, lease_until: isoTime(now + lease) },
        attempts: eb('attempts', '+', 1),
      }))
      .where('id', '=', id)
      .where('state', 'in', ['reading', 'waiting', 'matching'])
      .where((is) => isFree(is, now, lease))
      .returning('attempts')
      .executeTakeFirst()
    const row = taken && (await shownLists(db).where('l.id', '=', id).executeTakeFirst())
    if (row) return { list: readList(row), attempts: taken.attempts }
  }
  return null
}

function isFree(is: ExpressionBuilder<Database, 'vendor_lists'>, now: number, lease: number) {
  return is.or([
    is('holder', 'is', null),
    is('lease_until', '<=', isoTime(now)),
    // It ends later than any can: it is from before the clock was set back.
    is('lease_until', '>', isoTime(now + lease)),
  ])
}

/** Shows that a process still works on a list. @returns false where it must not any more */
export async function keepList(
  db: Connection,
  id: string,
  { holder, now, lease }: Holder,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('vendor_lists')
    .set({ lease_until: isoTime(now + lease) })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Gives a list back as it is, so that the next process need not wait for the end of the lease. */
export async function giveBackList(db: Connection, id: string, holder: string): Promise<void> {
  await db
    .updateTable('vendor_lists')
    .set({ holder: null, lease_until: null, attempts: 0 })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .execute()
}

/** The bytes of the file of a list. @throws LostList where they are gone */
export async function fileOfList(db: Connection, id: string): Promise<Uint8Array> {
  const row = await db
    .selectFrom('vendor_files')
    .select('content')
    .where('list_id', '=', id)
    .executeTakeFirst()
  if (!row) throw new LostList()
  return row.content
}

/** What a file was found to have. */
export type ReadFile = {
  columns: StoredColumn[]
  fingerprint: string | null
  headingsAt: number
  rows: number
}

/** Notes what a file has, with what was last said about columns with the same headings. @throws LostList */
export async function noteFile(
  db: Connection,
  { id, buyerId }: Pick<StoredList, 'id' | 'buyerId'>,
  holder: string,
  { columns, fingerprint, headingsAt, rows }: ReadFile,
): Promise<void> {
  const known = await rememberedMapping(db, buyerId, fingerprint)
  const isKnown = known?.length === columns.length
  const said = columns.map((column, at) => {
    const meaning = isKnown ? known[at] : undefined
    return meaning ? { ...column, meaning, certainty: null } : column
  })
  const { numUpdatedRows } = await db
    .updateTable('vendor_lists')
    .set({
      ...{ state: 'mapping', file_columns: JSON.stringify(said), fingerprint },
      ...{ headings_at: headingsAt, position: headingsAt, row_count: rows },
      ...{ attempts: 0, holder: null, lease_until: null },
    })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .where('state', '=', 'reading')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new LostList()
}

/** Begins, or goes on, to compare the rows. @throws LostList */
export async function beginMatching(db: Connection, id: string, holder: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('vendor_lists')
    .set({ state: 'matching' })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .where('state', 'in', ['waiting', 'matching'])
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new LostList()
}

export type NewRow = Omit<VendorTables['vendor_rows'], 'list_id'>

/**
 * Stores rows and how far the list is, together: whoever goes on begins behind the last one.
 * @param from where the list stood when the rows were read
 * @throws LostList where it stands elsewhere by now, with nothing stored
 */
export async function storeRows(
  { db, engine }: { db: Connection; engine: Engine },
  id: string,
  { holder, from }: { holder: string; from: number },
  rows: readonly NewRow[],
): Promise<number> {
  const to = rows.at(-1)?.row_at ?? from
  const among = (verdict: NewRow['verdict']) => rows.filter((one) => one.verdict === verdict).length
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('vendor_lists')
      .set(({ eb }) => ({
        ...{ position: to, attempts: 0, checked: eb('checked', '+', rows.length) },
        matches: eb('matches', '+', among('match')),
        possibles: eb('possibles', '+', among('possible')),
        strangers: eb('strangers', '+', among('none')),
      }))
      .where('id', '=', id)
      .where('holder', '=', holder)
      .where('state', '=', 'matching')
      .where('position', '=', from)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new LostList()
    await bulkInsert(transaction, engine, {
      vendor_rows: rows.map((row) => ({ list_id: id, ...row })),
    })
  })
  return to
}

/** Notes that a list is done, or why it is not; its file is not needed any more. @throws LostList */
export async function endList(
  db: Connection,
  id: string,
  holder: string,
  failure: { code: VendorListProblem; row: number | null } | null,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('vendor_lists')
      .set({
        ...{ state: failure ? 'failed' : 'done', holder: null, lease_until: null },
        ...{ failure: failure?.code ?? null, failure_row: failure?.row ?? null },
      })
      .where('id', '=', id)
      .where('holder', '=', holder)
      .where('state', 'in', ['reading', 'waiting', 'matching'])
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new LostList()
    await transaction.deleteFrom('vendor_files').where('list_id', '=', id).execute()
  })
}
