import { supplierHits, type SupplierHits } from '../../contract/discover/supplier-hits.ts'
import { discoverEndpoints } from '../../contract/endpoints/discover.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { unwrapData } from '../unwrap.ts'

/** Finding suppliers. */
export const discoverApi = (call: Call) => ({
  /** @param query of the address of a search, without the question mark */
  async search(query: string): Promise<SupplierHits> {
    const answer = await call(discoverEndpoints, 'searchSuppliers', {
      query: Object.fromEntries(new URLSearchParams(query)),
      isForAll: true,
    })
    return readAnswer(supplierHits, unwrapData(answer))
  },
})
