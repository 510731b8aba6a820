import { createApi } from '../api/create-api.ts'
import type { Session } from '../auth/session.ts'
import { createData, type DataOptions } from '../data/create-data.ts'
import type { Data } from '../data/data.ts'
import { refreshTheme } from '../data/refresh-theme.ts'
import { createPatience } from '../data/patience.ts'
import type { Language } from '../i18n/languages.ts'
import { createAffiliateCookie } from '../storage/affiliate-cookie.ts'
import { createBrowserDevice } from '../storage/browser-device.ts'
import type { CacheRows } from '../storage/cache-rows.ts'
import type { Device } from '../storage/device.ts'
import type { Surroundings } from './surroundings.ts'

type Options = {
  page: Surroundings
  session: () => Pick<Session, 'state' | 'token' | 'refreshToken'>
  outbox?: DataOptions['outbox']
}

/** The data layer of a browser page, over the client of the API and what the device keeps. */
export function openData({ page, session, outbox }: Options): { data: Data; device: Device } {
  const { connectivity, host, local, seed, texts, visit, worker } = page
  // The server reads something for each page that it sends: one without comes from the worker, in its place.
  const isFromWorker = Object.keys(seed).length === 0
  const patience = createPatience(connectivity, isFromWorker)
  // Whatever the browser says of its network; some screens ask the server for nothing, and would not know.
  if (isFromWorker) void connectivity.probe()
  const device = createBrowserDevice({
    local,
    open: () => openRows(texts.language),
    worthStoring: () => worker,
  })
  const api = createApi({
    language: texts.language,
    baseUrl: async () => (await data.portal.environment()).apiBaseUrl,
    paths: async () => (await data.portal.environment()).apiPaths,
    token: () => session().token(),
    hasUser: () => session().state.user !== null,
    refresh: () => session().refreshToken(),
    onOutcome(reached) {
      if (reached) patience.rewarded()
      connectivity.tell(reached)
    },
    onTrickle: patience.spend,
    isReachable: () => connectivity.state.get().isReachable,
  })
  const data = createData({
    ...{ api, device, local, visit, seed, connectivity, patience: patience.wait },
    affiliates: createAffiliateCookie(document),
    userId: () => session().state.user?.id ?? null,
    ...(outbox && { outbox }),
    onThemeFailure: (error) => console.warn('The theme could not be loaded.', error),
  })
  refreshTheme({
    portal: data.portal,
    host,
    whenReachable: connectivity.whenReachable,
    page: document,
  })
  return { data, device }
}

/** With what checks the rows that are read: later there may be no network to fetch it from. */
async function openRows(language: Language): Promise<CacheRows> {
  const [{ createCacheRows }] = await Promise.all([
    import('../storage/cache-rows.ts'),
    import('../data/shapes.ts'),
  ])
  return createCacheRows(undefined, language)
}
