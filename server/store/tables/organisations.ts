import type { Generated } from 'kysely'
import type { CompanySize } from '#src/contract/company-size.ts'
import type { CredentialNote } from '#src/contract/organisation.ts'
import type { DescriptionLanguage } from '#src/contract/profile/descriptions.ts'
import type { CredentialState } from '#src/contract/trust/credential-state.ts'
import type { TextName } from '#src/contract/profile/profile-texts.ts'

export const organisationStatuses = ['ACTIVE', 'PENDING', 'SUSPENDED'] as const
export type OrganisationStatus = (typeof organisationStatuses)[number]

/** The column of each text of a profile; never null, empty where nothing was filled in. */
export const textColumns = {
  name: 'name',
  description: 'description',
  website: 'website',
  otherAttribute: 'other_attribute',
} as const satisfies Record<TextName, string>

export type TextColumns = Record<(typeof textColumns)[TextName], string>

type OrganisationTable = TextColumns & {
  /** Counts the rows; the search index points at it. Never leaves the store. */
  no: Generated<number>
  /** UUID; never in a URL. */
  id: string
  /** The slug in use; `organisation_slugs` has the former ones too. */
  slug: string
  /** Folded name: what the search looks in. */
  name_key: string
  /** Folded name without its legal form: what near-duplicates share. */
  core_key: string
  status: OrganisationStatus
  /** Under whose host it registered; null: not known. Operators of that brand look after it. */
  brand_id: string | null
  version: number
  /** Id of the user who set the website; null where an import did, or it is not known. */
  website_set_by: string | null
  /** Since when an owner, an operator or an import stands for the website; null: none of them. */
  website_vouched_at: string | null
  size: CompanySize | null
  country_code: string | null
  address: string
  address_identifier: string
  created_at: string
  updated_at: string
  /** When time alone changes the state of one of its credentials next; null: never. */
  next_state_at: string | null
  /** When the next step towards the last day of one of its credentials comes, or has come; null: none does. */
  next_reminder_at: string | null
}

/** Profiles that search engines are told of; triggers of the database maintain it. */
type ListedProfileTable = {
  /** Given in the order in which they were listed; those of profiles that were taken off stay free. */
  no: Generated<number>
  organisation_no: number
}

/** How the words of a name begin, for words that are too short for the index of three letters. */
type NameWordTable = { organisation_no: number; word: string }

/** Every slug an organisation has or had; an old one leads to the one in use. */
type SlugTable = { slug: string; organisation_id: string; created_at: string }

/** Besides the main description; one that is empty has no row. */
type DescriptionTable = { organisation_id: string; language: DescriptionLanguage; text: string }

type SecondaryAddressTable = {
  id: string
  organisation_id: string
  position: number
  address: string
  address_identifier: string
}

type IdentifierTable = {
  organisation_id: string
  type_id: string
  identifier: string
  position: number
}

type HeldCredentialTable = {
  organisation_id: string
  credential_id: string
  /** As it was computed last: what queries look for. People are shown what the facts say now. */
  state: CredentialState
  /** Since when what was handed in waits for a verifier; null: nothing does. Computed with the state. */
  waiting_since: string | null
  created_at: string
}

type CredentialNoteTable = {
  id: string
  organisation_id: string
  credential_id: string
  category: CredentialNote['category']
  text: string
  created_at: string
  /** Since when it is history; null: it is there. */
  removed_at: string | null
}

type AttributeTable = {
  organisation_id: string
  attribute_id: string
  /** `SELF`: ticked by the organisation. `DERIVED`: found by the operator or earned. */
  source: 'SELF' | 'DERIVED'
}

type ProductTable = { organisation_id: string; product_id: string; position: number }
type ServedLocationTable = { organisation_id: string; location_id: string; position: number }
type SdgTable = { organisation_id: string; sdg: number }

type EngagementTable = {
  organisation_id: string
  kind: 'TARGET' | 'EVENT'
  position: number
  name: string
  category: number
}

type PortfolioLinkTable = {
  organisation_id: string
  brand_id: string
  portfolio_slug: string
  created_at: string
}

export type OrganisationTables = {
  organisations: OrganisationTable
  organisation_slugs: SlugTable
  organisation_words: NameWordTable
  listed_profiles: ListedProfileTable
  organisation_descriptions: DescriptionTable
  secondary_addresses: SecondaryAddressTable
  organisation_identifiers: IdentifierTable
  organisation_credentials: HeldCredentialTable
  credential_notes: CredentialNoteTable
  organisation_attributes: AttributeTable
  organisation_products: ProductTable
  organisation_locations: ServedLocationTable
  organisation_sdgs: SdgTable
  organisation_engagements: EngagementTable
  portfolio_links: PortfolioLinkTable
}
