import * as v from 'valibot'
import { brand } from '../contract/brand.ts'
import { ownBuyers } from '../contract/buyers/buyer.ts'
import { shortlist, shortlistDetail } from '../contract/buyers/shortlist.ts'
import {
  attributeOption,
  country,
  credential,
  identifierType,
  locationNode,
  productTag,
} from '../contract/catalogue.ts'
import { content } from '../contract/content.ts'
import { supplierHits } from '../contract/discover/supplier-hits.ts'
import { environment } from '../contract/environment.ts'
import { membership } from '../contract/membership.ts'
import { offer } from '../contract/offer.ts'
import { organisationDetails } from '../contract/organisation.ts'
import { forTexts, publicTextNames, storedTexts } from '../contract/profile/profile-texts.ts'
import { publicProfile } from '../contract/public-profile.ts'
import { questionnaire } from '../contract/questionnaire.ts'
import { supplierModule } from '../contract/supplier-module.ts'

/** What cached values must look like. Loaded with the first of them: a guest's first visit has none. */
const shapes = {
  brand,
  environment,
  publicProfile: v.nullable(
    v.object({
      ...publicProfile.entries,
      ...forTexts(publicTextNames, (name) => storedTexts[name]),
    }),
  ),
  memberships: v.array(membership),
  organisation: v.object({ ...organisationDetails.entries, ...storedTexts }),
  credentials: v.array(credential),
  attributes: v.array(attributeOption),
  products: v.array(productTag),
  locations: v.array(locationNode),
  content: v.nullable(content),
  offers: v.array(offer),
  galleryBrands: v.array(brand),
  modules: v.array(supplierModule),
  questionnaire,
  supplierHits,
  ownBuyers,
  shortlists: v.array(shortlist),
  shortlist: shortlistDetail,
  countries: v.array(country),
  identifierTypes: v.array(identifierType),
  identifierType,
}
export type Shapes = { [N in keyof typeof shapes]: v.InferOutput<(typeof shapes)[N]> }
const schemas: { [N in keyof Shapes]: v.GenericSchema<unknown, Shapes[N]> } = shapes

/**
 * Reads a value that any release may have cached.
 * @returns undefined where it has not the shape
 */
export function readShape<N extends keyof Shapes>(shape: N, value: unknown): Shapes[N] | undefined {
  const read = v.safeParse(schemas[shape], value)
  return read.success ? read.output : undefined
}
