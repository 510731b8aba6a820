import { randomUUID } from 'node:crypto'
import { type ShortlistStatus, shortlistStatuses } from '#src/contract/buyers/shortlist.ts'
import * as limits from '#src/contract/limits.ts'
import { problem } from '../../texts/problem.ts'
import { recordAudit } from '../audit.ts'
import type { Connection } from '../engine.ts'
import type { BuyerKey } from './buyer-store.ts'
import { asEditor } from './lock-buyer.ts'

export type StoredShortlist = {
  id: string
  version: number
  name: string
  counts: Record<ShortlistStatus, number>
  /** Null where no supplier was asked about. */
  has: boolean | null
}

/** Lists of suppliers that buyers keep; who edits is checked again under the lock of the buyer. */
export type ShortlistStore = {
  /** The oldest first. @param supplier slug of the one that is asked about */
  list(buyerId: string, supplier?: string): Promise<StoredShortlist[]>
  /** @throws ProblemError 404 where the buyer has no such list */
  find(buyerId: string, id: string): Promise<StoredShortlist>
  /** @throws ProblemError 422 where the buyer has as many as it may */
  create(buyer: BuyerKey, by: string, name: string): Promise<StoredShortlist>
  /** @throws ProblemError 404 where it is gone, 412 where it is not the version that was looked at */
  rename(
    buyer: BuyerKey,
    by: string,
    seen: { id: string; version: number },
    name: string,
  ): Promise<StoredShortlist>
  /** @throws ProblemError 404 where it is gone */
  remove(buyer: BuyerKey, by: string, id: string): Promise<void>
}

export function createShortlistStore(db: Connection): ShortlistStore {
  return {
    list: (buyerId, supplier) => readLists(db, buyerId, { supplier }),
    find: (buyerId, id) => findList(db, buyerId, id),
    create: (buyer, by, name) =>
      asEditor(db, buyer, by, async (transaction) => {
        const all = await readLists(transaction, buyer.id)
        if (all.length >= limits.shortlists)
          throw problem(422, 'problems.too-many-shortlists.buyer', {
            params: { most: limits.shortlists },
          })
        const row = { id: randomUUID(), name, version: 1 }
        await transaction
          .insertInto('buyer_shortlists')
          .values({ ...row, buyer_id: buyer.id, created_at: new Date().toISOString() })
          .execute()
        await noteList(transaction, buyer, by, 'add', row.id)
        return { ...row, counts: noCounts(), has: null }
      }),
    rename: (buyer, by, { id, version }, name) =>
      asEditor(db, buyer, by, async (transaction) => {
        const found = await findList(transaction, buyer.id, id)
        if (found.version !== version) throw problem(412, 'problems.record-changed')
        await transaction
          .updateTable('buyer_shortlists')
          .set({ name, version: version + 1 })
          .where('id', '=', id)
          .execute()
        await noteList(transaction, buyer, by, 'rename', id)
        return { ...found, name, version: version + 1 }
      }),
    remove: (buyer, by, id) =>
      asEditor(db, buyer, by, async (transaction) => {
        await findList(transaction, buyer.id, id)
        await transaction.deleteFrom('buyer_shortlists').where('id', '=', id).execute()
        await noteList(transaction, buyer, by, 'remove', id)
      }),
  }
}

/** @throws ProblemError 404 where the buyer has no such list */
async function findList(db: Connection, buyerId: string, id: string): Promise<StoredShortlist> {
  const [found] = await readLists(db, buyerId, { id })
  if (!found) throw problem(404, 'problems.unknown-record')
  return found
}

async function readLists(
  db: Connection,
  buyerId: string,
  { id, supplier }: { id?: string; supplier?: string | undefined } = {},
): Promise<StoredShortlist[]> {
  const lists = await db
    .selectFrom('buyer_shortlists')
    .select(['id', 'version', 'name'])
    .where('buyer_id', '=', buyerId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const ids = lists.map((one) => one.id)
  if (ids.length === 0) return []
  const items = db
    .selectFrom('shortlist_items as i')
    .where('i.shortlist_id', 'in', ids)
    .where('i.removed_at', 'is', null)
  const rows = await items
    .select(['i.shortlist_id', 'i.status'])
    .select((from) => from.fn.countAll<number | string>().as('count'))
    .groupBy(['i.shortlist_id', 'i.status'])
    .execute()
  const having =
    supplier === undefined
      ? null
      : await items
          .innerJoin('organisation_slugs as s', 's.organisation_id', 'i.organisation_id')
          .select('i.shortlist_id')
          .where('s.slug', '=', supplier)
          .execute()
  return lists.map((list) => {
    const counts = noCounts()
    for (const row of rows) if (row.shortlist_id === list.id) counts[row.status] = Number(row.count)
    const has = having && having.some((one) => one.shortlist_id === list.id)
    return { ...list, counts, has }
  })
}

const noCounts = () =>
  Object.fromEntries(shortlistStatuses.map((status) => [status, 0])) as StoredShortlist['counts']

/** What stands on a list is for its buyer alone: the audit log does not repeat it. */
const noteList = (transaction: Connection, buyer: BuyerKey, by: string, verb: string, id: string) =>
  recordAudit(transaction, {
    ...{ actor: by, action: `buyer-shortlist.${verb}`, subject: buyer.slug },
    details: { shortlist: id },
  })
