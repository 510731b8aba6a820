import { operateAffiliateEndpoints } from '../../contract/endpoints/operate-affiliates.ts'
import { type AffiliateContent, storedAffiliate } from '../../contract/operate/affiliate-input.ts'
import type { Call } from '../http.ts'
import { recordsApi } from './edited-records.ts'

const names = {
  ...{ list: 'operatedAffiliates', find: 'operatedAffiliate', create: 'createAffiliate' },
  ...{ change: 'changeAffiliate', remove: 'removeAffiliate' },
} as const satisfies Record<string, keyof typeof operateAffiliateEndpoints>

/** Affiliates of brands, for editors. */
export const operateAffiliatesApi = (call: Call) =>
  recordsApi<AffiliateContent>(call, operateAffiliateEndpoints, names, storedAffiliate)
