import type { BuyerRole } from '#src/contract/buyers/buyer-role.ts'
import type { SupplierNewsKind } from '#src/contract/buyers/follow.ts'
import type { Cadence } from '#src/contract/buyers/saved-search.ts'
import * as limits from '#src/contract/limits.ts'
import { isStillSo } from '../../policies/supplier-changes.ts'
import { problem } from '../../texts/problem.ts'
import { recordAudit } from '../audit.ts'
import type { BuyerKey } from '../buyers/buyer-store.ts'
import { lockBuyer } from '../buyers/lock-buyer.ts'
import type { Connection, Engine } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { readCards, type SupplierCard } from '../search/read-cards.ts'
import { wantNews } from '../supplier-news/news-subscriptions.ts'
import { followedStateOf } from './followed-state.ts'
import { beginNoting, lastNews, stateOfSupplier } from './note-changes.ts'

/** A supplier that a buyer follows. */
export type Followed = {
  slug: string
  /** Null: it is not public now. */
  card: SupplierCard | null
  since: string
  /** What is so now, the newest first. */
  news: { kind: SupplierNewsKind; subject: string; at: string }[]
}
type ByMember = { buyer: BuyerKey; userId: string }

/** Suppliers that buyers follow (DSC-4); who edits is checked again under the lock of the buyer. */
export type FollowStore = {
  /** Those of whom there was news last come first. */
  list(buyer: Pick<BuyerKey, 'id'>, now: number): Promise<Followed[]>
  /** How often a member is written to about them. */
  cadence(of: ByMember): Promise<Cadence>
  /**
   * @param supplier id of the organisation
   * @throws ProblemError 404 where it is not public, 422 where the buyer follows as many as it may
   */
  follow(of: ByMember, supplier: string, brandId: string | null): Promise<void>
  unfollow(of: ByMember, supplier: string): Promise<void>
  changeMail(of: ByMember, cadence: Cadence): Promise<void>
  /** Which of some suppliers a buyer follows, by their present slugs. */
  followedAmong(buyer: Pick<BuyerKey, 'id'>, slugs: readonly string[]): Promise<Set<string>>
}

