import { usedPartPrefix } from '../src/contract/worker-messages.ts'

/** As many as a few releases have. */
const most = 40
const usedPartsCache = 'used-parts'

/** Whether a file belongs to a part that few use, and that is kept once it was used. */
export const isUsedPart = (url: string): boolean =>
  new URL(url).pathname.startsWith(`/assets/${usedPartPrefix}`)

/**
 * Answers with a file of a part that few use: kept since it was used, or from the network, and kept from then on. Its
 * name changes with what is in it. A storage that fails never costs the file.
 */
export async function keepUsedPart(event: FetchEvent): Promise<Response> {
  const { request } = event
  const cache = await caches.open(usedPartsCache).catch(() => null)
  const kept = await cache?.match(request).catch(() => undefined)
  if (kept) return kept
  const response = await fetch(request)
  if (cache && isPart(response)) event.waitUntil(keep(cache, request, response.clone()))
  return response
}

async function keep(cache: Cache, request: Request, response: Response): Promise<void> {
  try {
    // A body that breaks off while it is being put would leave half of it.
    const whole = await response.blob()
    await cache.put(request, new Response(whole, { headers: response.headers }))
    const all = await cache.keys()
    await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((old) => cache.delete(old)))
  } catch {
    // It is fetched again, where there is a network.
  }
}

/** A captive portal answers anything with 200 and a page of its own. */
function isPart({ status, type, redirected, headers }: Response): boolean {
  if (status !== 200 || redirected || (type !== 'basic' && type !== 'default')) return false
  return /^(?:text\/css|(?:text|application)\/javascript)\b/i.test(
    headers.get('content-type') ?? '',
  )
}
