import type { SupplierNewsKind } from '#src/contract/buyers/follow.ts'
import { isStillSo } from '../../policies/supplier-changes.ts'
import type { Connection, Engine } from '../engine.ts'
import { readCards } from '../search/read-cards.ts'
import { followedStateOf } from './followed-state.ts'
import { lastNews } from './note-changes.ts'

/** What a person is told of the suppliers that a buyer follows. */
export type DueFollows = {
  buyer: { id: string; slug: string; name: string }
  /** The last news of all; they are told up to it. */
  upTo: number
  suppliers: {
    name: string
    slug: string
    brandId: string | null
    changes: { kind: SupplierNewsKind; subject: string }[]
  }[]
}

/**
 * What has become of suppliers that are followed by buyers to which a person belongs now, and is so now.
 * @param now ms since the epoch
 */
export async function dueFollows(
  transaction: Connection,
  engine: Engine,
  { userId, isWeekly, now }: { userId: string; isWeekly: boolean; now: number },
): Promise<DueFollows[]> {
  const upTo = await lastNews(transaction)
  const wanted = await transaction
    .selectFrom('follow_subscriptions as own')
    .innerJoin('buyers as b', 'b.id', 'own.buyer_id')
    .innerJoin('buyer_members as m', (on) =>
      on.onRef('m.buyer_id', '=', 'b.id').onRef('m.user_id', '=', 'own.user_id'),
    )
    .select(['b.id', 'b.slug', 'b.name', 'own.told'])
    .where('own.user_id', '=', userId)
    .where('own.cadence', 'in', isWeekly ? ['daily', 'weekly'] : ['daily'])
    .orderBy('b.slug')
    .execute()
  const due: DueFollows[] = []
  for (const { told, ...buyer } of wanted) {
    const rows = await transaction
      .selectFrom('buyer_follows as f')
      .innerJoin('supplier_news as n', 'n.organisation_id', 'f.organisation_id')
      .innerJoin('organisations as o', 'o.id', 'f.organisation_id')
      .select((from) => from.ref('o.no').$castTo<number | string>().as('no'))
      .select(['f.brand_id as brandId', 'n.kind', 'n.subject'])
      .where('f.buyer_id', '=', buyer.id)
      .where('n.no', '>', told)
      .where('n.no', '<=', upTo)
      .whereRef('n.no', '>', 'f.since_news')
      .orderBy('n.no')
      .execute()
    const bySupplier = Map.groupBy(rows, ({ no }) => Number(no))
    const cards = await readCards(transaction, engine, [...bySupplier.keys()], now)
    const suppliers = cards.flatMap((card) => {
      const state = followedStateOf(card)
      const own = (bySupplier.get(card.no) ?? []).filter((one) => isStillSo(one, state))
      // The same may have come, gone and come again since.
      const changes = new Map(own.map(({ kind, subject }) => [subject, { kind, subject }]))
      const [first] = own
      const { name, slug } = card
      return first ? [{ name, slug, brandId: first.brandId, changes: [...changes.values()] }] : []
    })
    due.push({ buyer, upTo, suppliers })
  }
  return due
}

/** Notes up to which news a person was told of the suppliers that a buyer follows. */
export async function noteToldOfFollows(
  transaction: Connection,
  userId: string,
  { buyer, upTo }: DueFollows,
): Promise<void> {
  await transaction
    .updateTable('follow_subscriptions')
    .set({ told: upTo })
    .where('buyer_id', '=', buyer.id)
    .where('user_id', '=', userId)
    .execute()
}

/** The brands under which the buyers of a person follow suppliers. */
export async function brandsOfFollows(db: Connection, userId: string): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('follow_subscriptions as own')
    .innerJoin('buyer_follows as f', 'f.buyer_id', 'own.buyer_id')
    .select('f.brand_id as brandId')
    .distinct()
    .where('own.user_id', '=', userId)
    .where('own.cadence', '!=', 'off')
    .execute()
  return rows.map(({ brandId }) => brandId)
}
