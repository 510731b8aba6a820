import { catalogueEndpoints } from '#src/contract/endpoints/catalogue.ts'
import { listed } from '../catalogue/credentials/credential-entry.ts'
import type { Language } from '#src/i18n/languages.ts'
import { createFixedAnswers, sendPublic } from '../http/json-answer.ts'
import type { RouteDependencies } from './dependencies.ts'
import { known } from './known-ids.ts'

/** Reference data, the same for every brand and user. */
export function catalogueRoutes({ router, catalogue }: RouteDependencies): void {
  const fixed = {
    credentials: createFixedAnswers(
      (language) => ({ results: catalogue.in(language).credentials.map(listed) }),
      catalogue.shelf.revision,
    ),
    products: createFixedAnswers((language) => ({ results: catalogue.in(language).products })),
    locations: createFixedAnswers((language) => ({ results: catalogue.in(language).locations })),
    countries: createFixedAnswers((language) => ({ results: catalogue.in(language).countries })),
  }
  for (const name of ['credentials', 'products', 'locations', 'countries'] as const) {
    router.open(catalogueEndpoints[name], (call) => fixed[name](call))
  }

  router.open(catalogueEndpoints.attributes, async ({ query, language, request, reply }) =>
    sendPublic(
      request,
      reply,
      { results: catalogue.in(language()).attributes.slice(0, query.limit) },
      'reference',
    ),
  )

  const identifierTypes = (language: Language, asked: string) => {
    const names = catalogue.in(language)
    const country = asked.toUpperCase()
    return asked.length === 2 && names.countryByCode(country)
      ? { results: names.identifierTypesByCountry(country) }
      : known(names.identifierTypeById(asked), 'identifier-type')
  }

  router.open(catalogueEndpoints.identifierTypes, async ({ params, language, request, reply }) =>
    sendPublic(request, reply, identifierTypes(language(), params.id), 'reference'),
  )

  router.open(
    catalogueEndpoints.identifierTypeByType,
    async ({ params, language, request, reply }) =>
      sendPublic(request, reply, identifierTypes(language(), params.type), 'reference'),
  )
}
