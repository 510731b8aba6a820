import type { CredentialNote } from '#src/contract/organisation.ts'
import { type CredentialEvent, credentialEvents } from '#src/contract/trust/credential-events.ts'
import { outlookOn } from '../credentials/assess-held.ts'
import { allFacts } from '../credentials/held-facts.ts'
import { timeZoneOf } from '../credentials/time-zone-of.ts'
import type { Connection } from '../engine.ts'
import type { OrganisationKey } from '../organisations/organisation-record.ts'
import { presentContent } from './profile-content.ts'

export type NotedEvent = { at: string; what: 'noted' } & CredentialNote
/** What could be seen of an organisation, and when it changed. */
export type OrganisationHistory = {
  /** From when on it is known what the profile said. */
  since: string
  /** When the profile was changed, the oldest first. */
  changes: string[]
  /** The oldest first. */
  events: ({ credentialId: string } & (CredentialEvent | NotedEvent))[]
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
  const [versions, facts, notes, present] = await Promise.all([
    db
      .selectFrom('profile_versions')
      .select(['valid_from as from', 'valid_to as to', 'content'])
      .where('organisation_id', '=', id)
      .orderBy('valid_from', 'desc')
      .limit(mostChanges)
      .execute(),
    allFacts(db, id),
    db
      .selectFrom('credential_notes')
      .select(['credential_id as credentialId', 'created_at as at', 'category', 'text'])
      .where('organisation_id', '=', id)
      .execute(),
    presentContent(db, id),
  ])
  const { countryCode } = present.content
  // What was kept last may still be what it says.
  const isSame = versions[0]?.content === JSON.stringify(present.content)
  const events = [...facts].flatMap(([credentialId, own]) =>
    credentialEvents(own, outlookOn(own, countryCode, now)).map((event) => ({
      credentialId,
      ...event,
    })),
  )
  const noted = notes.map((note) => ({ ...note, what: 'noted' as const }))
  return {
    since: versions.at(-1)?.from ?? updatedAt,
    changes: versions
      .slice(isSame ? 1 : 0)
      .map(({ to }) => to)
      .toReversed(),
    events: [...events, ...noted].toSorted((one, other) => compare(one.at, other.at)),
    timeZone: timeZoneOf(countryCode),
  }
}

const compare = (one: string, other: string) => Number(one > other) - Number(one < other)
