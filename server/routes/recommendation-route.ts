import { recommendationEndpoints } from '#src/contract/endpoints/recommendations.ts'
import type { Language } from '#src/i18n/languages.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { requestHost } from '../http/request-origin.ts'
import { countriesOf } from '../recommend/circumstances.ts'
import { createRecommender, type Recommend } from '../recommend/recommend.ts'
import { perLanguage } from '../texts/per-language.ts'
import type { RouteDependencies } from './dependencies.ts'
import { knownIds } from './known-ids.ts'

type Prepared = { revision: string; recommendIn: (language: Language) => Recommend }

/** For each catalogue of the process, which several applications may share: preparing it takes a while. */
const prepared = new WeakMap<Catalogue, Prepared>()

/** Pathways: which credentials are worth having for the supplier that the request describes (PTH-4). */
export function recommendationRoute({ config, router, store, catalogue }: RouteDependencies): void {
  const recommendIn = (language: Language) => recommendersOf(catalogue)(language)
  // At the start, where nobody waits for it.
  for (const language of config.languages) recommendIn(language)

  router.signedIn(
    recommendationEndpoints.recommendCredentials,
    async ({ body, language, request }) => {
      const {
        credentials,
        size: sizes,
        categories,
        locations,
        attributes,
        mustMatch,
        exclude,
      } = body
      knownIds('credentials', credentials, (id) => catalogue.credentialById(id) !== undefined)
      knownIds('categories', categories, (id) => catalogue.productById(id) !== undefined)
      knownIds('locations', locations, (id) => catalogue.locationNameById(id) !== undefined)
      knownIds('attributes', attributes, (id) => catalogue.attributeById(id) !== undefined)
      const [size = null] = sizes
      const peers = await store.similarSuppliers.holdings({
        products: categories,
        countries: countriesOf(locations),
        size,
      })
      const { name, searchConstraints } = await store.brands.forHost(requestHost(request))
      const wanted = { by: name, credentials: searchConstraints.credentialIds }
      const about = { size, categories, locations, attributes }
      const recommend = recommendIn(language())
      return recommend({ held: credentials, ...about, mustMatch, exclude, peers, wanted })
    },
  )
}

/** What recommends from a catalogue as it is now. */
function recommendersOf(catalogue: Catalogue): Prepared['recommendIn'] {
  const revision = catalogue.shelf.revision()
  const known = prepared.get(catalogue)
  if (known?.revision === revision) return known.recommendIn
  const recommendIn = perLanguage((language) => createRecommender(catalogue, language))
  prepared.set(catalogue, { revision, recommendIn })
  return recommendIn
}
