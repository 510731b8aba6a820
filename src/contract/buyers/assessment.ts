import * as v from 'valibot'
import { slug } from '../fields.ts'
import * as limits from '../limits.ts'
import { assurances } from '../trust/assurance.ts'
import { objective } from './objective.ts'

export const assessedSlugs = v.strictObject({
  slugs: v.pipe(
    v.array(slug),
    v.minLength(1, 'must not be empty'),
    v.maxLength(limits.assessedSuppliers, `must have at most ${limits.assessedSuppliers} entries`),
  ),
})

/** By what of its public profile a supplier meets a part. */
const evidenceOfPart = v.object({
  /** As its profile says it, in the language of the answer. */
  words: v.string(),
  /** Of a credential: how sure a reader can be. */
  assurance: v.optional(v.picklist(assurances)),
})

const partFit = v.object({ isMet: v.boolean(), by: v.array(evidenceOfPart) })
const objectiveFit = v.object({
  /** Of the objective. */
  id: v.string(),
  isServed: v.boolean(),
  /** In the order of its parts. */
  parts: v.array(partFit),
})
export type ObjectiveFit = v.InferOutput<typeof objectiveFit>

/** Which objectives of a buyer suppliers serve. A supplier without a public profile is left out. */
export const assessment = v.object({
  objectives: v.array(objective),
  results: v.array(
    v.object({
      slug,
      fits: v.array(objectiveFit),
      /** Whether the buyer follows it (DSC-4). */
      isFollowed: v.optional(v.boolean(), false),
    }),
  ),
})
export type Assessment = v.InferOutput<typeof assessment>
