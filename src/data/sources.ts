import type { Api } from '../api/create-api.ts'
import type { Brand } from '../contract/brand.ts'
import { defaultBrand } from '../contract/default-brand.ts'
import { ProblemError } from '../contract/problem.ts'
import {
  environment as environmentTable,
  memberships,
  organisationKey,
  organisations,
  publicProfiles,
  reference,
  themes,
} from '../storage/cache-tables.ts'
import { suppliers } from '../storage/table-names.ts'
import type { Source } from './cache.ts'
import type { Shapes } from './shapes.ts'

const source = <N extends keyof Shapes>(one: Source<N>): Source<N> => one

const list = <N extends keyof Shapes>(shape: N, load: Source<N>['load']) =>
  source({ table: reference, key: shape, shape, load })

/**
 * Everything that is cached: in which table, what it looks like, how it is asked for.
 * @param sanitise takes out of content what must not be in a page, where it is put there as it is
 */
export function createSources(api: Api, sanitise = (html: string) => html) {
  const { catalogue, identifiers } = api
  return {
    theme: (host: string) =>
      source({
        table: themes,
        key: host,
        shape: 'brand',
        load: () => defaultIfUnknown(api.portal.brand(host)),
      }),
    environment: source({
      table: environmentTable,
      key: 'portal',
      shape: 'environment',
      load: () => api.portal.environment(),
    }),
    publicProfile: (slug: string) =>
      source({
        table: publicProfiles,
        key: slug,
        shape: 'publicProfile',
        load: () => nullIfUnknown(api.organisations.publicProfile(slug)),
      }),
    memberships: (userId: string) =>
      source({
        table: memberships,
        key: userId,
        shape: 'memberships',
        load: () => api.account.memberships(),
      }),
    organisation: (userId: string, slug: string) =>
      source({
        table: organisations,
        key: organisationKey(userId, slug),
        shape: 'organisation',
        load: () => api.organisations.details(slug),
      }),
    credentials: list('credentials', () => catalogue.credentials()),
    attributes: list('attributes', () => catalogue.attributes()),
    products: list('products', () => catalogue.products()),
    locations: list('locations', () => catalogue.locations()),
    content: (key: string) =>
      source({
        table: reference,
        key: `content/${key}`,
        shape: 'content',
        async load() {
          const found = await nullIfUnknown(api.outreach.content(key))
          return found && { ...found, html: sanitise(found.html) }
        },
      }),
    offers: list('offers', () => api.benefits.offers()),
    galleryBrands: list('galleryBrands', () => api.gallery.brands()),
    modules: list('modules', () => api.modules.modules()),
    questionnaire: (id: string) =>
      source({
        table: reference,
        key: `questionnaire/${id}`,
        shape: 'questionnaire',
        load: () => api.modules.questionnaire(id),
      }),
    suppliers: (query: string) =>
      source({
        table: { name: suppliers, private: false, keep: 0 },
        key: query,
        shape: 'supplierHits',
        load: () => api.discover.search(query),
      }),
    countries: list('countries', () => catalogue.countries()),
    identifierTypes: (code: string) =>
      source({
        table: reference,
        key: `identifier-types/${code}`,
        shape: 'identifierTypes',
        load: () => identifiers.ofCountry(code),
      }),
    identifierType: (typeId: string) =>
      source({
        table: reference,
        key: `identifier-type/${typeId}`,
        shape: 'identifierType',
        load: () => identifiers.byType(typeId),
      }),
  }
}

export type Sources = ReturnType<typeof createSources>

/** An unknown host looks grey (BRD-2), and is not asked for again with every page. */
async function defaultIfUnknown(theme: Promise<Brand>): Promise<Brand> {
  try {
    return await theme
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) return defaultBrand
    throw error
  }
}

/** 422 is a slug that cannot be one. */
async function nullIfUnknown<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ProblemError && [400, 404, 422].includes(error.status)) return null
    throw error
  }
}
