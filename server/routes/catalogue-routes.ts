import { catalogueEndpoints } from '#src/contract/endpoints/catalogue.ts'
import { createFixedAnswer, sendPublic } from '../http/json-answer.ts'
import type { RouteDependencies } from './dependencies.ts'
import { known } from './known-ids.ts'

/** Reference data, the same for every brand and user. */
export function catalogueRoutes({ router, catalogue }: RouteDependencies): void {
  const fixed = {
    credentials: createFixedAnswer(() => ({ results: catalogue.credentials })),
    products: createFixedAnswer(() => ({ results: catalogue.products })),
    locations: createFixedAnswer(() => ({ results: catalogue.locations })),
    countries: createFixedAnswer(() => ({ results: catalogue.countries })),
  }
  for (const name of ['credentials', 'products', 'locations', 'countries'] as const) {
    router.open(catalogueEndpoints[name], ({ request, reply }) => fixed[name](request, reply))
  }

  router.open(catalogueEndpoints.attributes, async ({ query, request, reply }) =>
    sendPublic(
      request,
      reply,
      { results: catalogue.attributes.slice(0, query.limit) },
      'reference',
    ),
  )

  const identifierTypes = (asked: string) => {
    const country = asked.toUpperCase()
    return asked.length === 2 && catalogue.countryByCode(country)
      ? { results: catalogue.identifierTypesByCountry(country) }
      : known(catalogue.identifierTypeById(asked), 'identifier-type')
  }

  router.open(catalogueEndpoints.identifierTypes, async ({ params, request, reply }) =>
    sendPublic(request, reply, identifierTypes(params.id), 'reference'),
  )

  router.open(catalogueEndpoints.identifierTypeByType, async ({ params, request, reply }) =>
    sendPublic(request, reply, identifierTypes(params.type), 'reference'),
  )
}
