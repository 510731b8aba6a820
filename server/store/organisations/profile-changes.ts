import type { CompanySize } from '#src/contract/company-size.ts'
import type { DeriveAttributes } from '../credentials/save-derived-attributes.ts'

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
  /** The self-reported ones; derived ones are not touched. */
  attributeIds?: readonly string[]
  /** All that are held: new ones are pending, the others keep their status. */
  credentialIds?: readonly string[]
  /** Comes with `credentialIds`: a verified one that goes takes along what followed from it. */
  deriveAttributes?: DeriveAttributes
  productIds?: readonly string[]
  locationIds?: readonly string[]
}