export function createFollowStore(db: Connection, engine: Engine): FollowStore {
  const alone = <Result>(
    { buyer, userId }: ByMember,
    least: BuyerRole,
    work: (transaction: Connection) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction().execute(async (transaction) => {
      await lockBuyer(transaction, buyer.id, { userId, least })
      return work(transaction)
    })
  /** Whom a buyer follows is for the buyer alone: the audit log does not say it. */
  const note = (transaction: Connection, { buyer, userId }: ByMember, verb: string) =>
    recordAudit(transaction, {
      ...{ actor: userId, action: `buyer-follow.${verb}`, subject: buyer.slug },
    })
  return {
    list: ({ id }, now) => listFollowed(db, engine, id, now),
    async cadence({ buyer, userId }) {
      const row = await db
        .selectFrom('follow_subscriptions')
        .select('cadence')
        .where('buyer_id', '=', buyer.id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row?.cadence ?? 'off'
    },
    follow: (of, supplier, brandId) =>
      alone(of, 'EDITOR', async (transaction) => {
        const state = await stateOfSupplier(transaction, engine, supplier)
        if (!state) throw problem(404, 'problems.unknown-organisation')
        const buyer_id = of.buyer.id
        const all = await transaction
          .selectFrom('buyer_follows')
          .select('organisation_id as id')
          .where('buyer_id', '=', buyer_id)
          .execute()
        if (all.some(({ id }) => id === supplier)) return
        if (all.length >= limits.followedSuppliers)
          throw problem(422, 'problems.too-many-follows.buyer', {
            params: { most: limits.followedSuppliers },
          })
        await beginNoting(transaction, supplier, state)
        const [created_at, since_news] = [isoTime(Date.now()), await lastNews(transaction)]
        await transaction
          .insertInto('buyer_follows')
          .values({
            buyer_id,
            organisation_id: supplier,
            brand_id: brandId,
            since_news,
            created_at,
          })
          .execute()
        await note(transaction, of, 'add')
        const begun = { buyer_id, user_id: of.userId, cadence: 'weekly' as const, told: since_news }
        const { numInsertedOrUpdatedRows = 0n } = await transaction
          .insertInto('follow_subscriptions')
          .values(begun)
          .onConflict((conflict) => conflict.columns(['buyer_id', 'user_id']).doNothing())
          .executeTakeFirst()
        if (numInsertedOrUpdatedRows > 0n) await wantNews(transaction, of.userId)
      }),
    unfollow: (of, supplier) =>
      alone(of, 'EDITOR', async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('buyer_follows')
          .where('buyer_id', '=', of.buyer.id)
          .where('organisation_id', '=', supplier)
          .executeTakeFirst()
        if (numDeletedRows > 0n) await note(transaction, of, 'remove')
      }),
    changeMail: (of, cadence) =>
      alone(of, 'VIEWER', async (transaction) => {
        const key = { buyer_id: of.buyer.id, user_id: of.userId }
        const before = await transaction
          .selectFrom('follow_subscriptions')
          .select(['cadence', 'told'])
          .where('buyer_id', '=', key.buyer_id)
          .where('user_id', '=', key.user_id)
          .executeTakeFirst()
        const isBeginning = (before?.cadence ?? 'off') === 'off'
        const told = before && !isBeginning ? before.told : await lastNews(transaction)
        await transaction
          .insertInto('follow_subscriptions')
          .values({ ...key, cadence, told })
          .onConflict((conflict) =>
            conflict.columns(['buyer_id', 'user_id']).doUpdateSet({ cadence, told }),
          )
          .execute()
        if (cadence !== 'off') await wantNews(transaction, of.userId)
      }),
    async followedAmong({ id }, slugs) {
      const rows = await db
        .selectFrom('buyer_follows as f')
        .innerJoin('organisation_slugs as s', 's.organisation_id', 'f.organisation_id')
        .select('s.slug')
        .where('f.buyer_id', '=', id)
        .where('s.slug', 'in', slugs)
        .execute()
      return new Set(rows.map(({ slug }) => slug))
    },
  }
}

/** News of a supplier that a list shows. */
const mostNews = 3

async function listFollowed(
  db: Connection,
  engine: Engine,
  buyerId: string,
  now: number,
): Promise<Followed[]> {
  const follows = await db
    .selectFrom('buyer_follows as f')
    .innerJoin('organisations as o', 'o.id', 'f.organisation_id')
    .select((from) => from.ref('o.no').$castTo<number | string>().as('no'))
    .select(['o.id', 'o.slug', 'f.created_at as since', 'f.since_news as sinceNews'])
    .where('f.buyer_id', '=', buyerId)
    .orderBy('f.created_at', 'desc')
    .orderBy('o.id')
    .execute()
  if (follows.length === 0) return []
  const numbers = follows.map(({ no }) => Number(no))
  const cards = new Map((await readCards(db, engine, numbers, now)).map((card) => [card.no, card]))
  const news = await db
    .selectFrom('supplier_news')
    .select((from) => from.ref('no').$castTo<number | string>().as('no'))
    .select(['organisation_id as id', 'kind', 'subject', 'created_at as at'])
    .where(
      'organisation_id',
      'in',
      follows.map(({ id }) => id),
    )
    .orderBy('no', 'desc')
    .execute()
  const newsOf = Map.groupBy(news, ({ id }) => id)
  const all = follows.map(({ id, no, slug, since, sinceNews }) => {
    const card = cards.get(Number(no)) ?? null
    const state = card && followedStateOf(card)
    const own = (newsOf.get(id) ?? [])
      .filter((one) => state && Number(one.no) > sinceNews && isStillSo(one, state))
      .slice(0, mostNews)
    const shown = own.map(({ kind, subject, at }) => ({ kind, subject, at }))
    return { slug, card, since, news: shown }
  })
  const latest = ({ news: [last], since }: Followed) => last?.at ?? since
  return all.toSorted((one, other) => (latest(one) < latest(other) ? 1 : -1))
}
