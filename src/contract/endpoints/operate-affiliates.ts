import { affiliateInput, storedAffiliate } from '../operate/affiliate-input.ts'
import { brandedId } from '../operate/branded-id.ts'
import { plainRecordEndpoints } from './record-endpoints.ts'

const { list, find, create, change, remove } = plainRecordEndpoints({
  ...{ path: '/operate/affiliates', one: 'an affiliate', many: 'affiliates' },
  ...{ id: brandedId, input: affiliateInput, stored: storedAffiliate },
})

/** Affiliates of brands, as editors work on them (OPR-5). */
export const operateAffiliateEndpoints = {
  operatedAffiliates: list,
  operatedAffiliate: find,
  createAffiliate: create,
  changeAffiliate: change,
  removeAffiliate: remove,
} as const
