import { lateAnalytics } from '../analytics/late-analytics.ts'
import { createPageAnalytics } from '../analytics/page-analytics.ts'
import type { AppContext } from './app-context.ts'
import { stripSignOutState } from '../auth/strip-sign-out-state.ts'
import { hasUserTraces } from '../auth/user-traces.ts'
import { languageBase } from '../i18n/language-base.ts'
import { createConnectivity } from '../data/connectivity/connectivity.ts'
import { surroundingsOf } from '../data/connectivity/surroundings.ts'
import { createGuestPage } from './guest-page.ts'
import { createLocalArea } from '../lib/local-area.ts'
import type { ScriptPolicy } from '../lib/script-policy.ts'
import { createUpdates } from '../pwa/create-updates.ts'
import { loadGuestTexts, openTexts } from './page-texts.ts'
import type { Surroundings } from './surroundings.ts'
import type { PageParts } from './user-page.ts'

/**
 * Wires the rooms of the house in the browser.
 * @param seed what the server read while it rendered this page
 * @param offered the browser's offer to install the portal, if it has come already
 * @param scripts lets those of further sources run
 */
export async function createPortal(
  seed: Record<string, unknown>,
  offered: () => Event | null,
  scripts: ScriptPolicy,
): Promise<AppContext & Pick<PageParts, 'goOn'>> {
  const { host, origin } = window.location
  stripSignOutState(window)
  const local = createLocalArea(() => localStorage)
  const analytics = createPageAnalytics(window)
  const worker = Promise.withResolvers<void>()
  const texts = openTexts(seed, local)
  const page: Surroundings = {
    ...{ host, seed, local, analytics, offered, texts },
    visit: createLocalArea(() => sessionStorage),
    connectivity: createConnectivity(surroundingsOf(window)),
    worker: worker.promise,
  }
  const isOfUser = hasUserTraces(window, local)
  // What users and the worker's pages need was not rendered; while one develops, nothing waits for its texts.
  const late =
    isOfUser || !seed['texts'] || import.meta.env.DEV ? loadGuestTexts(texts, seed) : null
  const parts = isOfUser
    ? (await import('./user-page.ts')).createUserPage(page)
    : createGuestPage(page)
  const { data } = parts
  const [brand, environment] = await Promise.all([
    data.portal.brand(host),
    data.portal.environment(),
    parts.loadTexts?.(texts),
    late,
  ])
  window.addEventListener('appinstalled', async () => {
    // Whoever has just installed the portal is thanked.
    const { sayInstalled } = await import('../features/install/say-installed.ts')
    sayInstalled(texts.t, brand.name)
  })
  const consent = await lateAnalytics({ page: window, local, brand, environment, scripts })
  const updates = createUpdates({
    isEnabled: environment.serviceWorker !== false,
    pictures: Object.values(brand.brandImages).filter((url) => url !== undefined),
    isServerThere: page.connectivity.probe,
    beforeReload: data.outbox.flushDrafts,
    onSettled: worker.resolve,
  })
  const base = languageBase(window.location.pathname)
  return { ...parts, brand, texts, environment, analytics, consent, updates, origin, base }
}
