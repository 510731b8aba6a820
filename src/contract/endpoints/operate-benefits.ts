import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { slug } from '../fields.ts'
import {
  benefitClaimPage,
  benefitClaimStates,
  claimedBenefits,
  listedBenefitClaim,
} from '../operate/benefit-claims.ts'

const wanted = {
  state: v.optional(v.picklist(benefitClaimStates), 'open'),
  benefit: v.optional(v.picklist(claimedBenefits)),
}
const one = v.strictObject({ slug, benefit: v.picklist(claimedBenefits) })
const answer = v.object({ data: listedBenefitClaim })

/** Claims on partner benefits and invoice finance, of which somebody tells the partner (OPR-3). */
export const operateBenefitEndpoints = {
  benefitClaims: endpoint({
    method: 'GET',
    path: '/operate/benefit-claims',
    access: 'operators',
    roles: ['support'],
    summary: 'Claims on benefits: the open ones, oldest first, or those passed on, latest first',
    query: v.strictObject({
      ...wanted,
      /** Where the page before it ended. */
      after: v.optional(v.pipe(v.string(), v.maxLength(400, 'is not a place in the list'))),
    }),
    response: v.object({
      results: v.pipe(v.array(listedBenefitClaim), v.maxLength(benefitClaimPage)),
      /** Null: nothing comes behind it. */
      next: v.nullable(v.string()),
    }),
  }),
  benefitClaimsFile: endpoint({
    method: 'GET',
    path: '/operate/benefit-claims/file',
    access: 'operators',
    roles: ['support'],
    summary: 'The same as CSV, the first 10,000 of them',
    query: v.strictObject(wanted),
    file: true,
  }),
  passOnBenefitClaim: endpoint({
    method: 'POST',
    path: '/operate/benefit-claims/:slug/:benefit/passed-on',
    access: 'operator',
    roles: ['support'],
    summary: 'Note that the partner was told; of two who note it the first counts',
    params: one,
    response: answer,
  }),
  reopenBenefitClaim: endpoint({
    method: 'DELETE',
    path: '/operate/benefit-claims/:slug/:benefit/passed-on',
    access: 'operator',
    roles: ['support'],
    summary: 'Note that the partner is still to be told',
    params: one,
    response: answer,
  }),
} as const
