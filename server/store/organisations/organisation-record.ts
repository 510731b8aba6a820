import type { CompanySize } from '#src/contract/company-size.ts'
import type { CredentialNote, Engagement } from '#src/contract/organisation.ts'
import type { Descriptions } from '#src/contract/profile/descriptions.ts'
import type { ProfileTexts } from '#src/contract/profile/profile-texts.ts'
import type { AssessedCredential } from '../credentials/assess-held.ts'
import type { OrganisationStatus } from '../tables/organisations.ts'

/** What a request needs to know of an organisation before anything else. */
export type OrganisationKey = {
  id: string
  /** The slug in use, even when it was found by a former one. */
  slug: string
  name: string
  status: OrganisationStatus
  /** Under whose host it registered; null: not known. */
  brandId: string | null
  version: number
  updatedAt: string
  /** When time alone changes what is said of it; null: never. */
  nextStateAt: string | null
}

/** `at`: since when it counts. */
export type StoredCheck = {
  kind: 'website' | 'number'
  typeId: string | null
  value: string
  authority: string | null
  entryUrl: string | null
  at: string
}
export type StoredNote = CredentialNote & { credentialId: string }
export type StoredAttribute = { attributeId: string; source: 'SELF' | 'DERIVED' }

/** Everything stored about one organisation. */
export type OrganisationRecord = OrganisationKey &
  ProfileTexts & {
    websiteSetBy: string | null
    websiteVouchedAt: string | null
    size: CompanySize | null
    countryCode: string | null
    address: string
    addressIdentifier: string
    createdAt: string
    descriptions: Descriptions
    secondaryAddresses: { id: string; address: string; addressIdentifier: string }[]
    identifiers: { typeId: string; identifier: string }[]
    /** As they stood when the record was read. */
    credentials: AssessedCredential[]
    /** Accepted owners with a confirmed address. */
    owners: { email: string }[]
    /** What was checked of the organisation itself. */
    ownChecks: StoredCheck[]
    notes: StoredNote[]
    attributes: StoredAttribute[]
    productIds: string[]
    locationIds: string[]
    sdgs: number[]
    targets: Engagement[]
    events: Engagement[]
  }
