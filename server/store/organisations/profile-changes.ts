import type { CompanySize } from '#src/contract/company-size.ts'
import type { DeriveAttributes } from '../credentials/save-derived-attributes.ts'

/** What a save adds to a list and takes away from it, by id; what is neither named stays. */
export type ListChange = { added: readonly string[]; removed: readonly string[] }

/** What a save changes; what is absent stays as it is. All ids are known to the catalogue. */
export type ProfileChanges = {
  name?: string
  description?: string
  website?: string
  size?: CompanySize
  countryCode?: string
  address?: { address: string; addressIdentifier: string }
  otherAttribute?: string
  secondaryAddresses?: readonly { address: string; addressIdentifier: string }[]
  /** Added or replaced, by type. */
  identifiers?: readonly { typeId: string; identifier: string }[]
  /** Types whose number goes. */
  identifiersToDelete?: readonly string[]
  /** Of the self-reported ones; derived ones are not touched. */
  attributes?: ListChange
  /** New ones are pending. */
  credentials?: ListChange
  /** Comes with `credentials`: a verified one that goes takes along what followed from it. */
  deriveAttributes?: DeriveAttributes
  products?: ListChange
  locations?: ListChange
}
