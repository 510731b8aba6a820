import type { Dismissal } from '#src/contract/operate/duplicates.ts'
import { recordAudit } from '../audit.ts'
import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { lockOrganisation } from '../organisations/lock-organisation.ts'
import type { DecisionRules } from '../verification/decision-rules.ts'
import type { ItemKey } from '../verification/leases.ts'
import type { Pair } from './pair.ts'
import { pairVersion } from './pair-version.ts'

/** How operators say that two suppliers are two (OPR-3). */
export const duplicateRules: DecisionRules = {
  roles: ['support'],
  others: ({ itemId }) => [itemId],
  version: (transaction, key) => pairVersion(transaction, pairAt(key)),
  rule: (transaction, { key, decision, actor, by }) =>
    dismissPair(transaction, pairAt(key), JSON.parse(decision) as Dismissal, { actor, by }),
  // Whatever is wrong with it is said by the version.
  isRefusal: () => false,
  dropped: ({ itemId }) => ({
    action: 'duplicate.decision-dropped',
    details: { other: itemId },
  }),
}

/** Under which a pair is leased and decided on. */
export const itemOf = ({ first, second }: Pair): ItemKey => ({
  ...{ organisationId: first, itemId: second },
})

const pairAt = ({ organisationId, itemId }: ItemKey): Pair => ({
  ...{ first: organisationId, second: itemId },
})

/**
 * Notes that two suppliers are two: the pair waits no more, until both get something else in common.
 * @param by `by`: id of who says so; null: the command line
 */
export async function dismissPair(
  transaction: Connection,
  { first, second }: Pair,
  { reason, note }: Dismissal,
  { actor, by }: { actor: string; by: string | null },
): Promise<void> {
  for (const id of [first, second]) await lockOrganisation(transaction, id)
  const { signs } = await transaction
    .deleteFrom('duplicate_pairs')
    .where('first_id', '=', first)
    .where('second_id', '=', second)
    .returning('signs')
    .executeTakeFirstOrThrow()
  const says = {
    ...{ signs, reason, note: note ?? null, user_id: by },
    dismissed_at: isoTime(Date.now()),
  }
  await transaction
    .insertInto('duplicate_dismissals')
    .values({ first_id: first, second_id: second, ...says })
    .onConflict((conflict) => conflict.columns(['first_id', 'second_id']).doUpdateSet(says))
    .execute()
  const slugs = await transaction
    .selectFrom('organisations')
    .select(['id', 'slug'])
    .where('id', 'in', [first, second])
    .execute()
  const slugOf = (id: string) => slugs.find((one) => one.id === id)?.slug ?? id
  await recordAudit(transaction, {
    ...{ actor, action: 'duplicate.dismiss', subject: slugOf(first) },
    details: { other: slugOf(second), reason, ...(note && { note }) },
  })
}
