import { visitEndpoints } from '#src/contract/endpoints/visits.ts'
import type { RouteDependencies } from '../dependencies.ts'

/** How the profile of an organisation was looked at, for its own people (OPR-6). */
export function visitsRoute({ router, store }: RouteDependencies): void {
  router.member(
    visitEndpoints.organisationVisits,
    ({ params }) => params.slug,
    async ({ organisation, query }) => {
      const visits = await store.numbers.visits(organisation.id, Number(query.days), Date.now())
      return { data: { ...visits, buyers: await store.buyerInterest(organisation.id) } }
    },
  )
}
