import { createCall } from './api/http.ts'
import { evidenceApi } from './api/resources/evidence.ts'
import { organisationsApi } from './api/resources/organisations.ts'
import { portalApi } from './api/resources/portal.ts'
import { tokenCookieName } from './auth/stored-token.ts'
import { readClaims } from './auth/read-claims.ts'
import { userFromClaims } from './auth/user-from-claims.ts'
import { openDrafts } from './data/drafts/open-drafts.ts'
import { openEvidenceQueue } from './data/evidence-queue/open-evidence-queue.ts'
import { createLocalArea } from './lib/local-area.ts'
import { createCacheRows } from './storage/cache-rows.ts'
import { organisationKey, organisations as kept } from './storage/tables/organisations.ts'

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
  const call = createCall({
    baseUrl: async () => (await environment).apiBaseUrl,
    paths: async () => (await environment).apiPaths,
    token: async () => decodeURIComponent(token),
    refresh: async () => null,
  })
  const portal = portalApi(call)
  const environment = portal.environment()
  const organisations = organisationsApi(call)
  const isReachable = () => true
  const writes: Promise<void>[] = []

  const drafts = await openDrafts(user.id, {
    local: createLocalArea(() => {
      throw new Error('A worker has no such storage.')
    }),
    organisations,
    portfolios: async () => (await portal.brand(location.host)).associatedPortfolios,
    isReachable,
    onStored({ details }) {
      const key = organisationKey(user.id, details.slug)
      writes.push(createCacheRows().put(kept, { key, value: details, storedAt: Date.now() }))
    },
  })
  const draftOf = (slug: string) => drafts.shelf.peek(slug)
  const evidence = await openEvidenceQueue(
    user.id,
    { upload: evidenceApi(call).upload, draftOf, isReachable },
    { onProgress: () => {}, onSent: () => {}, onFailed: () => {} },
  )
  await drafts.send('due')
  await evidence.send('due')
  await Promise.allSettled(writes)
  const isLeft = drafts.dueIn() !== null || evidence.dueIn() !== null
  drafts.close()
  evidence.close()
  if (isLeft) throw new Error('Not everything could be sent yet.')
}
