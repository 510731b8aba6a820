import { membershipStatus, type MembershipStatus } from '../../contract/membership-status.ts'
import type { Membership } from '../../contract/membership.ts'

/** How a person stands to the organisations that they belong to, or have asked, by slug. */
export function statusBySlug(
  memberships: readonly Membership[],
): ReadonlyMap<string, MembershipStatus> {
  return new Map(memberships.map((one) => [one.organisation.slug, membershipStatus(one)]))
}
