import type { Api } from '../api/create-api.ts'
import { defaultBrand } from '../contract/default-brand.ts'
import * as limits from '../contract/limits.ts'
import type { OrganisationDetails } from '../contract/organisation.ts'
import type { AffiliateCookie } from '../storage/affiliate-cookie.ts'
import type { Device } from '../storage/device.ts'
import { whenIdle } from '../lib/when-idle.ts'
import type { LocalArea } from '../lib/local-area.ts'
import { affiliateData } from './affiliate-data.ts'
import { benefitsData } from './benefits-data.ts'
import { createCache, type CacheOptions } from './cache.ts'
import { createClaimMode } from './claim-mode.ts'
import { createAlwaysReachable } from './connectivity/always-reachable.ts'
import type { Connectivity } from './connectivity/connectivity.ts'
import type { Data } from './data.ts'
import { evidenceData } from './evidence-data.ts'
import { membersData } from './members-data.ts'
import { modulesData } from './modules-data.ts'
import { latePreparation, offlineData } from './offline-data.ts'
import { outreachData } from './outreach-data.ts'
import { createPatience } from './patience.ts'
import { createSources } from './sources.ts'
import { noOutbox } from './outbox/no-outbox.ts'
import type { OutboxData } from './outbox/outbox.ts'

/** Lists of the catalogue change with a release of its data: a day, in ms. */
const referenceAge = 86_400_000

/** What the outbox needs of the data layer. */
export type OutboxNeeds = {
  api: Api
  userId: () => string | null
  brand: Data['brand']
  /** Told of each profile that was sent from here, and under which slug it was known before. */
  onStored: (slug: string, details: OrganisationDetails) => void
}

export type DataOptions = {
  api: Api
  device: Device
  /** Remembers the current organisation between visits; absent on the server. */
  local?: LocalArea
  /** Remembers what this visit is for; absent on the server. */
  visit?: LocalArea
  /** Where a guest's affiliate is stored; absent on the server. */
  affiliates?: AffiliateCookie
  /** What the server read for this page. */
  seed?: Readonly<Record<string, unknown>>
  /** Id of the signed-in user, under which private reads are cached. */
  userId?: () => string | null
  /** What is on this device alone; absent where there is no user, on the server and for a guest. */
  outbox?: (needs: OutboxNeeds) => OutboxData
  /** Whether the server can be reached; it always can from the server itself. */
  connectivity?: Connectivity
  /** When what no screen waits for may be fetched; by default when the page is idle. */
  idle?: () => Promise<void>
  /** Calls back after a while, in ms; by default the browser's timer. */
  later?: (work: () => void, wait: number) => void
  /** Takes out of content what must not be in a page; the browser does it itself. */
  sanitise?: (html: string) => string
  /** Told of a theme that could not be had: logged only, the portal stays usable (BRD-2). */
  onThemeFailure?: (error: unknown) => void
} & Partial<Pick<CacheOptions, 'now' | 'patience' | 'onPublicRead'>>

/** The data layer over an api and a device. */
export function createData(options: DataOptions): Data {
  const { api, device, local, userId = () => null } = options
  const { now = Date.now, connectivity = createAlwaysReachable() } = options
  const { patience = createPatience(connectivity).wait } = options
  const sources = createSources(api, options.sanitise)
  const cache = createCache({
    device,
    seed: options.seed ?? {},
    onPublicRead: options.onPublicRead ?? (() => {}),
    now,
    patience,
  })
  const prepareOffline = latePreparation({
    cache,
    sources,
    userId,
    isReachable: () => connectivity.state.get().isReachable,
    probe: connectivity.probe,
    idle: options.idle ?? whenIdle,
    now,
    random: Math.random,
    later: options.later ?? ((work, wait) => void setTimeout(work, wait)),
    maxAge: referenceAge,
  })

  const brand: Data['brand'] = (host) =>
    cache.aged(sources.theme(host), limits.themeAge).catch((error: unknown) => {
      options.onThemeFailure?.(error)
      return defaultBrand
    })
  const rememberedSlug = () => local?.get('private.organisation') ?? null
  const rememberSlug = (slug: string) => local?.set('private.organisation', slug)

  const { outbox = noOutbox } = options
  const ofUser = outbox({
    ...{ api, userId, brand },
    onStored(slug, details) {
      const id = userId()
      if (id) cache.storeSaved(sources.organisation(id, details.slug), details)
      if (rememberedSlug() === slug) rememberSlug(details.slug)
    },
  })

  return {
    brand,
    environment: () => cache.aged(sources.environment, limits.environmentAge),

    async publicProfile(slug) {
      const { value, storedAt } = await cache.fresh(sources.publicProfile(slug))
      return value && { profile: value, storedAt }
    },
    async seenProfiles() {
      const { listSeenProfiles } = await import('./seen-profiles.ts')
      return listSeenProfiles(device, now)
    },
    ownUser: () => api.account.ownUser(),
    async memberships() {
      const id = userId()
      return id ? (await cache.fresh(sources.memberships(id))).value : api.account.memberships()
    },
    async organisation(slug) {
      const id = userId()
      if (!id) return api.organisations.details(slug)
      return (await cache.fresh(sources.organisation(id, slug))).value
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

    content: async (key) => (await cache.fresh(sources.content(key))).value,
    offers: async () => (await cache.fresh(sources.offers)).value,
    galleryBrands: async () => (await cache.fresh(sources.galleryBrands)).value,
    recommend: (wanted) => api.recommendations.recommend(wanted),

    searchPlaces: (query, signal) => api.places.search(query, signal),
    place: (id) => api.places.place(id),

    ...membersData(api),
    ...benefitsData(api),
    ...evidenceData(api),
    ...modulesData(api, cache, sources),
    ...offlineData(connectivity, patience, prepareOffline),
    ...outreachData(api),
    ...affiliateData(api, options.affiliates),

    ...ofUser,

    claimMode: createClaimMode(options.visit),
    rememberedSlug,
    rememberSlug,
  }
}
