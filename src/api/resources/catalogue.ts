import {
  attributeOption,
  country,
  credential,
  locationNode,
  productTag,
  type AttributeOption,
  type Country,
  type Credential,
  type LocationNode,
  type ProductTag,
} from '../../contract/catalogue.ts'
import { catalogueEndpoints } from '../../contract/endpoints/catalogue.ts'
import * as limits from '../../contract/limits.ts'
import type { Call } from '../http.ts'
import { readList } from '../read-list.ts'

const forAll = { isForAll: true }

/** The lists that everybody chooses from. */
export const catalogueApi = (call: Call) => ({
  async credentials(): Promise<Credential[]> {
    return readList(credential, await call(catalogueEndpoints, 'credentials', forAll))
  },
  async attributes(): Promise<AttributeOption[]> {
    const query = { limit: String(limits.attributeFetch) }
    return readList(
      attributeOption,
      await call(catalogueEndpoints, 'attributes', { query, ...forAll }),
    )
  },
  async products(): Promise<ProductTag[]> {
    return readList(productTag, await call(catalogueEndpoints, 'products', forAll))
  },
  async locations(): Promise<LocationNode[]> {
    return readList(locationNode, await call(catalogueEndpoints, 'locations', forAll))
  },
  async countries(): Promise<Country[]> {
    return readList(country, await call(catalogueEndpoints, 'countries', forAll))
  },
})
