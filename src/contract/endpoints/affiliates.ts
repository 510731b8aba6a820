import * as v from 'valibot'
import { affiliateAnswer } from '../affiliate.ts'
import { endpoint } from '../endpoint.ts'
import { line, slug } from '../fields.ts'

/** `brand` is the name of the theme, as everywhere where affiliates are concerned. */
const params = v.strictObject({ slug, brand: line(60) })

/** Affiliates of a brand and the users they brought. */
export const affiliateEndpoints = {
  affiliate: endpoint({
    method: 'GET',
    path: '/affiliates/:slug/brand/:brand',
    access: 'public',
    summary: 'An affiliate of a brand',
    params,
    response: affiliateAnswer,
  }),
  claimAffiliate: endpoint({
    method: 'POST',
    path: '/affiliates/:slug/claims/brand/:brand',
    access: 'signed-in',
    summary: 'Remember that an affiliate brought the current user; the first one counts',
    params,
    response: v.object({ data: v.object({ affiliate: v.string() }) }),
  }),
} as const
