import { catalogueEndpoints } from '#src/contract/endpoints/catalogue.ts'
import { limits } from '#src/contract/limits.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { createFixedAnswer, sendPublic } from '../http/json-answer.ts'
import type { RouteDependencies } from './dependencies.ts'

/** Reference data, the same for everybody, and the address search. */
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

  router.open(catalogueEndpoints.identifierTypes, async ({ params, request, reply }) => {
    const country = params.id.toUpperCase()
    const isCountry = params.id.length === 2 && catalogue.countryByCode(country)
    const answer = isCountry
      ? { results: catalogue.identifierTypesByCountry(country) }
      : known(catalogue.identifierTypeById(params.id), 'identifier type')
    return sendPublic(request, reply, answer, 'reference')
  })

  router.open(catalogueEndpoints.identifierTypeByType, async ({ params, request, reply }) => {
    const type = known(catalogue.identifierTypeById(params.type), 'identifier type')
    return sendPublic(request, reply, type, 'reference')
  })

  router.signedIn(catalogueEndpoints.searchPlaces, async ({ query }) => ({
    data: [...catalogue.searchPlaces(query.address, limits.searchResults)],
  }))

  router.signedIn(catalogueEndpoints.place, async ({ params }) => ({
    data: known(catalogue.placeById(params.id), 'place'),
  }))
}

function known<T>(value: T | undefined, what: string): T {
  if (value !== undefined) return value
  throw new ProblemError({
    status: 404,
    code: 'unknown-id',
    message: `There is no ${what} with this id.`,
  })
}
