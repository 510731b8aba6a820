import { changesBetween, type FollowedState } from '../../policies/supplier-changes.ts'
import type { Connection, Engine } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { readCards } from '../search/read-cards.ts'
import { followedStateOf } from './followed-state.ts'

/** What followers are told of a supplier now; null where it has no public profile. */
export async function stateOfSupplier(
  db: Connection,
  engine: Engine,
  organisationId: string,
): Promise<FollowedState | null> {
  const row = await db
    .selectFrom('organisations')
    .select((from) => from.ref('no').$castTo<number | string>().as('no'))
    .where('id', '=', organisationId)
    .executeTakeFirst()
  const [card] = row ? await readCards(db, engine, [Number(row.no)], Date.now()) : []
  return card ? followedStateOf(card) : null
}

/** Whether any buyer follows a supplier. */
export async function isFollowed(db: Connection, organisationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('buyer_follows')
    .select('buyer_id')
    .where('organisation_id', '=', organisationId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Notes what has become of a supplier since it was noted last; at first there is no news, and nothing is kept of one
 * that nobody follows.
 * @param now what there is of it; null: its profile is not public, and what it was is kept
 */
export async function noteChanges(
  transaction: Connection,
  engine: Engine,
  organisationId: string,
  now: FollowedState | null,
): Promise<void> {
  if (!(await isFollowed(transaction, organisationId))) {
    await transaction
      .deleteFrom('supplier_states')
      .where('organisation_id', '=', organisationId)
      .execute()
    return
  }
  if (!now) return
  // Numbers are given in the order in which they can be seen: whoever was told up to one has missed none before it.
  await engine.lock(transaction, 'supplier news')
  const row = await transaction
    .selectFrom('supplier_states')
    .select('state')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  const changes = row ? changesBetween(JSON.parse(row.state) as FollowedState, now) : []
  if (changes.length > 0)
    await transaction
      .insertInto('supplier_news')
      .values(
        changes.map((one) => ({
          ...{ ...one, organisation_id: organisationId, created_at: isoTime(Date.now()) },
        })),
      )
      .execute()
  await keepState(transaction, organisationId, now)
}

/** Begins to note what becomes of a supplier, where that is not done yet. */
export async function beginNoting(
  transaction: Connection,
  organisationId: string,
  now: FollowedState,
): Promise<void> {
  if (!(await isFollowed(transaction, organisationId)))
    await keepState(transaction, organisationId, now)
}

async function keepState(transaction: Connection, organisationId: string, now: FollowedState) {
  const state = JSON.stringify(now)
  await transaction
    .insertInto('supplier_states')
    .values({ organisation_id: organisationId, state })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet({ state }))
    .execute()
}

/** ms for which news are kept: a buyer's page shows them so long, and mails have told them long before. */
const kept = 365 * 86_400_000

/** Forgets news that are a year old. @param now ms since the epoch */
export async function forgetOldNews(db: Connection, now: number): Promise<void> {
  await db
    .deleteFrom('supplier_news')
    .where('created_at', '<', isoTime(now - kept))
    .execute()
}

/** Number of the last news of any supplier. */
export async function lastNews(db: Connection): Promise<number> {
  const row = await db
    .selectFrom('supplier_news')
    .select((from) => from.ref('no').$castTo<number | string>().as('no'))
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst()
  return Number(row?.no ?? 0)
}
