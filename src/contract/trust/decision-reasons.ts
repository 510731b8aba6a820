/**
 * Why a credential is not confirmed as it was handed in, for what suppliers meet again and again: worded in
 * each language (`reasons.*`), so that a verifier need not write it, nor know the supplier's language.
 */
export const decisionReasons = [
  'unreadable',
  'pages-missing',
  'other-document',
  'other-name',
  'number-missing',
  'days-missing',
  'out-of-date',
  'not-in-register',
  'register-differs',
  'scope-differs',
] as const
export type DecisionReason = (typeof decisionReasons)[number]

/** In the form in which facts carry them; null for none. */
export const joinReasons = (reasons: readonly DecisionReason[]): string | null =>
  reasons.join(' ') || null

/** @param joined ids with a space between; those that no release knows any more are left out */
export function splitReasons(joined: string | null): DecisionReason[] {
  const named = (joined ?? '').split(' ')
  return decisionReasons.filter((one) => named.includes(one))
}
