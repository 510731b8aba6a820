import type { DescriptionLanguage } from '#src/contract/profile/descriptions.ts'
import type { PublicProfile } from '#src/contract/public-profile.ts'
import type { Day } from '#src/contract/trust/local-date.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'
import { entryIn } from '../catalogue/credentials/credential-entry.ts'
import type { Store } from '../store/create-store.ts'
import type { Unknown } from '../store/history/read-as-of.ts'
import type { OrganisationKey } from '../store/organisations/organisation-record.ts'
import { presentPublicProfile } from './public-profile.ts'

/** A day that has not begun, of which nothing is known, or on which the profile was not shown. */
export type NoPast = 'ahead' | Unknown | 'not-shown'

export type PastProfile = {
  profile: PublicProfile
  /** Whether the day had ended. */
  isOver: boolean
}

/**
 * What the public read of an organisation when a day ended, with the words that the catalogue had for its
 * credentials (TRU-4). Names of places and of categories are those of the release that runs.
 * @param reader language of who reads the description, null where it is not known
 * @returns why there is nothing to be read, where there is not
 */
export async function pastProfile(
  history: Store['history'],
  catalogue: CatalogueIn,
  { organisation, day, reader }: Wanted,
): Promise<PastProfile | NoPast> {
  const record = await history.asOf(organisation, day)
  if (record === 'ahead' || 'knownSince' in record) return record
  if (record.status === 'SUSPENDED') return 'not-shown'
  const ids = record.credentials.map(({ credentialId }) => credentialId)
  const entries = await history.entriesAt(ids, record.at)
  const ofThatDay: CatalogueIn = {
    ...catalogue,
    credentialById(id) {
      const entry = entries.get(id)
      return entry ? entryIn(entry, catalogue.language) : catalogue.credentialById(id)
    },
  }
  return {
    profile: presentPublicProfile(ofThatDay, record, reader, record.at),
    isOver: record.isOver,
  }
}

type Wanted = {
  organisation: OrganisationKey
  day: Day
  reader: DescriptionLanguage | null
}
