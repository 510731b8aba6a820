import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'

/** Milliseconds from the first call of somebody until they are counted anew. */
export const timeWindow = 60_000
/** Accounts or addresses counted at a time; the one that was quiet longest is forgotten first. */
const counted = 10_000

/**
 * Counts calls by a clock that only goes forward: by the one on the wall, which may be set back,
 * callers would be kept out until it has caught up.
 */
export class CallCounter implements FastifyRateLimitStore {
  /** Its times are those of performance.now(). */
  readonly #calls = new LRUCache<string, number>({ max: counted, ttl: timeWindow })

  incr: FastifyRateLimitStore['incr'] = (key, callback) => {
    const current = (this.#calls.get(key) ?? 0) + 1
    this.#calls.set(key, current, { noUpdateTTL: true })
    callback(null, { current, ttl: this.#calls.getRemainingTTL(key) })
  }

  child(): CallCounter {
    return new CallCounter()
  }
}
