import type { SupplierHits } from '../contract/discover/supplier-hits.ts'
import type { Cache } from './cache.ts'
import type { Sources } from './sources.ts'

/** Finding suppliers (DSC-1). */
export type DiscoverData = {
  /**
   * What a search finds now; nothing of it is kept on the device.
   * @param query of the address of the search, as `writeSearch` writes it: pages of guests, which all carry what
   *   takes the answer from their seed, need not write addresses for that
   */
  search(query: string): Promise<SupplierHits>
}

export function discoverData(cache: Pick<Cache, 'passing'>, sources: Sources): DiscoverData {
  return { search: (query) => cache.passing(sources.suppliers(query)) }
}
