import { LRUCache } from 'lru-cache'
import { portalEndpoints } from '#src/contract/endpoints/portal.ts'
import type { Read, ReadAnswer } from './in-process-fetch.ts'

/** Bytes of answers: a brand has 2 to 10 kB in each language. */
const cachedBytes = 2_000_000
const ofBrand = [portalEndpoints.brandByHost, portalEndpoints.environment].map(
  ({ path }) => path.split(':', 1)[0] ?? path,
)

/**
 * Reads that ask once for what each page of a host needs, its brand and its settings, as long as the
 * brand is the same.
 * @returns the reads of one page, from those that ask and the version of its brand; null reads all anew
 */
export function rememberBrand(): (read: Read, brandVersion: string | null) => Read {
  const answers = new LRUCache<string, ReadAnswer>({
    maxSize: cachedBytes,
    sizeCalculation: ({ body }) => body.length + 1,
  })
  return (read, brandVersion) => async (call) => {
    const { path, host, headers } = call
    if (brandVersion === null || !ofBrand.some((start) => path.startsWith(start))) return read(call)
    const key = JSON.stringify([brandVersion, host, headers['accept-language'], path])
    const known = answers.get(key)
    if (known) return known
    const answer = await read(call)
    if (answer.status === 200) answers.set(key, answer)
    return answer
  }
}
