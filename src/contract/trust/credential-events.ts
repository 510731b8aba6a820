import { assess, type Assessment, type Outlook } from './assess.ts'
import type { CheckMethod, CredentialFacts, Instant } from './credential-facts.ts'

/** Something that readers of a profile could see happen to a credential (TRU-4). */
export type CredentialEvent = { at: Instant } & (
  | { what: 'claimed' | 'renewing' | 'restored' | 'expired' | 'unconfirmed' | 'removed' }
  | { what: 'confirmed' | 'renewed'; method: CheckMethod; authority: string | null }
  | { what: 'suspended' | 'revoked'; note: string }
)

/**
 * Tells what was seen of a credential until now: the same facts, weighed by the same function as its state,
 * at each instant at which they or the calendar changed it. What was refused was never more than a claim:
 * it counts as taken off the profile.
 * @param outlook where its days end, and until when it is told
 * @returns the oldest first
 */
export function credentialEvents(facts: CredentialFacts, outlook: Outlook): CredentialEvent[] {
  const events: CredentialEvent[] = []
  let before: Assessment | null = null
  const see = (at: Instant): Assessment | null => {
    const found = assess(facts, { ...outlook, at: Date.parse(at) })
    const seen = found?.state === 'refused' ? null : found
    events.push(...differences(before, seen, at))
    before = seen
    return seen
  }
  const now = new Date(outlook.at).toISOString()
  const changes = instantsOf(facts).filter((at) => at <= now)
  for (const [index, at] of changes.entries()) {
    const ends = see(at)?.endsAt
    if (ends && ends > at && ends <= (changes[index + 1] ?? now)) see(ends)
  }
  return events
}

function instantsOf({ statements, checks, stops }: CredentialFacts): Instant[] {
  const all = [...statements, ...checks, ...stops].flatMap(({ from, to }) => [from, to])
  return [...new Set(all)].filter((at) => at !== null).toSorted()
}

function differences(
  before: Assessment | null,
  after: Assessment | null,
  at: Instant,
): CredentialEvent[] {
  if (!after) return before ? [{ at, what: 'removed' }] : []
  const events: CredentialEvent[] = []
  const isOther = before !== null && before.statement.id !== after.statement.id
  if (!before) events.push({ at, what: 'claimed' })
  const { check, stop } = after
  if (check?.at === at && before?.check?.at !== at) {
    const what = before?.check && isOther ? 'renewed' : 'confirmed'
    events.push({ at, what, method: check.method, authority: check.authority })
  }
  if (before?.check && !check) events.push({ at, what: 'unconfirmed' })
  if (stop && (stop.at !== before?.stop?.at || stop.kind !== before.stop.kind))
    events.push({ at, what: stop.kind, note: stop.note })
  if (before?.stop && !stop && check && !isOther) events.push({ at, what: 'restored' })
  if (after.hasRenewal && !before?.hasRenewal) events.push({ at, what: 'renewing' })
  if (after.state === 'expired' && before?.state !== 'expired') events.push({ at, what: 'expired' })
  return events
}
