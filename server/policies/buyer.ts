import { type BuyerRole, isAtLeast } from '#src/contract/buyers/buyer-role.ts'
import type { ProblemError } from '#src/contract/problem.ts'
import { problem } from '../texts/problem.ts'

/** 404 for a buyer that is not there, or that whoever asks does not belong to: the two are not told apart. */
export function unknownBuyer(): ProblemError {
  return problem(404, 'problems.unknown-buyer')
}

/**
 * Lets nobody but members of a buyer act for it.
 * @param role of whoever asks; undefined: they are no member
 * @param least that the call needs
 * @throws ProblemError 404 for whoever is no member, 403 for members in a lesser role
 */
export function requireBuyerRole(role: BuyerRole | undefined, least: BuyerRole): BuyerRole {
  if (!role) throw unknownBuyer()
  if (!isAtLeast(role, least))
    throw least === 'ADMIN'
      ? problem(403, 'problems.buyer-role.admin')
      : problem(403, 'problems.buyer-role.editor')
  return role
}

/** 409: without this person nobody could manage the team any more. */
export function lastBuyerAdmin(): ProblemError {
  return problem(409, 'problems.last-buyer-admin')
}
