import { organisationEndpoints } from '#src/contract/endpoints/organisations.ts'
import { requestHost } from '../../http/request-origin.ts'
import { qualifiesForPortfolio } from '../../policies/portfolio.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { problem } from '../../texts/problem.ts'

/** Linking an organisation to a portfolio of the brand that the request came to. */
export function portfolioRoute({ router, store }: RouteDependencies): void {
  router.member(
    organisationEndpoints.associatePortfolio,
    ({ query }) => query.organisationSlug,
    async ({ query, organisation, request }) => {
      const brand = await store.brands.forHost(requestHost(request))
      const record = await store.organisations.read(organisation.id)
      const held = (record?.credentials ?? [])
        .filter(({ state }) => state !== 'refused')
        .map((one) => one.credentialId)
      const linked = qualifiesForPortfolio(brand, query.portfolioSlug, held)
      if (linked === null) {
        throw problem(422, 'problems.invalid.portfolio', { field: 'portfolioSlug' })
      }
      if (linked) {
        await store.organisations.linkPortfolio({
          organisationId: organisation.id,
          brandId: brand.id,
          portfolioSlug: query.portfolioSlug,
        })
      }
      return { data: { linked } }
    },
  )
}
