import type { Connection, Engine } from '../engine.ts'
import { readCards, type SupplierCard } from '../search/read-cards.ts'

/** A supplier as the public may read it, with its targets, under the slug by which it was asked for. */
export type AssessedSupplier = { slug: string; card: SupplierCard; targets: string[] }

/**
 * Reads what the public may know of suppliers.
 * @param slugs also former ones; what has no public profile is left out
 * @param now ms since the epoch
 */
export async function readAssessed(
  db: Connection,
  engine: Engine,
  slugs: readonly string[],
  now: number,
): Promise<AssessedSupplier[]> {
  const named = await db
    .selectFrom('organisation_slugs as s')
    .innerJoin('organisations as o', 'o.id', 's.organisation_id')
    .select((from) => from.ref('o.no').$castTo<number | string>().as('no'))
    .select(['s.slug', 'o.id'])
    .where('s.slug', 'in', slugs)
    .where('o.status', '=', 'ACTIVE')
    .execute()
  if (named.length === 0) return []
  const cards = await readCards(db, engine, [...new Set(named.map(({ no }) => Number(no)))], now)
  const rows = await db
    .selectFrom('organisation_engagements')
    .select(['organisation_id', 'name'])
    .where('organisation_id', 'in', [...new Set(named.map(({ id }) => id))])
    .where('kind', '=', 'TARGET')
    .orderBy('position')
    .execute()
  const byNo = new Map(cards.map((card) => [card.no, card]))
  const bySlug = new Map(named.map((one) => [one.slug, one]))
  return slugs.flatMap((slug) => {
    const one = bySlug.get(slug)
    const card = one && byNo.get(Number(one.no))
    if (!card) return []
    const own = rows.filter(({ organisation_id }) => organisation_id === one.id)
    return [{ slug, card, targets: own.map(({ name }) => name) }]
  })
}
