import type { CredentialEntry } from '#src/contract/operate/credential-entry.ts'
import type { Day } from '#src/contract/trust/local-date.ts'
import { entriesAt } from '../catalogue/entries-at.ts'
import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import type { OrganisationKey } from '../organisations/organisation-record.ts'
import { type OrganisationHistory, organisationHistory } from './organisation-history.ts'
import { type PastRecord, readAsOf, type Unknown } from './read-as-of.ts'

export type HistoryStore = {
  /**
   * A profile as it was when a day ended where the organisation is.
   * @returns 'ahead' for a day that has not begun; where it is not known what it said then, since when it is
   */
  asOf(organisation: OrganisationKey, day: Day): Promise<PastRecord | 'ahead' | Unknown>
  /** Entries of the catalogue with the words that they had at an instant. @param at ms since the epoch */
  entriesAt(ids: readonly string[], at: number): Promise<ReadonlyMap<string, CredentialEntry>>
  /** What happened to an organisation until now. */
  of(organisation: OrganisationKey): Promise<OrganisationHistory>
}

export function createHistoryStore(db: Connection): HistoryStore {
  return {
    asOf: (organisation, day) => readAsOf(db, organisation, day, Date.now()),
    entriesAt: (ids, at) => entriesAt(db, ids, isoTime(at)),
    of: (organisation) => organisationHistory(db, organisation, Date.now()),
  }
}
