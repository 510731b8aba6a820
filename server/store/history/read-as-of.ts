import { type Day, dayIn, endOfDay } from '#src/contract/trust/local-date.ts'
import { assessHeld } from '../credentials/assess-held.ts'
import { notesAt } from '../credentials/credential-notes.ts'
import { factsAt } from '../credentials/held-facts.ts'
import { timeZoneOf } from '../credentials/time-zone-of.ts'
import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import type { OrganisationKey, OrganisationRecord } from '../organisations/organisation-record.ts'
import { keptVersions } from './kept-versions.ts'
import { keptContent, presentContent, type ProfileContent } from './profile-content.ts'

/** What the public could read of an organisation on a day; nothing else of it is kept. */
export type PastRecord = OrganisationKey &
  Omit<ProfileContent, 'furtherPlaces' | 'earned'> &
  Pick<OrganisationRecord, 'attributes' | 'credentials' | 'notes'> & {
    secondaryAddresses: Pick<
      OrganisationRecord['secondaryAddresses'][number],
      'addressIdentifier'
    >[]
    /** ms since the epoch: the last moment of the day, or now. */
    at: number
    /** Whether the day has ended. */
    isOver: boolean
  }

/** Nothing is known of the day. @property knownSince ISO 8601, UTC */
export type Unknown = { knownSince: string }

/**
 * Reads a profile as it was when a day ended where the organisation is.
 * @param now ms since the epoch
 * @returns 'ahead' for a day that has not begun; where it is not known what it said then, since when it is
 */
export async function readAsOf(
  db: Connection,
  organisation: OrganisationKey,
  day: Day,
  now: number,
): Promise<PastRecord | 'ahead' | Unknown> {
  const present = await presentContent(db, organisation.id)
  const momentIn = (countryCode: string | null) =>
    Math.min(now, endOfDay(timeZoneOf(countryCode), day) - 1)
  if (dayIn(earliest, now) < day) return 'ahead'
  let at = momentIn(present.content.countryCode)
  let known = await contentAt(db, organisation.id, isoTime(at), present)
  if (known && known.content.countryCode !== present.content.countryCode) {
    // Its days ended at other moments then.
    at = momentIn(known.content.countryCode)
    known = await contentAt(db, organisation.id, isoTime(at), present)
  }
  if (!known) {
    const { since } = await keptVersions(db, organisation.id)
    return { knownSince: since ?? present.updatedAt }
  }
  const { furtherPlaces, earned, ...content } = known.content
  const [facts, notes] = await Promise.all([
    factsAt(db, organisation.id, isoTime(at)),
    notesAt(db, organisation.id, isoTime(at)),
  ])
  return {
    ...organisation,
    ...content,
    ...{ updatedAt: known.since, at, isOver: at < now, notes },
    secondaryAddresses: furtherPlaces.map((addressIdentifier) => ({ addressIdentifier })),
    attributes: earned.map((attributeId) => ({ attributeId, source: 'DERIVED' as const })),
    credentials: assessHeld(facts, { countryCode: content.countryCode, now: at }),
  }
}

/** Where a day begins first on earth: nobody's today is ahead. */
const earliest = 'Etc/GMT-14'

/** @param present read before what is kept, so that a change in between is seen */
async function contentAt(
  db: Connection,
  id: string,
  at: string,
  present: Awaited<ReturnType<typeof presentContent>>,
): Promise<{ content: ProfileContent; since: string } | null> {
  const kept = await db
    .selectFrom('profile_versions')
    .select(['valid_from', 'valid_to', 'content'])
    .where('organisation_id', '=', id)
    .where('valid_from', '<=', at)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (kept && at < kept.valid_to)
    return { content: keptContent(kept.content), since: kept.valid_from }
  // Behind the last one that was kept stands what it says now.
  const since = kept?.valid_to ?? present.updatedAt
  return since <= at ? { content: present.content, since } : null
}
