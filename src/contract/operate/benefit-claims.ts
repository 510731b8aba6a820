import * as v from 'valibot'
import { instant, slug } from '../fields.ts'

/** Claims in one answer. */
export const benefitClaimPage = 50
/** Claims in one file. */
export const mostBenefitClaimRows = 10_000

/** `fifo`: a partner's offer claimed by phone number. `butn`: invoice finance. */
export const claimedBenefits = ['fifo', 'butn'] as const
export type ClaimedBenefit = (typeof claimedBenefits)[number]

/** Whether the partner was told of a claim. */
export const benefitClaimStates = ['open', 'passed'] as const

/** What a supplier has claimed; what is empty belonged to an account that is deleted. */
export const listedBenefitClaim = v.object({
  slug,
  supplier: v.string(),
  benefit: v.picklist(claimedBenefits),
  /** To be told over the phone. */
  ref: v.string(),
  claimedAt: instant,
  /** E-mail address of whoever made it. */
  claimedBy: v.string(),
  phoneNumber: v.string(),
  /** Business numbers as they were sent, each with the id of its register where it was sent. */
  identifiers: v.array(v.object({ typeId: v.nullable(v.string()), identifier: v.string() })),
  /** When somebody noted that the partner was told; null: that is to be done. */
  passedOnAt: v.nullable(instant),
})
export type ListedBenefitClaim = v.InferOutput<typeof listedBenefitClaim>
