import type { VerifierAnswer } from './organisation.ts'
import type { CredentialState } from './trust/credential-state.ts'
import { type Held, isVerified } from './verified.ts'

/** A credential, and what a verifier has told its supplier. */
type Answered = { readonly answer?: VerifierAnswer | undefined }

/**
 * Whether a supplier may hand in papers for it: while nobody has confirmed it, for a renewal (TRU-6), and where a
 * verifier waits for more.
 */
export function takesEvidence(held: Held & Answered): boolean {
  const isAsked = held.answer !== undefined
  return !isVerified(held) || isAsked || held.state === 'expiring' || held.state === 'renewal'
}

/** In which new papers can only be meant for a renewal. */
const ending: readonly (CredentialState | undefined)[] = ['expiring', 'expired', 'revoked']

/** Whether papers that are handed in have it wait for a decision anew. */
export function waitsAnewWithEvidence(held: {
  readonly state?: CredentialState | undefined
  readonly hasRenewal?: boolean | undefined
  /** What a verifier has told the supplier. */
  readonly answer?: object | null | undefined
}): boolean {
  return Boolean(held.answer) || (!held.hasRenewal && ending.includes(held.state))
}
