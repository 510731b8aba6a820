import { type Held, isVerified } from './verified.ts'

/** Whether a supplier may hand in papers for it: while nobody has confirmed it, and for a renewal (TRU-6). */
export function takesEvidence(held: Held): boolean {
  return !isVerified(held) || held.state === 'expiring' || held.state === 'renewal'
}
