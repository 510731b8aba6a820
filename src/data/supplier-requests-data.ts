import {
  type SupplierRequestsApi,
  supplierRequestsApi,
} from '../api/resources/supplier-requests.ts'
import type { Data } from './data.ts'

/** What the page of requests reads and writes; cached on no device, since buyers and colleagues change it too (DSC-6). */
export type SupplierRequestsData = SupplierRequestsApi

/** Over the client of the data layer; it is no part of it, so that no other page has to fetch it. */
export const openSupplierRequests = (
  { call }: Pick<Data, 'call'>,
  slug: string,
): SupplierRequestsData => supplierRequestsApi(call, slug)
