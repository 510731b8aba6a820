import { randomUUID } from 'node:crypto'
import type { BuyerRole } from '#src/contract/buyers/buyer-role.ts'
import type { Cadence, SavedSearchInput } from '#src/contract/buyers/saved-search.ts'
import * as limits from '#src/contract/limits.ts'
import { problem } from '../../texts/problem.ts'
import { recordAudit } from '../audit.ts'
import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import type { BuyerKey } from './buyer-store.ts'
import { lockBuyer } from './lock-buyer.ts'
import { type Found, noteLook } from './note-look.ts'
import { changeSubscription } from './search-subscriptions.ts'

/** A search of a buyer as one of its members has it. */
export type StoredSearch = {
  id: string
  version: number
  name: string
  query: string
  brandId: string | null
  look: number
  lookedAt: string | null
  /** Found at the last look; null: there was none. */
  total: number | null
  /** Of the member. */
  cadence: Cadence
  /** The look up to which they have seen it; null: they have never asked. */
  seen: number | null
}
/** Suppliers that a member has not seen in a search. */
export type FreshSuppliers = { count: number; named: { name: string; slug: string }[] }

type ByMember = { buyer: BuyerKey; userId: string }

/** Searches that buyers keep (DSC-4); who edits is checked again under the lock of the buyer. */
export type BuyerSearchStore = {
  /** The newest first. */
  list(of: ByMember): Promise<StoredSearch[]>
  /** @throws ProblemError 404 where the buyer does not keep it */
  find(of: ByMember, id: string): Promise<StoredSearch>
  /**
   * @param found what it finds; null: the index cannot tell now, the first look will
   * @throws ProblemError 409 where the buyer keeps it already, 422 where it keeps as many as it may
   */
  save(
    of: ByMember,
    search: SavedSearchInput & { brandId: string | null },
    found: Found | null,
  ): Promise<StoredSearch>
  /** @throws ProblemError 404 where it is gone, 412 where it is not the version that was looked at */
  rename(of: ByMember, id: string, to: { name: string; version: number }): Promise<StoredSearch>
  /** @throws ProblemError 404 where it is gone */
  remove(of: ByMember, id: string): Promise<void>
  /** @throws ProblemError 404 where it is forgotten; 409 and 422 as `save` does */
  restore(of: ByMember, id: string): Promise<StoredSearch>
  /** What the member wants to be told, or has seen. @throws ProblemError 404 where it is gone */
  subscribe(of: ByMember, id: string, to: { cadence: Cadence } | { seen: number }): Promise<void>
  /** @throws ProblemError 404 where the search is gone */
  noteLook(search: Pick<StoredSearch, 'id' | 'lookedAt'>, found: Found, now: number): Promise<void>
  /** What a member has not seen, as far as the last look has found it. */
  fresh(id: string, seen: number): Promise<FreshSuppliers>
}

