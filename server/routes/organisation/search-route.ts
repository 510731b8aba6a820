import { organisationEndpoints } from '#src/contract/endpoints/organisations.ts'
import { presentPlace } from '../../present/place.ts'
import type { RouteDependencies } from '../dependencies.ts'

/** Finding organisations by name, near-duplicates included. */
export function searchRoute({ router, store, catalogue }: RouteDependencies): void {
  router.signedIn(organisationEndpoints.searchOrganisations, async ({ query }) => {
    const found = await store.organisations.search(query.keyword)
    const countryOf = (code: string | null) => (code && catalogue.countryByCode(code)?.name) || ''
    return {
      results: found.map(({ name, slug, addressIdentifier, countryCode }) => ({
        name,
        slug,
        location: presentPlace(catalogue, addressIdentifier)?.name ?? countryOf(countryCode),
      })),
    }
  })
}
