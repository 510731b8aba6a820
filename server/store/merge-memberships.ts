import type { Connection } from './engine.ts'

type Standing = { relationship: 'OWNER' | 'EMPLOYEE'; accepted_at: string | null }

/** What becomes one of two: organisations that share people, or people that share organisations. */
const sharedBy = { organisation_id: 'user_id', user_id: 'organisation_id' } as const

/**
 * Where two that become one both have a membership with the same other side, raises the remaining one
 * to the stronger of both: accepted before asked, owner before employee. No person loses what
 * was granted to them.
 * @param column which of the two the ids name
 */
export async function mergeMemberships(
  transaction: Connection,
  column: keyof typeof sharedBy,
  { from, into }: { from: string; into: string },
): Promise<void> {
  const shared = sharedBy[column]
  const pairs = await transaction
    .selectFrom('memberships as own')
    .innerJoin('memberships as other', `other.${shared}`, `own.${shared}`)
    .select(['own.id', 'own.relationship', 'own.accepted_at'])
    .select(['other.relationship as otherRelationship', 'other.accepted_at as otherAcceptedAt'])
    .where(`own.${column}`, '=', into)
    .where(`other.${column}`, '=', from)
    .execute()
  for (const { id, otherRelationship, otherAcceptedAt, ...own } of pairs) {
    const other = { relationship: otherRelationship, accepted_at: otherAcceptedAt }
    await transaction
      .updateTable('memberships')
      .set(stronger(own, other))
      .where('id', '=', id)
      .execute()
  }
}

function stronger(one: Standing, other: Standing): Standing {
  const weight = ({ relationship, accepted_at }: Standing) =>
    (accepted_at ? 2 : 0) + (relationship === 'OWNER' ? 1 : 0)
  const { relationship, accepted_at } = weight(other) > weight(one) ? other : one
  return { relationship, accepted_at }
}
