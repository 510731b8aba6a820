import type { CheckMethod } from './credential-facts.ts'
import type { Standing } from './standing.ts'

/** How sure a reader can be of a claim, the least first (TRU-3). */
export const assurances = [
  'self-declared',
  'reviewed',
  'document-seen',
  'issuer-confirmed',
  'cryptographically-verified',
] as const
/** `reviewed`: confirmed by a portal that did not record how; no new check comes to this. */
export type Assurance = (typeof assurances)[number]

const byMethod = {
  unrecorded: 'reviewed',
  document: 'document-seen',
  register: 'issuer-confirmed',
  issuer: 'issuer-confirmed',
  signature: 'cryptographically-verified',
} as const satisfies Record<CheckMethod, Assurance>

/** Of two methods, the one that a reader can be surer of has the higher rank. */
export const rankOf = (method: CheckMethod): number => assurances.indexOf(byMethod[method])

/** The highest that the checks of a claim bear: computed from them, never typed. */
export function assuranceOf({ confirmations }: Pick<Standing, 'confirmations'>): Assurance {
  const reached = confirmations.map(({ method }) => rankOf(method))
  return assurances[Math.max(0, ...reached)] ?? 'self-declared'
}
