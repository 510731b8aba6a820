import { organisationEndpoints } from '#src/contract/endpoints/organisations.ts'
import { requestHost } from '../../http/request-origin.ts'
import { presentPlace } from '../../present/place.ts'
import type { RouteDependencies } from '../dependencies.ts'

/** Finding organisations by name, near-duplicates included. */
export function searchRoute({ router, store, catalogue }: RouteDependencies): void {
  router.signedIn(
    organisationEndpoints.searchOrganisations,
    async ({ query, language, request }) => {
      const names = catalogue.in(language())
      const found = await store.organisations.search(query.keyword)
      const brand = await store.brands.forHost(requestHost(request))
      // Words are not kept: without knowing who asks, nobody can tell how many people have asked for them.
      store.numbers.countSearch(brand.id, found.length > 0, Date.now())
      const countryOf = (code: string | null) => (code && names.countryByCode(code)?.name) || ''
      return {
        results: found.map(({ name, slug, addressIdentifier, countryCode }) => ({
          name,
          slug,
          location: presentPlace(names, addressIdentifier)?.name ?? countryOf(countryCode),
        })),
      }
    },
  )
}
