import type { CredentialStatus } from './organisation.ts'

type Held = { readonly status: CredentialStatus }

/**
 * Whether a credential counts as verified (KEEP-2): the only place that decides it. The specification's
 * APPROVED says so, and no other word does.
 */
export function isVerified({ status }: Held): boolean {
  return status === 'APPROVED'
}

/** How many of some credentials are verified. */
export function countVerified(held: readonly Held[]): number {
  return held.filter(isVerified).length
}
