import { catalogueEndpoints } from '#src/contract/endpoints/catalogue.ts'
import * as limits from '#src/contract/limits.ts'
import { createGeocoder } from '../geocoder/geocoder.ts'
import type { RouteDependencies } from './dependencies.ts'
import { known } from './known-ids.ts'

/** The address search: by an outside geocoder where one is configured and answers, else embedded. */
export function placeRoutes({ config, router, catalogue, log }: RouteDependencies): void {
  const geocoder = config.geocoder
    ? createGeocoder({ config: config.geocoder, suggest: catalogue.suggestGeocoded, log })
    : undefined

  router.signedIn(catalogueEndpoints.searchPlaces, async ({ query: { address }, request }) => {
    const most = limits.searchResults
    const outside = await geocoder?.search(address, most, request.signal)
    if (outside && outside.length > 0) return { data: [...outside] }
    await catalogue.preparePlaces()
    return { data: [...catalogue.searchPlaces(address, most)] }
  })

  router.signedIn(catalogueEndpoints.place, async ({ params }) => {
    await catalogue.preparePlaces()
    return { data: known(catalogue.placeById(params.id), 'place') }
  })
}
