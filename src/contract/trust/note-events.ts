import type { CredentialNote } from '../organisation.ts'
import type { CredentialEvent } from './credential-events.ts'
import type { Instant } from './credential-facts.ts'

/** A note of the operator on a credential, from when until when; null: it is there. */
export type HeldNote = CredentialNote & { readonly at: Instant; readonly to: Instant | null }

/** Something that readers of a profile could see happen to the notes on a credential. */
export type NoteEvent = { at: Instant } & (
  ({ what: 'noted' } & CredentialNote) | { what: 'unnoted'; category: CredentialNote['category'] }
)

/**
 * Tells when notes could be read: from when on there were both, the note and the credential. A note may be put
 * on one that is off the profile, and nobody reads it then.
 * @param events of the credential, the oldest first
 */
export function noteEvents(
  events: readonly CredentialEvent[],
  notes: readonly HeldNote[],
): NoteEvent[] {
  const shown = timesOf(events)
  return notes.flatMap(({ at: put, to, category, text }) => {
    const time = shown.find(({ until }) => until === null || until > put)
    const at = time && (time.from > put ? time.from : put)
    if (!time || !at || (to !== null && to <= at)) return []
    const isSeenGoing = to !== null && (time.until === null || to <= time.until)
    return [
      { at, what: 'noted', category, text },
      ...(isSeenGoing ? [{ at: to, what: 'unnoted' as const, category }] : []),
    ]
  })
}

/** In which the credential was on the profile, the oldest first. */
function timesOf(events: readonly CredentialEvent[]): { from: Instant; until: Instant | null }[] {
  const ends = events.filter(({ what }) => what === 'removed')
  return events
    .filter(({ what }) => what === 'claimed')
    .map(({ at: from }) => ({ from, until: ends.find(({ at }) => at > from)?.at ?? null }))
}
