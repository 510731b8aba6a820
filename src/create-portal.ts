import { createPageAnalytics } from './analytics/page-analytics.ts'
import { startAnalytics } from './analytics/start-analytics.ts'
import { lateApi } from './api/late-api.ts'
import type { AppContext } from './app-context.ts'
import { createSession } from './auth/create-session.ts'
import type { Session } from './auth/session.ts'
import { createConnectivity } from './data/connectivity/connectivity.ts'
import { surroundingsOf } from './data/connectivity/surroundings.ts'
import { createData } from './data/create-data.ts'
import { sayInstalled } from './features/install/say-installed.ts'
import { createForgetting } from './forget-user.ts'
import { guardOutbox } from './guard-outbox.ts'
import { createLocalArea } from './lib/local-area.ts'
import { createInstall } from './pwa/install.ts'
import { createUpdates } from './pwa/create-updates.ts'
import { createAffiliateCookie } from './storage/affiliate-cookie.ts'
import { createBrowserDevice } from './storage/browser-device.ts'
import type { CacheRows } from './storage/cache-rows.ts'
import { wakeOutbox } from './wake-outbox.ts'

/**
 * Wires the rooms of the house in the browser; the only place that knows them all.
 * @param seed what the server read while it rendered this page
 * @param offered the browser's offer to install the portal, if it has come already
 */
export async function createPortal(
  seed: Record<string, unknown>,
  offered: () => Event | null,
): Promise<AppContext> {
  const local = createLocalArea(() => localStorage)
  const analytics = createPageAnalytics(window)
  const worker = Promise.withResolvers<void>()
  const device = createBrowserDevice({
    local,
    open: openRows,
    worthKeeping: () => worker.promise,
  })
  const connectivity = createConnectivity(surroundingsOf(window))
  const api = lateApi(async () => {
    const { createApi } = await import('./api/create-api.ts')
    return createApi({
      baseUrl: async () => (await data.environment()).apiBaseUrl,
      paths: async () => (await data.environment()).apiPaths,
      token: () => session.token(),
      hasUser: () => session.state.user !== null,
      refresh: () => session.refreshToken(),
      onOutcome: connectivity.tell,
      isReachable: () => connectivity.state.isReachable,
    })
  })
  const data = createData({
    api,
    device,
    local,
    visit: createLocalArea(() => sessionStorage),
    affiliates: createAffiliateCookie(document),
    seed,
    userId: () => session.state.user?.id ?? null,
    drafts: {
      host: window.location.host,
      wake: (again) => wakeOutbox({ session, connectivity }, again),
    },
    connectivity,
    onThemeFailure: (error) => console.warn('The theme could not be loaded.', error),
  })
  const session: Session = createSession({
    environment: () => data.environment(),
    local,
    analytics,
    clearDevice: (leaver) => forgetting.clear(leaver?.id ?? null),
    isReachable: connectivity.probe,
    whenReachable: connectivity.whenReachable,
  })
  const forgetting = createForgetting({ device, data, local })
  void forgetting.makeUp()
  guardOutbox(data.outbox)
  const { host, origin } = window.location
  const install = createInstall({
    window,
    local,
    offered,
    onInstalled: () => sayInstalled(brand.name),
  })
  const [brand, environment] = await Promise.all([data.brand(host), data.environment()])
  const consent = startAnalytics({ page: window, local, brand, environment })
  const updates = createUpdates({
    isEnabled: environment.serviceWorker !== false,
    pictures: Object.values(brand.brandImages).filter((url) => url !== undefined),
    beforeReload: data.flushDrafts,
    onSettled: worker.resolve,
  })
  return { brand, environment, data, session, analytics, consent, install, updates, origin }
}

/** With what checks the rows that are read: later there may be no network to fetch it from. */
async function openRows(): Promise<CacheRows> {
  const [{ createCacheRows }] = await Promise.all([
    import('./storage/cache-rows.ts'),
    import('./data/shapes.ts'),
  ])
  return createCacheRows()
}
