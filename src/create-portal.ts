import { createPageAnalytics } from './analytics/page-analytics.ts'
import { createApi } from './api/create-api.ts'
import type { AppContext } from './app-context.ts'
import { createSession } from './auth/create-session.ts'
import type { Session } from './auth/session.ts'
import { createData } from './data/create-data.ts'
import { createLocalArea } from './lib/local-area.ts'
import { createAffiliateCookie } from './storage/affiliate-cookie.ts'
import { createBrowserDevice } from './storage/browser-device.ts'

/**
 * Wires the rooms of the house in the browser; the only place that knows them all.
 * @param seed what the server read while it rendered this page
 */
export async function createPortal(seed: Record<string, unknown>): Promise<AppContext> {
  const local = createLocalArea(() => localStorage)
  const analytics = createPageAnalytics(window)
  const device = createBrowserDevice({ local })
  const api = createApi({
    baseUrl: async () => (await data.environment()).apiBaseUrl,
    paths: async () => (await data.environment()).apiPaths,
    token: () => session.token(),
    refresh: () => session.refreshToken(),
  })
  const data = createData({
    api,
    device,
    local,
    affiliates: createAffiliateCookie(document),
    seed,
    userId: () => session.state.user?.id ?? null,
    onThemeFailure: (error) => console.warn('The theme could not be loaded.', error),
  })
  const session: Session = createSession({
    environment: () => data.environment(),
    local,
    analytics,
    clearDevice: () => device.clearPrivate(),
  })
  const { host, origin } = window.location
  const [brand, environment] = await Promise.all([data.brand(host), data.environment()])
  return { brand, environment, data, session, analytics, origin }
}
