import * as v from 'valibot'
import { productTag } from '../catalogue.ts'
import { companySize } from '../company-size.ts'
import { credentialNote, heldCredential, knownLine, verifierAnswer } from '../organisation.ts'
import { statedFields } from '../trust/stated-details.ts'
import { storedDescriptions } from './descriptions.ts'
import { storedTexts } from './profile-texts.ts'

/** An address as text and the id of the place it was chosen from. */
const addressValue = v.object({ label: v.string(), value: v.string() })
const secondaryAddress = v.object({ ...addressValue.entries, id: v.string() })
/** One business number; `rowId` only tells rows apart. */
const identifierRow = v.object({ rowId: v.string(), typeId: v.string(), identifier: v.string() })
const chosenCredential = v.object({
  ...v.pick(heldCredential, ['id', 'name', 'shortName', 'secondName', 'secondShortName']).entries,
  ...v.pick(heldCredential, ['status', 'state', 'endsAt', 'tier']).entries,
  known: v.optional(v.pipe(v.array(v.pipe(knownLine, v.readonly())), v.readonly())),
  answer: v.optional(v.pipe(verifierAnswer, v.readonly())),
  notes: v.pipe(v.array(v.pipe(credentialNote, v.readonly())), v.readonly()),
})
/** One thing that is stated about a credential, as it was typed; days as 2026-02-28. */
const credentialDetail = v.object({
  id: v.string(),
  field: v.picklist(statedFields),
  text: v.string(),
})

/**
 * What the profile form edits, in the shape that its inputs have. Drafts are kept on the device in it
 * and may have been kept by another release, hence a schema. Texts are as they were typed.
 */
export const profileFields = v.object({
  ...storedTexts,
  ...storedDescriptions,
  address: v.nullable(addressValue),
  secondaryAddresses: v.array(secondaryAddress),
  identifiers: v.array(identifierRow),
  /** ISO 3166-1 alpha-2, empty while unknown. */
  businessRegistryCountry: v.string(),
  companySize: v.nullable(companySize),
  productTags: v.array(productTag),
  locations: v.array(v.string()),
  credentials: v.array(chosenCredential),
  /** Drafts of earlier releases have none. */
  credentialDetails: v.optional(v.array(credentialDetail), []),
  attributes: v.array(v.string()),
})

export type ProfileFields = v.InferOutput<typeof profileFields>
export type ProfileFieldName = keyof ProfileFields
export type SecondaryAddress = v.InferOutput<typeof secondaryAddress>
export type IdentifierRow = v.InferOutput<typeof identifierRow>
export type CredentialDetail = v.InferOutput<typeof credentialDetail>
export type ChosenCredential = v.InferOutput<typeof chosenCredential>
