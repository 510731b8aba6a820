import { ProblemError } from '#src/contract/problem.ts'
import type { Method } from '#src/contract/endpoint.ts'
import type { Membership } from '#src/contract/membership.ts'
import type { OrganisationStatus } from '../store/tables/organisations.ts'

/**
 * Why a signed-in user may not act for an organisation; null when they may.
 * @param membership theirs in that organisation, accepted or not
 * @param method anything but GET changes something, which a suspended organisation may not
 */
export function memberRefusal(
  organisation: { status: OrganisationStatus },
  membership: Pick<Membership, 'whenAccepted'> | undefined,
  method: Method,
): ProblemError | null {
  if (!membership) {
    return forbidden('not-a-member', 'You are not a member of this organisation.')
  }
  if (!membership.whenAccepted) {
    return forbidden('pending', 'Your claim on this organisation has not been accepted yet.')
  }
  if (organisation.status === 'SUSPENDED' && method !== 'GET') {
    return forbidden('suspended', 'This organisation is suspended and cannot be changed.')
  }
  return null
}

function forbidden(code: string, message: string): ProblemError {
  return new ProblemError({ status: 403, code, message })
}
