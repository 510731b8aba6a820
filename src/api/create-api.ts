import { createCall, type HttpOptions } from './http.ts'
import { accountApi } from './resources/account.ts'
import { affiliatesApi } from './resources/affiliates.ts'
import { catalogueApi } from './resources/catalogue.ts'
import { identifiersApi } from './resources/identifiers.ts'
import { organisationsApi } from './resources/organisations.ts'
import { placesApi } from './resources/places.ts'
import { portalApi } from './resources/portal.ts'

/** The whole API: one HTTP client, one small file per resource of the contract. */
export function createApi(options: HttpOptions) {
  const call = createCall(options)
  return {
    portal: portalApi(call),
    account: accountApi(call),
    organisations: organisationsApi(call),
    catalogue: catalogueApi(call),
    places: placesApi(call),
    identifiers: identifiersApi(call),
    affiliates: affiliatesApi(call),
  }
}
export type Api = ReturnType<typeof createApi>
