import { type BuyerRequestsApi, buyerRequestsApi } from '../api/resources/buyer-requests.ts'
import { type BuyerVendorsApi, buyerVendorsApi } from '../api/resources/buyer-vendors.ts'
import { type BuyersApi, buyersApi } from '../api/resources/buyers.ts'
import { type ShortlistsApi, shortlistsApi } from '../api/resources/shortlists.ts'
import type { Data } from './data.ts'

/**
 * What the pages of buyers read and write (DSC-3). Cached on no device: nothing of it is public, and others work on it.
 */
export type BuyersData = BuyersApi & {
  shortlists: ShortlistsApi
  vendors: BuyerVendorsApi
  requests: BuyerRequestsApi
}

/** Over the client of the data layer; it is no part of it, so that no other page has to fetch it. */
export const openBuyers = ({ call }: Pick<Data, 'call'>): BuyersData => ({
  ...buyersApi(call),
  shortlists: shortlistsApi(call),
  vendors: buyerVendorsApi(call),
  requests: buyerRequestsApi(call),
})
