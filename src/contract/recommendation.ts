import * as v from 'valibot'
import { sustainabilityCategories } from './categories.ts'
import { credentialCategories } from './credential-categories.ts'
import { companySize } from './company-size.ts'
import { catalogueId, line } from './fields.ts'
import * as limits from './limits.ts'

const idList = (most: number) =>
  v.optional(
    v.pipe(v.array(catalogueId), v.maxLength(most, `must have at most ${most} entries`)),
    [],
  )

/** Body of `POST /credential-recommendations`: what is known of the supplier that asks. */
export const recommendationRequest = v.strictObject({
  /** Those held already. */
  credentials: idList(limits.credentials),
  size: v.optional(v.pipe(v.array(companySize), v.maxLength(1, 'must have at most one entry')), []),
  categories: idList(limits.categories),
  locations: idList(limits.locations),
  attributes: idList(limits.attributes),
  /** Which of them were chosen as filters, so that nothing else may be recommended. */
  mustMatch: v.optional(
    v.strictObject({
      categories: v.optional(v.boolean(), false),
      locations: v.optional(v.boolean(), false),
    }),
    {},
  ),
  /** Words that a recommendation must not be about, such as the names of attributes. */
  exclude: v.optional(
    v.pipe(
      v.array(line(limits.otherAttribute)),
      v.maxLength(limits.attributes + 1, `must have at most ${limits.attributes + 1} entries`),
    ),
    [],
  ),
})

export const recommendedCredential = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  category: v.picklist(credentialCategories),
  website: v.string(),
  sustainabilityBadges: v.array(v.picklist(sustainabilityCategories)),
  /** One sentence: why this one, for this supplier. */
  reason: v.string(),
})
export type RecommendedCredential = v.InferOutput<typeof recommendedCredential>

export const recommendationAnswer = v.object({
  results: v.array(recommendedCredential),
  /** How many are in `results`. */
  count: v.number(),
  /** How many the catalogue had. */
  totalCount: v.number(),
})
export type RecommendationAnswer = v.InferOutput<typeof recommendationAnswer>
