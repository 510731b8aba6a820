/** At most so many files, and none longer than this without having been fetched anew (ms). */
const most = 60
const longest = 30 * 86_400_000

/** One origin has one brand, so the files of a brand need no name of their own. */
const publicFilesCache = 'public-files'

/**
 * Stale while revalidate: what is kept answers at once and is fetched anew behind it. A storage that
 * fails, or is cleared meanwhile, never costs the file: the network answers then.
 */
export async function keepPublicFile(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(publicFilesCache).catch(() => null)
  if (!cache) return fetch(event.request)
  const kept = await cache.match(event.request).catch(() => undefined)
  const fresh = refresh(cache, event.request)
  if (!kept) return fresh
  event.waitUntil(fresh.catch(() => undefined))
  return kept
}

/** Keeps the look of the brand for the time without a network; a failure leaves what was kept. */
export async function keepBrandFiles(requests: readonly Request[]): Promise<void> {
  const cache = await caches.open(publicFilesCache)
  await Promise.allSettled(requests.map((request) => refresh(cache, request)))
}

async function refresh(cache: Cache, request: Request): Promise<Response> {
  const response = await fetch(request)
  if (!isKeepable(response)) return response
  const whole = await response.blob()
  const { headers } = response
  // A body that breaks off while it is being put would take what was kept before with it.
  await cache
    .put(request, new Response(whole, { headers }))
    .then(() => makeRoom(cache))
    .catch(() => undefined)
  return new Response(whole, { headers })
}

/** Of this origin, whole, and as it was asked for: an opaque answer hides errors and eats the quota. */
function isKeepable({ status, type, redirected }: Response): boolean {
  return status === 200 && type === 'basic' && !redirected
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
