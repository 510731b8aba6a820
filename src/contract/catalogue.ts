import * as v from 'valibot'
import { sustainabilityCategories } from './categories.ts'
import { credentialCategories } from './credential-categories.ts'
import { numberWriting } from './identifiers/number-writing.ts'
import { statedFields } from './trust/stated-details.ts'

export const numberNames = [
  'certificate',
  'licence',
  'registration',
  'membership',
  'report',
] as const

/** A credential of the catalogue, as `GET /credentials` lists it. */
export const credential = v.object({
  id: v.string(),
  name: v.string(),
  shortName: v.string(),
  issuer: v.string(),
  website: v.string(),
  category: v.picklist(credentialCategories),
  /** Above 0: eligible for invoice finance. */
  tier: v.number(),
  sustainabilityBadges: v.array(v.picklist(sustainabilityCategories)),
  sdgs: v.array(v.number()),
  /** What its holders can state about it (TRU-1); another back end asks for nothing. */
  asks: v.optional(v.array(v.picklist(statedFields))),
  /** How its number is called, and the form that it has: a pattern for the whole of it, in capitals. */
  number: v.optional(
    v.object({
      name: v.picklist(numberNames),
      pattern: v.optional(v.string()),
      example: v.optional(v.string()),
    }),
  ),
  /** Whether its scope is what it covers, or the level that was reached. */
  scopeIs: v.optional(v.picklist(['coverage', 'level'])),
  /** Months for which it is issued, where its scheme says so. */
  validMonths: v.optional(v.number()),
  /** Where anybody can look a holder up, https. */
  register: v.optional(v.string()),
})
export type Credential = v.InferOutput<typeof credential>
export type CredentialCategory = Credential['category']
export type SustainabilityCategory = (typeof sustainabilityCategories)[number]

export const attributeOption = v.object({
  id: v.string(),
  name: v.string(),
  category: v.picklist(['OWNERSHIP', 'OTHER']),
  info: v.optional(v.string()),
  isSelfReportable: v.boolean(),
})
export type AttributeOption = v.InferOutput<typeof attributeOption>

/** The attribute that needs a free-text description (PRF-9); another back end may know it by its name only. */
export const otherMinorityId = 'other-minority'
export const otherMinorityName = 'Other minority'

export const isOtherMinority = ({ id, name }: Pick<AttributeOption, 'id' | 'name'>): boolean =>
  id === otherMinorityId || name === otherMinorityName

export const productTag = v.object({ id: v.string(), name: v.string() })
export type ProductTag = v.InferOutput<typeof productTag>

export type LocationNode = {
  readonly id: string
  readonly name: string
  readonly children: readonly LocationNode[]
}
export const locationNode: v.GenericSchema<LocationNode> = v.object({
  id: v.string(),
  name: v.string(),
  children: v.array(v.lazy(() => locationNode)),
})

export const identifierType = v.object({
  typeId: v.string(),
  type: v.string(),
  /** ECMAScript source without anchors' help: the whole value must match. */
  regexValidation: v.string(),
  /** Of this server; another back end's numbers are taken as they are typed, or without separators. */
  writing: v.optional(numberWriting),
  /** A number of the register, as it prints them. */
  example: v.optional(v.string()),
})
export type IdentifierType = v.InferOutput<typeof identifierType>

export const country = v.object({
  code: v.string(),
  alpha3: v.string(),
  name: v.string(),
  numeric: v.string(),
})
export type Country = v.InferOutput<typeof country>

/** One suggestion of the address search. */
export const placeSuggestion = v.object({ placeId: v.string(), address: v.string() })
export type PlaceSuggestion = v.InferOutput<typeof placeSuggestion>

/**
 * A looked-up place; component types are `street_address`, `locality`,
 * `administrative_area_level_1`, `postal_code`, `country`.
 */
export const place = v.object({
  placeId: v.string(),
  address: v.string(),
  address_components: v.array(
    v.object({ long_name: v.string(), short_name: v.string(), types: v.array(v.string()) }),
  ),
})
export type Place = v.InferOutput<typeof place>
