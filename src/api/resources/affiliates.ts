import { affiliateAnswer, type AffiliateAnswer } from '../../contract/affiliate.ts'
import { affiliateEndpoints } from '../../contract/endpoints/affiliates.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { unwrapData } from '../unwrap.ts'

/** Affiliates of a brand; `brand` is the name of the theme. */
export const affiliatesApi = (call: Call) => ({
  async affiliate(slug: string, brand: string): Promise<AffiliateAnswer> {
    const answer = await call(affiliateEndpoints, 'affiliate', { params: { slug, brand } })
    return readAnswer(affiliateAnswer, unwrapData(answer))
  },
  async claim(slug: string, brand: string): Promise<void> {
    await call(affiliateEndpoints, 'claimAffiliate', { params: { slug, brand } })
  },
})
