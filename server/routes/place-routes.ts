import type { PlaceSuggestion } from '#src/contract/catalogue.ts'
import { catalogueEndpoints } from '#src/contract/endpoints/catalogue.ts'
import * as limits from '#src/contract/limits.ts'
import { presentSuggestion } from '../present/place.ts'
import { createGeocoder } from '../geocoder/geocoder.ts'
import type { RouteDependencies } from './dependencies.ts'
import { known } from './known-ids.ts'

/** The address search: by an outside geocoder where one is configured and answers, else embedded. */
export function placeRoutes({ config, router, catalogue, log }: RouteDependencies): void {
  const geocoder = config.geocoder
    ? createGeocoder({ config: config.geocoder, suggest: catalogue.suggestGeocoded, log })
    : undefined

  router.signedIn(catalogueEndpoints.searchPlaces, async ({ query, language, request }) => {
    const { address } = query
    const names = catalogue.in(language())
    const present = (found: readonly PlaceSuggestion[]) => ({
      data: found.map((one) => presentSuggestion(names, one)),
    })
    const most = limits.searchResults
    const outside = await geocoder?.search(address, most, request.signal)
    if (outside && outside.length > 0) return present(outside)
    await catalogue.preparePlaces()
    return present(catalogue.searchPlaces(address, most))
  })

  router.signedIn(catalogueEndpoints.place, async ({ params, language }) => {
    await catalogue.preparePlaces()
    return { data: known(catalogue.in(language()).placeById(params.id), 'place') }
  })
}
