import { randomUUID } from 'node:crypto'
import { isBusy, startableStates } from '#src/contract/buyers/vendor-list.ts'
import * as limits from '#src/contract/limits.ts'
import type { ColumnMeaning } from '#src/contract/vendors/vendor-column.ts'
import { requireStartable } from '../../policies/list-mapping.ts'
import { problem } from '../../texts/problem.ts'
import { recordAudit } from '../audit.ts'
import type { BuyerKey } from '../buyers/buyer-store.ts'
import { asEditor } from '../buyers/lock-buyer.ts'
import type { Connection } from '../engine.ts'
import { rememberUser, type UserClaims } from '../users.ts'
import { dropList } from './drop-lists.ts'
import { forgetRows } from './forget-rows.ts'
import { rememberMapping } from './mappings.ts'
import { readList, shownLists, type StoredList } from './stored-list.ts'

/** Lists of vendors of buyers; who edits is checked again under the lock of the buyer. */
export type VendorListStore = {
  /** The newest first. */
  list(buyerId: string): Promise<StoredList[]>
  /** @throws ProblemError 404 where the buyer has no such list */
  find(buyerId: string, id: string): Promise<StoredList>
  /** Lists of whomever that a process works on before this one. */
  ahead(list: StoredList): Promise<number>
  /** @throws ProblemError 422 where the buyer has as many as it may */
  add(buyer: BuyerKey, by: UserClaims, file: { name: string; content: Uint8Array }): Promise<string>
  /**
   * Has the rows compared, and remembers what the columns have for the next list with the same headings.
   * @throws ProblemError 404; 409 where it is not the time for it, 422 where there are not as many columns
   */
  start(buyer: BuyerKey, by: string, id: string, columns: readonly ColumnMeaning[]): Promise<void>
  /** @throws ProblemError 404; 409 where nothing is under way that could be stopped */
  cancel(buyer: BuyerKey, by: string, id: string): Promise<void>
  /** @throws ProblemError 404 */
  remove(buyer: BuyerKey, by: string, id: string): Promise<void>
}

export function createVendorListStore(db: Connection): VendorListStore {
  const alone = <Result>(
    buyer: BuyerKey,
    userId: string,
    work: (transaction: Connection) => Promise<Result>,
  ): Promise<Result> => asEditor(db, buyer, userId, work)
  /** Whom a list names is for its buyer alone: the audit log has neither names nor that of the file. */
  const note = (transaction: Connection, buyer: BuyerKey, by: string, verb: string, id: string) =>
    recordAudit(transaction, {
      ...{ actor: by, action: `vendor-list.${verb}`, subject: buyer.slug, details: { list: id } },
    })
  return {
    async list(buyerId) {
      const rows = await shownLists(db).where('l.buyer_id', '=', buyerId).execute()
      // There are few: with an order, PostgreSQL may walk through the lists of all buyers.
      return rows.map(readList).toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
    },
    find: (buyerId, id) => findList(db, buyerId, id),
    async ahead({ id, state }) {
      if (!isBusy(state)) return 0
      const own = await db
        .selectFrom('vendor_lists')
        .select('queued_at')
        .where('id', '=', id)
        .executeTakeFirst()
      const { count } = await db
        .selectFrom('vendor_lists')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('state', 'in', ['reading', 'waiting', 'matching'])
        .where('queued_at', '<', own?.queued_at ?? '')
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    add: (buyer, by, { name, content }) =>
      alone(buyer, by.id, async (transaction) => {
        await requireRoom(transaction, buyer.id)
        await rememberUser(transaction, by)
        const id = randomUUID()
        const now = new Date().toISOString()
        await transaction
          .insertInto('vendor_lists')
          .values({
            ...{ id, buyer_id: buyer.id, name, user_id: by.id, created_at: now },
            ...{ state: 'reading', queued_at: now, file_columns: '', fingerprint: null },
            ...{ headings_at: 0, row_count: null, checked: 0, position: 0 },
            ...{
              matches: 0,
              possibles: 0,
              strangers: 0,
              repeats: 0,
              failure: null,
              failure_row: null,
            },
            ...{ attempts: 0, holder: null, lease_until: null },
          })
          .execute()
        await transaction.insertInto('vendor_files').values({ list_id: id, content }).execute()
        await note(transaction, buyer, by.id, 'upload', id)
        return id
      }),
    start: async (buyer, by, id, columns) => {
      // Those of an earlier start, some at a time: others must not wait for a hundred thousand rows.
      const { state } = await findList(db, buyer.id, id)
      if (startableStates.includes(state)) await forgetRows(db, id, startableStates)
      await alone(buyer, by, async (transaction) => {
        const list = await findList(transaction, buyer.id, id)
        requireStartable(list.state)
        if (columns.length !== list.columns.length)
          throw problem(422, 'problems.invalid.list-columns', { field: 'columns' })
        const said = list.columns.map((column, at) => {
          const meaning = columns[at] ?? column.meaning
          return { ...column, meaning, certainty: null }
        })
        const now = new Date().toISOString()
        await transaction
          .updateTable('vendor_lists')
          .set({
            ...{ state: 'waiting', queued_at: now, file_columns: JSON.stringify(said) },
            ...{
              position: list.headingsAt,
              checked: 0,
              matches: 0,
              possibles: 0,
              strangers: 0,
              repeats: 0,
            },
            ...{ attempts: 0, holder: null, lease_until: null },
          })
          .where('id', '=', id)
          .execute()
        await rememberMapping(transaction, { buyerId: buyer.id, listId: id, columns, now })
        await note(transaction, buyer, by, 'start', id)
      })
    },
    cancel: (buyer, by, id) =>
      alone(buyer, by, async (transaction) => {
        const { state } = await findList(transaction, buyer.id, id)
        if (state === 'cancelled') return
        if (state !== 'waiting' && state !== 'matching')
          throw problem(409, 'problems.list-state.cancel')
        await transaction
          .updateTable('vendor_lists')
          .set({ state: 'cancelled', holder: null, lease_until: null })
          .where('id', '=', id)
          .execute()
        await note(transaction, buyer, by, 'cancel', id)
      }),
    async remove(buyer, by, id) {
      await alone(buyer, by, async (transaction) => {
        await findList(transaction, buyer.id, id)
        // From here on nobody sees it, whatever becomes of the rest.
        await transaction
          .updateTable('vendor_lists')
          .set({ state: 'removed', holder: null, lease_until: null })
          .where('id', '=', id)
          .execute()
        await note(transaction, buyer, by, 'remove', id)
      })
      await dropList(db, id)
    },
  }
}

/** @throws ProblemError 404 where the buyer has no such list */
export async function findList(db: Connection, buyerId: string, id: string): Promise<StoredList> {
  const row = await shownLists(db)
    .where('l.id', '=', id)
    .where('l.buyer_id', '=', buyerId)
    .executeTakeFirst()
  if (!row) throw problem(404, 'problems.unknown-record')
  return readList(row)
}

/** @throws ProblemError 422 where a buyer has as many lists as it may */
async function requireRoom(transaction: Connection, buyerId: string): Promise<void> {
  const own = await transaction
    .selectFrom('vendor_lists')
    .select('state')
    .where('buyer_id', '=', buyerId)
    .where('state', '!=', 'removed')
    .execute()
  if (own.length >= limits.vendorLists)
    throw problem(422, 'problems.too-many-lists.buyer', { params: { most: limits.vendorLists } })
  const open = own.filter(({ state }) => state !== 'done' && state !== 'failed')
  if (open.length >= limits.openVendorLists)
    throw problem(422, 'problems.too-many-lists.open', { params: { most: limits.openVendorLists } })
}
