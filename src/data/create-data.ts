import type { Api } from '../api/create-api.ts'
import { defaultBrand } from '../contract/default-brand.ts'
import { limits } from '../contract/limits.ts'
import type { AffiliateCookie } from '../storage/affiliate-cookie.ts'
import type { Device } from '../storage/device.ts'
import type { LocalArea } from '../lib/local-area.ts'
import { affiliateData } from './affiliate-data.ts'
import { benefitsData } from './benefits-data.ts'
import { createCache, type CacheOptions } from './cache.ts'
import type { Data } from './data.ts'
import { evidenceData } from './evidence-data.ts'
import { keptAnswersData } from './kept-answers.ts'
import { membersData } from './members-data.ts'
import { modulesData } from './modules-data.ts'
import { outreachData } from './outreach-data.ts'
import { patience } from './patience.ts'
import { createSources } from './sources.ts'

/** Lists of the catalogue change with a release of its data: a day, in ms. */
const referenceAge = 86_400_000

export type DataOptions = {
  api: Api
  device: Device
  /** Remembers the current organisation between visits; absent on the server. */
  local?: LocalArea
  /** Where a guest's affiliate is kept; absent on the server. */
  affiliates?: AffiliateCookie
  /** What the server read for this page. */
  seed?: Readonly<Record<string, unknown>>
  /** Id of the signed-in user, whose private reads are kept under it. */
  userId?: () => string | null
  /** Told of a theme that could not be had: logged only, the portal stays usable (BRD-2). */
  onThemeFailure?: (error: unknown) => void
} & Partial<Pick<CacheOptions, 'now' | 'patience' | 'onPublicRead'>>

/** The data layer over an api and a device. */
export function createData(options: DataOptions): Data {
  const { api, device, local, userId = () => null } = options
  const sources = createSources(api)
  const cache = createCache({
    device,
    seed: options.seed ?? {},
    onPublicRead: options.onPublicRead ?? (() => {}),
    now: options.now ?? Date.now,
    patience: options.patience ?? patience,
  })

  return {
    brand: (host) =>
      cache.aged(sources.theme(host), limits.themeAge).catch((error: unknown) => {
        options.onThemeFailure?.(error)
        return defaultBrand
      }),
    environment: () => cache.aged(sources.environment, limits.environmentAge),

    async publicProfile(slug) {
      const { value, storedAt } = await cache.fresh(sources.publicProfile(slug))
      return value && { profile: value, storedAt }
    },
    async memberships() {
      const id = userId()
      return id ? (await cache.fresh(sources.memberships(id))).value : api.account.memberships()
    },
    async organisation(slug) {
      const id = userId()
      if (!id) return api.organisations.details(slug)
      return (await cache.fresh(sources.organisation(id, slug))).value
    },
    async saveProfile(slug, patch, version) {
      const saved = await api.organisations.save(slug, patch, version)
      const id = userId()
      return id ? cache.keep(sources.organisation(id, slug), saved) : saved
    },
    searchOrganisations: (keyword, signal) => api.organisations.search(keyword, signal),
    createSupplier: (name) => api.organisations.createSupplier(name),
    associate: (slug) => api.account.associate(slug),

    credentials: () => cache.aged(sources.credentials, referenceAge),
    attributes: () => cache.aged(sources.attributes, referenceAge),
    products: () => cache.aged(sources.products, referenceAge),
    locations: () => cache.aged(sources.locations, referenceAge),
    countries: () => cache.aged(sources.countries, referenceAge),
    identifierTypes: (code) => cache.aged(sources.identifierTypes(code), referenceAge),
    identifierType: (typeId) => cache.aged(sources.identifierType(typeId), referenceAge),

    offers: async () => (await cache.fresh(sources.offers)).value,
    recommend: (wanted) => api.recommendations.recommend(wanted),

    searchPlaces: (query, signal) => api.places.search(query, signal),
    place: (id) => api.places.place(id),
    associatePortfolio: (portfolio, organisation) =>
      api.organisations.associatePortfolio(portfolio, organisation),

    ...membersData(api),
    ...benefitsData(api),
    ...evidenceData(api),
    ...modulesData(api, cache, sources),
    ...keptAnswersData(local),
    ...outreachData(api),
    ...affiliateData(api, options.affiliates),

    rememberedSlug: () => local?.get('private.organisation') ?? null,
    rememberSlug: (slug) => local?.set('private.organisation', slug),
  }
}
