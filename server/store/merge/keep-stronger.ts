import type { Connection } from '../engine.ts'
import type { MergedPair } from './move-part.ts'

type Standing = { relationship: 'OWNER' | 'EMPLOYEE'; accepted_at: string | null }

/**
 * Nobody may lose by a merger what was granted to them: accepted before asked, owner before employee.
 * @returns only the two columns
 */
export function strongerStanding(one: Standing, other: Standing): Standing {
  const weight = ({ relationship, accepted_at }: Standing) =>
    (accepted_at ? 2 : 0) + (relationship === 'OWNER' ? 1 : 0)
  const { relationship, accepted_at } = weight(other) > weight(one) ? other : one
  return { relationship, accepted_at }
}

/** Raises the memberships of people in both organisations to the stronger one. */
export async function keepStrongerMemberships(
  transaction: Connection,
  { from, into }: MergedPair,
): Promise<void> {
  const pairs = await transaction
    .selectFrom('memberships as own')
    .innerJoin('memberships as other', 'other.user_id', 'own.user_id')
    .select(['own.id', 'own.relationship', 'own.accepted_at'])
    .select(['other.relationship as otherRelationship', 'other.accepted_at as otherAcceptedAt'])
    .where('own.organisation_id', '=', into)
    .where('other.organisation_id', '=', from)
    .execute()
  for (const { id, otherRelationship, otherAcceptedAt, ...own } of pairs) {
    const other = { relationship: otherRelationship, accepted_at: otherAcceptedAt }
    await transaction
      .updateTable('memberships')
      .set(strongerStanding(own, other))
      .where('id', '=', id)
      .execute()
  }
}

/** Credentials that both have are verified when the operator verified one of them. */
export async function keepVerifiedCredentials(
  transaction: Connection,
  { from, into }: MergedPair,
): Promise<void> {
  const verified = await transaction
    .selectFrom('organisation_credentials')
    .select(['credential_id', 'approved_at'])
    .where('organisation_id', '=', from)
    .where('status', '=', 'APPROVED')
    .execute()
  for (const { credential_id, approved_at } of verified) {
    await transaction
      .updateTable('organisation_credentials')
      .set({ status: 'APPROVED', approved_at })
      .where('organisation_id', '=', into)
      .where('credential_id', '=', credential_id)
      .where('status', '=', 'PENDING')
      .execute()
  }
}
