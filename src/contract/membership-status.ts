import type { Membership } from './membership.ts'

export type MembershipStatus = 'ACCEPTED' | 'PENDING'

/** ACCEPTED once somebody entitled has accepted the claim, PENDING before. */
export function membershipStatus(of: Pick<Membership, 'whenAccepted'>): MembershipStatus {
  return of.whenAccepted ? 'ACCEPTED' : 'PENDING'
}

/** How a person stands to the organisations that they belong to, or have asked, by slug. */
export function statusBySlug(
  memberships: readonly Membership[],
): ReadonlyMap<string, MembershipStatus> {
  return new Map(memberships.map((one) => [one.organisation.slug, membershipStatus(one)]))
}
