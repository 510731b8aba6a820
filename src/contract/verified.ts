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
 */
export function isVerified({ status, endsAt }: Held): boolean {
  return status === 'APPROVED' && !(endsAt && Date.parse(endsAt) <= Date.now())
}

/** How many of some credentials are verified. */
export function countVerified(held: readonly Held[]): number {
  return held.filter((one) => isVerified(one)).length
}

/** The word of the dictionary `terms.states` for a credential (TRU-2). */
export function stateWord(held: Held) {
  if (isVerified(held)) return 'verified'
  const state = held.status === 'APPROVED' ? 'expired' : held.state
  return unverified.find((one) => one === state) ?? 'pending'
}

const unverified = ['refused', 'expired', 'suspended', 'revoked'] as const
