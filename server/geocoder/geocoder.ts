import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { PlaceSuggestion } from '#src/contract/catalogue.ts'
import type { GeocodedKey } from '../catalogue/places/geocoded-id.ts'
import type { GeocoderConfig } from '../config-geocoder.ts'
import { askPhoton } from './ask-photon.ts'
import { geocodedKey } from './photon-feature.ts'

export type Geocoder = {
  /**
   * Places that the outside geocoder finds, best first; empty when it finds none or does not answer
   * as it should.
   * @param signal gives the question up
   */
  search(query: string, limit: number, signal: AbortSignal): Promise<readonly PlaceSuggestion[]>
}

type Parts = {
  config: GeocoderConfig
  /** Makes a suggestion of an address; undefined for one that cannot be stored. */
  suggest: (key: GeocodedKey) => PlaceSuggestion | undefined
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Milliseconds since some moment. */
  now?: () => number
}

/** The cache of answers: how many, and for how many milliseconds. */
const cacheLimits = { max: 200, ttl: 600_000 }
/** Milliseconds that a geocoder which failed is left alone: no search waits for it then. */
const pause = 15_000
/** Milliseconds between two lines in the log. */
const logEvery = 300_000

/** An outside geocoder whose failures fall back to the embedded search: they are logged now and then, without what was typed. */
export function createGeocoder({
  config,
  suggest,
  log,
  now = () => performance.now(),
}: Parts): Geocoder {
  const answers = new LRUCache<string, readonly PlaceSuggestion[]>(cacheLimits)
  let restsUntil = -Infinity
  let silentUntil = -Infinity

  function noteFailure(error: unknown): void {
    restsUntil = now() + pause
    if (now() < silentUntil) return
    silentUntil = now() + logEvery
    log.warn({ reason: reasonOf(error) }, 'the geocoder does not answer; places are searched here')
  }

  return {
    async search(query, limit, signal) {
      const question = `${limit} ${query.normalize().toLowerCase().replaceAll(/\s+/g, ' ')}`
      const known = answers.get(question)
      if (known) return known
      if (now() < restsUntil) return []
      try {
        const found = await askPhoton(config, query, limit, signal)
        const suggestions = found.flatMap((one) => {
          const key = geocodedKey(one, query)
          return (key && suggest(key)) ?? []
        })
        const distinct = [...new Map(suggestions.map((one) => [one.address, one])).values()]
        answers.set(question, distinct.slice(0, limit))
        return distinct.slice(0, limit)
      } catch (error) {
        if (!signal.aborted) noteFailure(error)
        return []
      }
    },
  }
}

/** What went wrong, in words of the program: messages of others can hold the address with the query. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return /^(?:status \d+|too long an answer)$/.test(error.message)
    ? error.message
    : code || error.name
}
