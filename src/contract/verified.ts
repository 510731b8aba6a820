import type { CredentialStatus } from './organisation.ts'

type Held = { readonly status: CredentialStatus }

/**
 * Whether a credential counts as verified (KEEP-2): the only place that decides it. The specification's
 * APPROVED says so, and no other word does.
 */
export function isVerified({ status }: Held): boolean {
  return status === 'APPROVED'
}

/** How many credentials of a public profile are verified, as its answer says; else counted. */
export function countVerified(profile: {
  readonly sustainabilityCredentials: readonly Held[]
  readonly verifiedCredentials?: number | undefined
}): number {
  return profile.verifiedCredentials ?? profile.sustainabilityCredentials.filter(isVerified).length
}
