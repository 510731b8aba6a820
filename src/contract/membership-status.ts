import type { Membership } from './membership.ts'

/** ACCEPTED once somebody entitled has accepted the claim, PENDING before. */
export function membershipStatus(of: Pick<Membership, 'whenAccepted'>): 'ACCEPTED' | 'PENDING' {
  return of.whenAccepted ? 'ACCEPTED' : 'PENDING'
}