export function createBuyerSearchStore(db: Connection): BuyerSearchStore {
  const alone = <Result>(
    { buyer, userId }: ByMember,
    least: BuyerRole,
    work: (transaction: Connection) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction().execute(async (transaction) => {
      await lockBuyer(transaction, buyer.id, { userId, least })
      return work(transaction)
    })
  /** What a search asks for is for its buyer alone: the audit log does not repeat it. */
  const note = (transaction: Connection, { buyer, userId }: ByMember, verb: string, id: string) =>
    recordAudit(transaction, {
      ...{ actor: userId, action: `buyer-search.${verb}`, subject: buyer.slug },
      details: { search: id },
    })
  return {
    list: (of) => searchesOf(db, of),
    find: (of, id) => findSearch(db, of, id),
    save: (of, { name, query, brandId, cadence }, found) =>
      alone(of, 'EDITOR', async (transaction) => {
        await requirePlace(transaction, of, { query, brandId })
        const id = randomUUID()
        const now = isoTime(Date.now())
        await transaction
          .insertInto('buyer_searches')
          .values({
            ...{ id, buyer_id: of.buyer.id, brand_id: brandId, name, query, version: 1, look: 0 },
            ...{ looked_at: null, total: null, created_at: now, removed_at: null },
          })
          .execute()
        if (found) await noteLook(transaction, id, found, { seenAt: null, now })
        await changeSubscription(transaction, id, of.userId, { cadence })
        await note(transaction, of, 'add', id)
        return findSearch(transaction, of, id)
      }),
    rename: (of, id, { name, version }) =>
      alone(of, 'EDITOR', async (transaction) => {
        const { version: now } = await findSearch(transaction, of, id)
        if (now !== version) throw problem(412, 'problems.record-changed')
        await transaction
          .updateTable('buyer_searches')
          .set({ name, version: version + 1 })
          .where('id', '=', id)
          .execute()
        await note(transaction, of, 'change', id)
        return findSearch(transaction, of, id)
      }),
    remove: (of, id) =>
      alone(of, 'EDITOR', async (transaction) => {
        await findSearch(transaction, of, id)
        await transaction
          .updateTable('buyer_searches')
          .set({ removed_at: isoTime(Date.now()) })
          .where('id', '=', id)
          .execute()
        await note(transaction, of, 'remove', id)
      }),
    restore: (of, id) =>
      alone(of, 'EDITOR', async (transaction) => {
        const gone = await transaction
          .selectFrom('buyer_searches')
          .select(['query', 'brand_id as brandId'])
          .where('id', '=', id)
          .where('buyer_id', '=', of.buyer.id)
          .where('removed_at', 'is not', null)
          .executeTakeFirst()
        if (gone) {
          await requirePlace(transaction, of, gone)
          await transaction
            .updateTable('buyer_searches')
            .set({ removed_at: null })
            .where('id', '=', id)
            .execute()
          await note(transaction, of, 'restore', id)
        }
        return findSearch(transaction, of, id)
      }),
    subscribe: (of, id, to) =>
      alone(of, 'VIEWER', async (transaction) => {
        await findSearch(transaction, of, id)
        await changeSubscription(transaction, id, of.userId, to)
      }),
    noteLook: ({ id, lookedAt }, found, now) =>
      db
        .transaction()
        .execute((transaction) =>
          noteLook(transaction, id, found, { seenAt: lookedAt, now: isoTime(now) }),
        ),
    async fresh(id, seen) {
      const fresh = db
        .selectFrom('buyer_search_hits as h')
        .innerJoin('organisations as o', 'o.id', 'h.organisation_id')
        .where('h.search_id', '=', id)
        .where('h.look', '>', seen)
        .where('o.status', '=', 'ACTIVE')
      const { count } = await fresh
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow()
      const named = await fresh
        .select(['o.name', 'o.slug'])
        .orderBy('h.look', 'desc')
        .orderBy('o.slug')
        .limit(limits.namedAsNew)
        .execute()
      return { count: Number(count), named }
    },
  }
}

const selectSearches = (db: Connection, { buyer, userId }: ByMember) =>
  db
    .selectFrom('buyer_searches as s')
    .leftJoin('search_subscriptions as own', (on) =>
      on.onRef('own.search_id', '=', 's.id').on('own.user_id', '=', userId),
    )
    .select(['s.id', 's.version', 's.name', 's.query', 's.brand_id as brandId', 's.look'])
    .select(['s.looked_at as lookedAt', 's.total', 's.created_at as createdAt'])
    .select(['own.cadence', 'own.seen'])
    .where('s.buyer_id', '=', buyer.id)
    .where('s.removed_at', 'is', null)

type SearchRow = Awaited<ReturnType<ReturnType<typeof selectSearches>['execute']>>[number]

const searchOf = ({ cadence, seen, createdAt: _, ...row }: SearchRow): StoredSearch => ({
  ...{ ...row, cadence: cadence ?? 'off', seen },
})

async function searchesOf(db: Connection, of: ByMember): Promise<StoredSearch[]> {
  const rows = await selectSearches(db, of)
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id')
    .execute()
  return rows.map(searchOf)
}

async function findSearch(db: Connection, of: ByMember, id: string): Promise<StoredSearch> {
  const row = await selectSearches(db, of).where('s.id', '=', id).executeTakeFirst()
  if (!row) throw problem(404, 'problems.unknown-record')
  return searchOf(row)
}

/** @throws ProblemError 409 where the buyer keeps the same search, 422 where it keeps as many as it may */
async function requirePlace(
  transaction: Connection,
  of: ByMember,
  { query, brandId }: Pick<StoredSearch, 'query' | 'brandId'>,
): Promise<void> {
  const all = await searchesOf(transaction, of)
  const same = all.find((one) => one.query === query && one.brandId === brandId)
  if (same)
    throw problem(409, 'problems.search-saved.named', {
      field: 'query',
      params: { name: same.name },
    })
  if (all.length >= limits.savedSearches)
    throw problem(422, 'problems.too-many-searches.buyer', {
      params: { most: limits.savedSearches },
    })
}
