import { createCall } from '../api/http.ts'
import { evidenceApi } from '../api/resources/evidence.ts'
import { organisationsApi } from '../api/resources/organisations.ts'
import { portalApi } from '../api/resources/portal.ts'
import { tokenCookieName } from '../auth/stored-token.ts'
import { readClaims } from '../auth/read-claims.ts'
import { userFromClaims } from '../auth/user-from-claims.ts'
import { openOutbox } from '../data/outbox/open-outbox.ts'
import { defaultLanguage, isLanguage } from '../i18n/languages.ts'
import { createLocalArea } from '../lib/local-area.ts'
import { createCacheRows } from '../storage/cache-rows.ts'
import { organisationKey, organisations as kept } from '../storage/cache-tables.ts'

/**
 * What the service worker loads when the browser has found a network and no page is open: it sends what
 * waits of whoever is signed in, as a page would, under the same lock and the same keys.
 */
Object.assign(globalThis, { sendOutbox })

/** A token that ends sooner than this could end on its way, in ms. */
const margin = 10_000

/**
 * Sends what is due.
 * @throws Error where something still waits for another try: the browser then wakes the worker again, with
 * a back-off of its own
 */
async function sendOutbox(): Promise<void> {
  // Where there is a background sync, workers can read the cookies of their origin too.
  const token = (await cookieStore.get(tokenCookieName))?.value
  const claims = token ? readClaims(decodeURIComponent(token)) : null
  const user = claims && userFromClaims(claims)
  if (!token || !user || !claims || Number(claims['exp']) * 1_000 < Date.now() + margin) return
  const asked = new URL(location.href).searchParams.get('language')
  const language = isLanguage(asked) ? asked : defaultLanguage
  const call = createCall({
    baseUrl: async () => (await environment).apiBaseUrl,
    paths: async () => (await environment).apiPaths,
    token: async () => decodeURIComponent(token),
    refresh: async () => null,
    language,
  })
  const portal = portalApi(call)
  const environment = portal.environment()
  const organisations = organisationsApi(call)
  const writes: Promise<void>[] = []

  const outbox = await openOutbox(user.id, {
    local: createLocalArea(() => {
      throw new Error('A worker has no such storage.')
    }),
    organisations,
    upload: evidenceApi(call).upload,
    portfolios: async () => (await portal.brand(location.host)).associatedPortfolios,
    isReachable: () => true,
    onStored(_slug, details) {
      const key = organisationKey(user.id, details.slug)
      const rows = createCacheRows(undefined, language)
      writes.push(rows.put(kept, { key, value: details, storedAt: Date.now() }))
    },
    ...{ onProgress() {}, onSent() {}, onFailed() {} },
  })
  await outbox.drafts.send('due')
  await outbox.files.send('due')
  await Promise.allSettled(writes)
  const isLeft = outbox.drafts.dueIn() !== null || outbox.files.dueIn() !== null
  outbox.close()
  if (isLeft) throw new Error('Not everything could be sent yet.')
}
