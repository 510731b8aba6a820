import type { CompanySize } from '#src/contract/company-size.ts'
import type { DescriptionLanguage } from '#src/contract/profile/descriptions.ts'
import type { ProfileTexts } from '#src/contract/profile/profile-texts.ts'
import type { DetailsChange } from '../credentials/state-details.ts'
import type { DeriveAttributes } from '../credentials/save-derived-attributes.ts'

/**
 * What a save does with a list. Which entries go is asked of those that are stored when it is written: of
 * two whole lists that are saved at the same moment, one must not be left in the other.
 */
export type ListChange = {
  /** Ids to be there; some may be already. */
  added: readonly string[]
  /** Whether a stored entry goes; it is never asked of one that is added. */
  removes: (id: string) => boolean
}

/** What a save changes; what is absent stays as it is. All ids are known to the catalogue. */
export type ProfileChanges = { [Name in keyof ProfileTexts]?: string | undefined } & {
  size?: CompanySize
  countryCode?: string
  address?: { address: string; addressIdentifier: string }
  secondaryAddresses?: readonly { address: string; addressIdentifier: string }[]
  /** In further languages: those that change, null for one that goes. */
  descriptions?: { [Language in DescriptionLanguage]?: string | null | undefined }
  /** Added or replaced, by type. */
  identifiers?: readonly { typeId: string; identifier: string }[]
  /** Types whose number goes. */
  identifiersToDelete?: readonly string[]
  /** Of the self-reported ones; derived ones are not touched. */
  attributes?: ListChange
  /** New ones are pending. */
  credentials?: ListChange
  /** What is stated about credentials that the profile has, or is given by the same save. */
  details?: readonly DetailsChange[]
  /** Comes with `credentials`: a verified one that goes takes along what followed from it. */
  deriveAttributes?: DeriveAttributes
  products?: ListChange
  locations?: ListChange
}
