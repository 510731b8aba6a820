import type { Api } from '../api/create-api.ts'
import type { OrganisationDetails } from '../contract/organisation.ts'
import type { AffiliateCookie } from '../storage/affiliate-cookie.ts'
import type { Device } from '../storage/device.ts'
import { whenIdle } from '../lib/when-idle.ts'
import type { LocalArea } from '../lib/local-area.ts'
import { affiliateData } from './affiliate-data.ts'
import { benefitsData } from './benefits-data.ts'
import { catalogueData, referenceAge } from './catalogue-data.ts'
import { createCache, type CacheOptions } from './cache.ts'
import { createClaimMode } from './claim-mode.ts'
import { createAlwaysReachable } from './connectivity/always-reachable.ts'
import type { Connectivity } from './connectivity/connectivity.ts'
import type { Data } from './data.ts'
import { discoverData } from './discover-data.ts'
import { evidenceData } from './evidence-data.ts'
import { membersData } from './members-data.ts'
import { modulesData } from './modules-data.ts'
import { keptBuyers, keptData } from './kept-data.ts'
import { latePreparation, offlineData } from './offline-data.ts'
import { outreachData } from './outreach-data.ts'
import { createPatience } from './patience.ts'
import { portalData, type PortalData } from './portal-data.ts'
import { profileData } from './profile-data.ts'
import { remindersData } from './reminders-data.ts'
import { visitsData } from './visits-data.ts'
import { createSources } from './sources.ts'
import { noOutbox } from './outbox/no-outbox.ts'
import type { OutboxData } from './outbox/outbox.ts'

/** What the outbox needs of the data layer. */
export type OutboxNeeds = {
  api: Api
  userId: () => string | null
  brand: PortalData['brand']
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
  const idle = options.idle ?? whenIdle
  const prepareOffline = latePreparation({
    cache,
    sources,
    userId,
    isReachable: () => connectivity.state.get().isReachable,
    probe: connectivity.probe,
    idle,
    now,
    random: Math.random,
    later: options.later ?? ((work, wait) => void setTimeout(work, wait)),
    maxAge: referenceAge,
  })

  const portal = portalData(cache, sources, options.onThemeFailure)
  const profile = profileData({ api, cache, sources, device, local, userId, now })
  const kept = keptData({ cache, sources, userId, idle })
  const { outbox = noOutbox } = options
  const ofUser = outbox({
    ...{ api, userId, brand: portal.brand },
    onStored(slug, details) {
      const id = userId()
      if (id) cache.storeSaved(sources.organisation(id, details.slug), details)
      if (profile.rememberedSlug() === slug) profile.rememberSlug(details.slug)
    },
  })

  return {
    portal,
    profile,
    catalogue: catalogueData(api, cache, sources),
    outbox: ofUser,
    offline: offlineData(connectivity, patience, prepareOffline),
    members: membersData(api, profile.memberships),
    evidence: evidenceData(api),
    modules: modulesData(api, cache, sources),
    benefits: benefitsData(api),
    reminders: remindersData(api),
    visits: visitsData(api),
    ownBuyers: keptBuyers(kept, api.ownBuyers),
    kept,
    call: api.call,
    outreach: outreachData(api),
    discover: discoverData(cache, sources),
    affiliate: affiliateData(api, options.affiliates),
    claimMode: createClaimMode(options.visit),
  }
}
