import type { Stop } from './credential-facts.ts'
import { addDays, type Day, dayIn } from './local-date.ts'
import type { Standing } from './standing.ts'

export const credentialStates = [
  'pending',
  'refused',
  'active',
  'expiring',
  'renewal',
  'expired',
  'suspended',
  'revoked',
] as const
/**
 * Where a credential stands (TRU-2). `pending`: nobody has confirmed it; `expiring`: its last day is near;
 * `renewal`: valid, with newer papers that wait for a decision.
 */
export type CredentialState = (typeof credentialStates)[number]

/** Days before its last one in which a credential is about to expire, where its type says nothing else. */
export const usualNotice = 90

/** What a day makes of a standing; the rest of the portal need not know the facts. */
export type DatedStanding = {
  readonly isConfirmed: boolean
  readonly isRefused: boolean
  readonly stop: Stop['kind'] | null
  readonly hasRenewal: boolean
  /** The last day on which it is valid. */
  readonly expiresOn: Day | null
}

/**
 * The state of a credential on a day: the only place that decides it, for server, pages, badge and worker.
 * @param notice days before the last one in which it is about to expire
 */
export function stateOn(
  standing: DatedStanding,
  today: Day,
  notice = usualNotice,
): CredentialState {
  const { isConfirmed, isRefused, stop, hasRenewal, expiresOn } = standing
  if (!isConfirmed) return isRefused ? 'refused' : 'pending'
  if (stop === 'revoked') return 'revoked'
  // What has ended is not restored by the end of a suspension.
  if (expiresOn !== null && today > expiresOn) return 'expired'
  if (stop === 'suspended') return 'suspended'
  if (hasRenewal) return 'renewal'
  return expiresOn !== null && today >= addDays(expiresOn, -notice) ? 'expiring' : 'active'
}

/** The same of the facts, where they are known. @param timeZone in which its days end */
export function stateOf(
  { statement, confirmations, stop, renewal, isRefused }: Standing,
  { at, timeZone, notice }: { at: number; timeZone: string; notice?: number },
): CredentialState {
  const isConfirmed = confirmations.length > 0
  const hasRenewal = renewal !== null
  const dated = { isConfirmed, isRefused, stop: stop && stop.kind, hasRenewal }
  return stateOn({ ...dated, expiresOn: statement.expiresOn }, dayIn(timeZone, at), notice)
}

/** Those that count as verified. */
export const verifiedStates: readonly CredentialState[] = ['active', 'expiring', 'renewal']

/** Whether a credential in this state counts as verified; the specification's `status` says APPROVED then. */
export function isVerifiedState(state: CredentialState): boolean {
  return verifiedStates.includes(state)
}
