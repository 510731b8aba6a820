import type { Membership } from './membership.ts'

export type MembershipStatus = 'ACCEPTED' | 'PENDING'

/** ACCEPTED once somebody entitled has accepted the claim, PENDING before. */
export function membershipStatus(of: Pick<Membership, 'whenAccepted'>): MembershipStatus {
  return of.whenAccepted ? 'ACCEPTED' : 'PENDING'
}
