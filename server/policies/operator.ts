import {
  type OperatorGrant,
  type OperatorRole,
  operatorSessionHours,
  stepUpMinutes,
} from '#src/contract/operate/operator-role.ts'
import type { ProblemError } from '#src/contract/problem.ts'
import { problem } from '../texts/problem.ts'

/** The brands whose suppliers and texts an operator may look after. */
export type OperatorScope = 'all' | readonly string[]

/** How an operator has signed in. */
export type SignInProof = { hasSecondFactor: boolean; provedAt: number }

/**
 * Where an operator may act in one of some roles.
 * @returns an empty list where they may nowhere
 */
export function scopeIn(
  grants: readonly OperatorGrant[],
  roles: readonly OperatorRole[],
): OperatorScope {
  const own = grants.filter(({ role }) => role === 'admin' || roles.includes(role))
  const brands = own.flatMap(({ brandId }) => brandId ?? [])
  return brands.length < own.length ? 'all' : [...new Set(brands)]
}

/** @param brandId of what is looked after; null: of no brand, which only operators of all brands are for */
export function isWithin(scope: OperatorScope, brandId: string | null): boolean {
  return scope === 'all' || (brandId !== null && scope.includes(brandId))
}

/** @throws ProblemError 403 for what an operator does not look after, whether it is there or not */
export function requireWithin(scope: OperatorScope, brandId: string | null): void {
  if (!isWithin(scope, brandId)) throw problem(403, 'problems.not-an-operator')
}

/**
 * Why an operator may not act now, although they have the role; null when they may.
 * @param now ms since the epoch
 */
export function proofRefusal(
  { hasSecondFactor, provedAt }: SignInProof,
  now: number,
): ProblemError | null {
  if (!hasSecondFactor) return problem(403, 'problems.second-factor-needed')
  if (!isWithinTime(provedAt, now, operatorSessionHours * 3_600_000))
    return problem(403, 'problems.sign-in-again.session')
  return null
}

/** Milliseconds by which the clocks of an identity provider and of ours may differ. */
const clockTolerance = 60_000

/** Not after a time that is still to come either: the clock was set back since. */
function isWithinTime(provedAt: number, now: number, most: number): boolean {
  const age = now - provedAt
  return age <= most && age >= -clockTolerance
}

/** @throws ProblemError 403 where an operator may not act now */
export function requireProof(user: SignInProof): void {
  const refusal = proofRefusal(user, Date.now())
  if (refusal) throw refusal
}

/** What asks for a fresh sign-in: it cannot be undone, or decides where others sign in. */
type StepUpReason = 'final' | 'hosts'

/**
 * Why a step has to wait for another sign-in; null where it need not.
 * @param now ms since the epoch
 */
export function stepUpRefusal(
  { provedAt }: SignInProof,
  now: number,
  reason: StepUpReason = 'final',
): ProblemError | null {
  return isWithinTime(provedAt, now, stepUpMinutes * 60_000)
    ? null
    : problem(403, `problems.sign-in-again.${reason}`)
}

/** @throws ProblemError 403 where a step has to wait for another sign-in */
export function requireStepUp(user: SignInProof, reason?: StepUpReason): void {
  const refusal = stepUpRefusal(user, Date.now(), reason)
  if (refusal) throw refusal
}
