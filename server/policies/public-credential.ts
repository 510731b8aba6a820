import type { Assessment } from '#src/contract/trust/assess.ts'

/** Milliseconds for which the public is told that a credential no longer counts; then it is history. */
const toldFor = 365 * 86_400_000

/**
 * Whether the public is told of a credential. What was refused was never more than a claim.
 * @param now ms since the epoch
 */
export function isToldToPublic(
  { state, endsAt, stop }: Pick<Assessment, 'state' | 'endsAt' | 'stop'>,
  now: number,
): boolean {
  if (state === 'refused') return false
  const over = state === 'expired' ? endsAt : state === 'revoked' ? (stop?.at ?? null) : null
  return over === null || Date.parse(over) + toldFor > now
}
