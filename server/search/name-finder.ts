import type { Facet } from '#src/contract/discover/facets.ts'
import { oncePerLanguage } from '#src/i18n/once-per-language.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'
import { continents } from '../catalogue/continents.ts'
import type { NameOf } from '../present/search-facets.ts'
import { textsOf } from '../texts/page-texts.ts'

const regionNames = oncePerLanguage(
  (locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }),
)
const parts = new Set<string>(continents)

/** What the values of facets are called in a language; one that the catalogue does not know is called by its id. */
export function nameFinder(names: CatalogueIn): NameOf {
  const { texts } = textsOf(names.language)
  const find = {
    category: (id) => texts.find(`terms.categories.${id}`),
    credential: (id) => names.credentialById(id)?.shortName ?? names.credentialById(id)?.name,
    assurance: (id) => texts.find(`terms.assurances.${id}`),
    state: (id) => texts.find(`terms.asked.${id}`),
    product: (id) => names.productById(id)?.name,
    region: placeName,
    country: placeName,
    sdg: (id) => texts.find(`terms.sdgs.${id}`),
    size: (id) => texts.find(`terms.sizes.${id}`),
    module: (id) => names.attributeById(id)?.name,
    updated: (id) => texts.find(`terms.updated.${id}`),
  } satisfies Record<Facet, (id: string) => string | null | undefined>
  return (facet, id) => find[facet](id) || id

  function placeName(id: string) {
    return parts.has(id) ? regionNames(names.language).of(id) : names.locationNameById(id)
  }
}
