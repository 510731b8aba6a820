import { membershipStatus, type MembershipStatus } from '../../contract/membership-status.ts'
import type { Membership } from '../../contract/membership.ts'

/** The user's membership status in each organisation that they belong to or asked to join, by slug. */
export function statusBySlug(
  memberships: readonly Membership[],
): ReadonlyMap<string, MembershipStatus> {
  return new Map(memberships.map((one) => [one.organisation.slug, membershipStatus(one)]))
}
