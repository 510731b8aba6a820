import { supplierHits } from '../discover/supplier-hits.ts'
import { supplierSearch } from '../discover/supplier-search.ts'
import { endpoint } from '../endpoint.ts'

/** Finding suppliers by what they are and hold (DSC-1). */
export const discoverEndpoints = {
  searchSuppliers: endpoint({
    method: 'GET',
    path: '/public/suppliers',
    access: 'public',
    summary: 'Suppliers with a public profile, by text and by what they are and hold',
    query: supplierSearch,
    response: supplierHits,
  }),
} as const
