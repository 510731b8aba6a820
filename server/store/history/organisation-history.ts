import { type CredentialEvent, credentialEvents } from '#src/contract/trust/credential-events.ts'
import { type NoteEvent, noteEvents } from '#src/contract/trust/note-events.ts'
import { outlookOn } from '../credentials/assess-held.ts'
import { notesEver } from '../credentials/credential-notes.ts'
import { allFacts } from '../credentials/held-facts.ts'
import { timeZoneOf } from '../credentials/time-zone-of.ts'
import type { Connection } from '../engine.ts'
import type { OrganisationKey } from '../organisations/organisation-record.ts'
import { keptVersions, lastVersion } from './kept-versions.ts'
import { presentContent } from './profile-content.ts'

/** What could be seen of an organisation, and when it changed. */
export type OrganisationHistory = {
  /** From when on it is known what the profile said. */
  since: string
  /** When the profile was changed, the oldest first. */
  changes: string[]
  /** The oldest first. */
  events: ({ credentialId: string } & (CredentialEvent | NoteEvent))[]
  /** In which its days end. */
  timeZone: string
}

/** Changes of a profile that are told of, the newest. */
const mostChanges = 1_000

/** @param now ms since the epoch */
export async function organisationHistory(
  db: Connection,
  { id, updatedAt }: Pick<OrganisationKey, 'id' | 'updatedAt'>,
  now: number,
): Promise<OrganisationHistory> {
  const [{ since }, last, ends, present, facts, notes] = await Promise.all([
    keptVersions(db, id),
    lastVersion(db, id),
    endsOf(db, id),
    presentContent(db, id),
    allFacts(db, id),
    notesEver(db, id),
  ])
  const { countryCode } = present.content
  const notesOf = Map.groupBy(notes, ({ credentialId }) => credentialId)
  const events = [...facts].flatMap(([credentialId, own]) => {
    const told = credentialEvents(own, outlookOn(own, countryCode, now))
    const noted = noteEvents(told, notesOf.get(credentialId) ?? [])
    return [...told, ...noted].map((event) => ({ credentialId, ...event }))
  })
  // What was kept last may still be what it says.
  const isSame = last?.content === JSON.stringify(present.content)
  return {
    since: since ?? updatedAt,
    changes: ends.slice(isSame ? 1 : 0).toReversed(),
    events: events.toSorted((one, other) => Number(one.at > other.at) - Number(one.at < other.at)),
    timeZone: timeZoneOf(countryCode),
  }
}

/** Until when each earlier profile was said, the newest first. */
async function endsOf(db: Connection, organisationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('profile_versions')
    .select('valid_to as at')
    .where('organisation_id', '=', organisationId)
    .orderBy('valid_from', 'desc')
    .limit(mostChanges)
    .execute()
  return rows.map(({ at }) => at)
}
