import type { ProblemError } from '#src/contract/problem.ts'
import type { Access, Method } from '#src/contract/endpoint.ts'
import type { Membership } from '#src/contract/membership.ts'
import type { OrganisationStatus } from '../store/tables/organisations.ts'
import { problem } from '../texts/problem.ts'

/** Kinds of access that depend on the organisation. */
export type OwnAccess = Extract<Access, 'claimant' | 'member' | 'owner'>
/** The role in which a user acts for an organisation. */
export type Role = Membership['relationship'] | 'OPERATOR'

/**
 * Why a signed-in user may not act for an organisation; null when they may.
 * @param access what the call asks of them
 * @param membership theirs in that organisation, accepted or not
 * @param method anything but GET changes something, which a suspended organisation may not
 */
export function memberRefusal(
  access: OwnAccess,
  organisation: { status: OrganisationStatus },
  membership: Pick<Membership, 'whenAccepted' | 'relationship'> | undefined,
  method: Method,
): ProblemError | null {
  if (!membership) return problem(403, 'problems.not-a-member')
  // A person who asked to join may take that back, whatever became of the organisation.
  if (access === 'claimant') return null
  if (!membership.whenAccepted) return problem(403, 'problems.pending')
  if (organisation.status === 'SUSPENDED' && method !== 'GET') {
    return problem(403, 'problems.suspended.changes')
  }
  if (access === 'owner' && membership.relationship !== 'OWNER') {
    return problem(403, 'problems.not-an-owner')
  }
  return null
}
