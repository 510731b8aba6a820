import { ownTextsFile } from '../src/contract/own-texts-file.ts'
import { isWhatWasAsked } from './policy.ts'

/** At most so many files, and none longer than this without having been fetched anew (ms). */
const most = 60
const longest = 30 * 86_400_000

/** One origin has one brand, so the files of a brand need no name of their own. */
const publicFilesCache = 'public-files'
/** The stylesheet stands in the pages themselves: only here it is asked for anew. */
const stylesheet = '/brand.css'
const manifest = '/manifest.webmanifest'

/**
 * Stale while revalidate: what is kept answers at once and is fetched anew behind it. A storage that
 * fails, or is cleared meanwhile, never costs the file: the network answers then.
 */
export async function cachePublicFile(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(publicFilesCache).catch(() => null)
  if (!cache) return fetch(event.request)
  const kept = await cachedFile(cache, event.request)
  const fresh = refresh(cache, event.request)
  if (!kept) return fresh
  event.waitUntil(fresh.catch(() => undefined))
  return kept
}

/**
 * Keeps the look of the brand for the time without a network; a failure leaves what was kept.
 * @param language of the pages
 * @param pictures absolute addresses; those that are kept already are not fetched again
 */
export async function cacheLook(language: string, pictures: readonly string[]): Promise<void> {
  const cache = await caches.open(publicFilesCache)
  // As the browser has them since it showed them.
  const wanted = [manifest, ...pictures].map((url) => new Request(url, { cache: 'force-cache' }))
  const isStored = await Promise.all(wanted.map((request) => cachedFile(cache, request)))
  const missing = wanted.filter((_, index) => !isStored[index])
  const all = [new Request(stylesheet), new Request(ownTextsFile(language)), ...missing]
  await Promise.allSettled(all.map((request) => refresh(cache, request)))
}

/** Removes what an earlier release kept in place of what was asked for. */
export async function dropStrangers(): Promise<void> {
  const cache = await caches.open(publicFilesCache)
  for (const request of await cache.keys()) {
    if (!(await cachedFile(cache, request))) await cache.delete(request)
  }
}

async function cachedFile(cache: Cache, request: Request): Promise<Response | undefined> {
  const kept = await cache.match(request).catch(() => undefined)
  return kept && isWhatWasAsked(request.url, kept) ? kept : undefined
}

async function refresh(cache: Cache, request: Request): Promise<Response> {
  const response = await fetchAsAsked(request)
  if (!isCacheable(request, response)) return response
  const whole = await response.blob()
  const { headers } = response
  // A body that breaks off while it is being put would take what was kept before with it.
  await cache
    .put(request, new Response(whole, { headers }))
    .then(() => makeRoom(cache))
    .catch(() => undefined)
  return new Response(whole, { headers })
}

/** What a captive portal has sent may lie in the browser's own cache, for as long as it liked. */
async function fetchAsAsked(request: Request): Promise<Response> {
  const response = await fetch(request)
  if (!response.ok || isWhatWasAsked(request.url, response)) return response
  return fetch(new Request(request, { cache: 'reload' }))
}

/** Of this origin, whole, and as it was asked for: an opaque answer hides errors and eats the quota. */
function isCacheable(request: Request, response: Response): boolean {
  const { status, type, redirected } = response
  if (status !== 200 || type !== 'basic' || redirected) return false
  return isWhatWasAsked(request.url, response)
}

/** `put` moves a file to the end, so the first are those that were not fetched for longest. */
async function makeRoom(cache: Cache): Promise<void> {
  const requests = await cache.keys()
  const surplus = requests.slice(0, Math.max(0, requests.length - most))
  const old = await Promise.all(
    requests.slice(surplus.length).map(async (request) => ({
      request,
      storedAt: Date.parse((await cache.match(request))?.headers.get('date') ?? ''),
    })),
  )
  const expired = old.filter(({ storedAt }) => Date.now() - storedAt > longest)
  await Promise.all(
    [...surplus, ...expired.map(({ request }) => request)].map((request) => cache.delete(request)),
  )
}
