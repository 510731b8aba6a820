import { noAnalytics } from '../analytics/analytics.ts'
import { createCall, type HttpOptions } from '../api/http.ts'
import { portalApi } from '../api/resources/portal.ts'
import { createSession } from '../auth/create-session.ts'
import { createConnectivity } from '../data/connectivity/connectivity.ts'
import { surroundingsOf } from '../data/connectivity/surroundings.ts'
import { defaultLanguage, isLanguage } from '../i18n/languages.ts'
import { createLocalArea } from '../lib/local-area.ts'
import { swapFonts } from '../ui/late-fonts.ts'
import { installTrustedTypes } from './trusted-types.ts'

/** What a program beside the portal is made of: the same session and client, and nothing that is kept. */
export function ownProgram() {
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : defaultLanguage
  const local = createLocalArea(() => localStorage)
  const connectivity = createConnectivity(surroundingsOf(window))
  const open = createCall({
    ...{ baseUrl: '/api', paths: {}, language },
    token: async () => null,
    refresh: async () => null,
  })
  const environment = portalApi(open).environment()
  const session = createSession({
    environment: () => environment,
    local,
    analytics: noAnalytics,
    // The portal's own pages keep and clear what is on the device.
    clearDevice: async () => {},
    isReachable: connectivity.probe,
    whenReachable: connectivity.whenReachable,
  })
  const options: HttpOptions = {
    language,
    baseUrl: async () => (await environment).apiBaseUrl,
    paths: async () => (await environment).apiPaths,
    token: () => session.token(),
    hasUser: () => session.state.user !== null,
    refresh: () => session.refreshToken(),
    onOutcome: connectivity.tell,
    isReachable: () => connectivity.state.get().isReachable,
  }
  return { language, local, connectivity, environment, session, options }
}

/** Starts a program in its place on the page, and says there where that fails. */
export function startProgram(start: (place: HTMLElement) => Promise<void>): void {
  installTrustedTypes()
  swapFonts()
  const place = document.getElementById('console')
  if (!place) return
  start(place).catch((error: unknown) => {
    console.error(error)
    document.getElementById('not-loaded')?.removeAttribute('hidden')
  })
}
