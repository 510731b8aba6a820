import type { Api } from '../api/create-api.ts'
import type {
  AttributeOption,
  Country,
  Credential,
  IdentifierType,
  LocationNode,
  Place,
  PlaceSuggestion,
  ProductTag,
} from '../contract/catalogue.ts'
import type { RecommendationAnswer } from '../contract/recommendation.ts'
import type { Cache } from './cache.ts'
import type { Sources } from './sources.ts'

/** Lists of the catalogue change with a release of its data: a day, in ms. */
export const referenceAge = 86_400_000

/** What profiles are made of: the lists of the catalogue, and what is looked up in it. */
export type CatalogueData = {
  /**
   * Asks for the lists that the profile form chooses from before it is there to ask: with what else is
   * waited for, instead of after it. What it can be drawn without comes after the rest, with which it would
   * share a slow line. A failure is for the form to tell, which asks again.
   */
  readAhead(): void
  /** Lists of the form at once; null where this page has not read them yet. */
  known: {
    products(): ProductTag[] | null
    locations(): LocationNode[] | null
    countries(): Country[] | null
  }
  credentials(): Promise<Credential[]>
  attributes(): Promise<AttributeOption[]>
  products(): Promise<ProductTag[]>
  locations(): Promise<LocationNode[]>
  countries(): Promise<Country[]>
  /** @param country ISO 3166-1 alpha-2 */
  identifierTypes(country: string): Promise<IdentifierType[]>
  identifierType(typeId: string): Promise<IdentifierType>
  /** Credentials worth having; nothing of it is cached, for it changes with each answer. */
  recommend(
    ...wanted: Parameters<Api['recommendations']['recommend']>
  ): Promise<RecommendationAnswer>
  searchPlaces(query: string, signal?: AbortSignal): Promise<PlaceSuggestion[]>
  place(id: string): Promise<Place>
}

export function catalogueData(
  { places, recommendations }: Pick<Api, 'places' | 'recommendations'>,
  cache: Pick<Cache, 'aged' | 'known'>,
  sources: Sources,
): CatalogueData {
  const lists = {
    credentials: () => cache.aged(sources.credentials, referenceAge),
    attributes: () => cache.aged(sources.attributes, referenceAge),
    products: () => cache.aged(sources.products, referenceAge),
    locations: () => cache.aged(sources.locations, referenceAge),
    countries: () => cache.aged(sources.countries, referenceAge),
  }
  return {
    ...lists,
    readAhead() {
      const { credentials, attributes, ...seenLater } = lists
      void Promise.allSettled([credentials(), attributes()]).then(() => {
        for (const read of Object.values(seenLater)) read().catch(() => {})
      })
    },
    known: {
      products: () => cache.known(sources.products),
      locations: () => cache.known(sources.locations),
      countries: () => cache.known(sources.countries),
    },
    identifierTypes: (country) => cache.aged(sources.identifierTypes(country), referenceAge),
    identifierType: (typeId) => cache.aged(sources.identifierType(typeId), referenceAge),
    recommend: (wanted) => recommendations.recommend(wanted),
    searchPlaces: (query, signal) => places.search(query, signal),
    place: (id) => places.place(id),
  }
}
