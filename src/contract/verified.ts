import type { CredentialState } from './trust/credential-state.ts'
import type { CredentialStatus } from './organisation.ts'

/** What an answer of the server, maybe of long ago, says of a credential. */
export type Held = {
  readonly status: CredentialStatus
  readonly state?: CredentialState | undefined
  readonly endsAt?: string | null | undefined
}

/**
 * Whether a credential counts as verified (KEEP-2): the only place that decides it. The specification's
 * APPROVED says so, and no other word does; a copy that was kept counts until the credential ends.
 * @param now ms since the epoch
 */
export function isVerified({ status, endsAt }: Held, now = Date.now()): boolean {
  return status === 'APPROVED' && !(endsAt && Date.parse(endsAt) <= now)
}

/** How many of some credentials are verified. */
export function countVerified(held: readonly Held[], now?: number): number {
  return held.filter((one) => isVerified(one, now)).length
}

/** The word of the dictionary `terms.states` for a credential (TRU-2). */
export function stateWord(held: Held, now?: number) {
  if (isVerified(held, now)) return 'verified'
  const state = held.status === 'APPROVED' ? 'expired' : held.state
  return unverified.find((one) => one === state) ?? 'pending'
}

const unverified = ['refused', 'expired', 'suspended', 'revoked'] as const
