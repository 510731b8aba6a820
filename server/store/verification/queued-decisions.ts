import { randomUUID } from 'node:crypto'
import { undoSeconds } from '#src/contract/operate/queue.ts'
import { isWithin, scopeIn } from '../../policies/operator.ts'
import { recordAudit } from '../audit.ts'
import type { Connection } from '../engine.ts'
import type { Occasion } from '../events/event.ts'
import { isoTime } from '../iso-time.ts'
import { grantsOf } from '../operator-roles.ts'
import { lockOrganisation } from '../organisations/lock-organisation.ts'
import type { DecisionKind } from '../tables/verification.ts'
import type { DecisionRules, RulesByKind } from './decision-rules.ts'
import { endLease, type ItemKey, takeLease } from './leases.ts'

/**
 * What waits is another by now, somebody else has decided, or whoever decided may not any more.
 */
export class NotWaiting extends Error {}

export type NewDecision = {
  kind: DecisionKind
  key: ItemKey
  slug: string
  /** Of what was shown. */
  version: string
  /** Stored as JSON. */
  decision: object
  by: { id: string; email: string }
  /** Where the links of letters lead; null: nobody is told by mail. */
  occasion: Occasion | null
}

/**
 * Decides on what waits: what is wrong with the decision is found out at once, and it is done later, so that
 * a slip can be undone before anybody sees it.
 * @param now ms since the epoch
 * @throws NotWaiting, Leased, or what the rules refuse it with; then nothing is written
 */
export async function queueDecision(
  db: Connection,
  rules: DecisionRules,
  { kind, key, slug, version, decision: decided, by, occasion }: NewDecision,
  now: number,
): Promise<{ id: string; dueAt: string }> {
  const decision = JSON.stringify(decided)
  const tried = await db.startTransaction().execute()
  try {
    await requireWaiting(tried, rules, key, version)
    await rules.rule(tried, { key, slug, decision, actor: by.email, by: by.id, occasion: null })
  } finally {
    await tried.rollback().execute()
  }
  return db.transaction().execute(async (transaction) => {
    await requireWaiting(transaction, rules, key, version)
    await takeLease(transaction, key, by.id, now)
    const [id, dueAt] = [randomUUID(), isoTime(now + undoSeconds * 1_000)]
    const added = await transaction
      .insertInto('queued_decisions')
      .values({
        ...{ id, kind, organisation_id: key.organisationId, item_id: key.itemId },
        ...{ user_id: by.id, actor: by.email, version },
        ...{ decision, occasion: occasion && JSON.stringify(occasion) },
        ...{ created_at: isoTime(now), due_at: dueAt },
      })
      .onConflict((conflict) => conflict.columns(['organisation_id', 'item_id']).doNothing())
      .returning('id')
      .execute()
    if (added.length === 0) throw new NotWaiting('Somebody has decided')
    await endLease(transaction, key, by.id)
    return { id, dueAt }
  })
}

/** Undoes a decision of an operator's own. @returns whether it was not done yet */
export async function undoDecision(db: Connection, id: string, userId: string): Promise<boolean> {
  const undone = await db
    .deleteFrom('queued_decisions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .execute()
  return undone.length > 0
}

/**
 * Does what was decided and cannot be undone any more. One that fails keeps no other waiting: it is tried again
 * with the next run.
 * @param now ms since the epoch
 * @param signal ends it after the decision at hand
 * @throws the first failure, once all have been tried
 */
export async function doDecisions(
  db: Connection,
  rules: RulesByKind,
  now: number,
  signal?: AbortSignal,
): Promise<void> {
  const due = await db
    .selectFrom('queued_decisions')
    .select(['id', 'kind', 'organisation_id as organisationId'])
    .where((where) =>
      where.or([
        where('due_at', '<=', isoTime(now)),
        // Decided before the clock was set back.
        where('created_at', '>', isoTime(now + undoSeconds * 1_000)),
      ]),
    )
    .orderBy('due_at')
    .execute()
  const failures: unknown[] = []
  for (const one of due) {
    if (signal?.aborted) break
    await doDecision(db, one, rules[one.kind]).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}

type Due = { id: string; organisationId: string }

async function doDecision(db: Connection, due: Due, rules: DecisionRules): Promise<void> {
  try {
    await db.transaction().execute(async (transaction) => {
      const queued = await takeQueued(transaction, due)
      // Undone, or done by another process.
      if (!queued) return
      const { key, slug, row } = queued
      const { decision, actor, user_id: by } = row
      await requireWaiting(transaction, rules, key, row.version)
      await requireRole(transaction, rules, queued)
      const occasion = row.occasion === null ? null : (JSON.parse(row.occasion) as Occasion)
      await rules.rule(transaction, { key, slug, decision, actor, by, occasion })
    })
  } catch (error) {
    if (!(error instanceof NotWaiting || rules.isRefusal(error))) throw error
    await db.transaction().execute((transaction) => drop(transaction, rules, due))
  }
}

/** What was decided on is not what waits any more: it goes back into the queue as it is now, and the log says so. */
async function drop(transaction: Connection, rules: DecisionRules, due: Due): Promise<void> {
  const queued = await takeQueued(transaction, due)
  if (!queued) return
  const { key, slug, row } = queued
  await recordAudit(transaction, { actor: row.actor, subject: slug, ...rules.dropped(key) })
}

async function takeQueued(transaction: Connection, { id, organisationId }: Due) {
  // Before the row: whoever decides locks the organisation first too, and the two would wait for each other.
  await lockOrganisation(transaction, organisationId)
  const row = await transaction
    .deleteFrom('queued_decisions')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) return null
  const { slug } = await transaction
    .selectFrom('organisations')
    .select('slug')
    .where('id', '=', row.organisation_id)
    .executeTakeFirstOrThrow()
  const key: ItemKey = { organisationId: row.organisation_id, itemId: row.item_id }
  return { key, slug, row }
}

async function requireWaiting(
  transaction: Connection,
  rules: DecisionRules,
  key: ItemKey,
  version: string,
): Promise<void> {
  // A save may be stating something else of it just now.
  await lockOrganisation(transaction, key.organisationId)
  if ((await rules.version(transaction, key)) !== version)
    throw new NotWaiting('Something else waits by now')
}

/** Whoever has lost the role meanwhile, or belongs to a supplier that it is about by now, decides nothing. */
async function requireRole(
  transaction: Connection,
  rules: DecisionRules,
  { key, row }: NonNullable<Awaited<ReturnType<typeof takeQueued>>>,
): Promise<void> {
  const scope = scopeIn(await grantsOf(transaction, row.user_id), rules.roles)
  const ids = [key.organisationId, ...(rules.others?.(key) ?? [])]
  const organisations = await transaction
    .selectFrom('organisations')
    .select('brand_id as brandId')
    .where('id', 'in', ids)
    .execute()
  const membership = await transaction
    .selectFrom('memberships')
    .select('user_id')
    .where('organisation_id', 'in', ids)
    .where('user_id', '=', row.user_id)
    .limit(1)
    .executeTakeFirst()
  if (membership || organisations.some(({ brandId }) => !isWithin(scope, brandId)))
    throw new NotWaiting('Whoever decided may not any more')
}
