import type { CredentialState } from '#src/contract/trust/credential-state.ts'
import type { Day } from '#src/contract/trust/local-date.ts'
import { assessHeld } from '../credentials/assess-held.ts'
import { heldFacts } from '../credentials/held-facts.ts'
import type { Connection } from '../engine.ts'

/** The last day of a confirmed credential. */
export type LastDay = {
  organisation: { id: string; slug: string; name: string }
  credentialId: string
  day: Day
  /** Whether newer papers wait for a decision. */
  hasRenewal: boolean
  /** When the organisation was changed last, which goes up whatever of this does; ms since the epoch. */
  changedAt: number
}

/** In which a calendar shows the last day: what was stopped has none that counts. */
const shown: readonly CredentialState[] = ['active', 'expiring', 'renewal', 'expired']
/** Organisations that one calendar shows, those that the person has belonged to for longest. */
const mostOrganisations = 200

/**
 * The last days of the credentials of all organisations to which a person belongs, the first one first.
 * @param now ms since the epoch
 */
export async function lastDaysOf(db: Connection, userId: string, now: number): Promise<LastDay[]> {
  const days: LastDay[] = []
  for (const { countryCode, updatedAt, ...organisation } of await organisationsOf(db, userId)) {
    const held = assessHeld(await heldFacts(db, organisation.id), { countryCode, now })
    for (const { credentialId, state, statement, hasRenewal } of held) {
      const { expiresOn: day } = statement
      if (day === null || !shown.includes(state)) continue
      const changedAt = Date.parse(updatedAt)
      days.push({ organisation, credentialId, day, hasRenewal, changedAt })
    }
  }
  return days.toSorted((one, other) => (one.day < other.day ? -1 : 1))
}

function organisationsOf(db: Connection, userId: string) {
  return db
    .selectFrom('memberships as m')
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .select(['o.id', 'o.slug', 'o.name', 'o.country_code as countryCode'])
    .select('o.updated_at as updatedAt')
    .where('m.user_id', '=', userId)
    .where('m.accepted_at', 'is not', null)
    .where('o.status', '!=', 'SUSPENDED')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('credential_statements as s')
          .select('s.id')
          .whereRef('s.organisation_id', '=', 'o.id')
          .where('s.valid_to', 'is', null)
          .where('s.expires_on', 'is not', null),
      ),
    )
    .orderBy('m.accepted_at')
    .orderBy('o.id')
    .limit(mostOrganisations)
    .execute()
}
