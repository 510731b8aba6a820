import { type Held, stateWord } from './verified.ts'

/**
 * Whether invoice finance counts a credential: one of a tier above 0 (specification, credential display), unless it
 * is over, stopped or was not confirmed.
 */
export function isFinanceEligible(credential: Held & { readonly tier: number }): boolean {
  const word = stateWord(credential)
  return credential.tier > 0 && (word === 'verified' || word === 'pending')
}
