import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { callerAddress } from './caller-address.ts'
import { isInProcess } from './in-process.ts'
import { problem } from '../texts/problem.ts'

/** Milliseconds from the first call of an account or address until it is counted anew. */
const timeWindow = 60_000
/** Accounts or addresses counted at a time; the one that was quiet longest is forgotten first. */
const counted = 10_000

/**
 * Counts calls by a clock that only goes forward: by the one on the wall, which may be set back,
 * callers would be refused until it has caught up.
 */
class CallCounter implements FastifyRateLimitStore {
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

/** Counts a call and refuses it with 429 when there were too many; says on the answer what is left. */
export type RateLimits = {
  /**
   * A call of an account. Addresses are shared by whole offices, accounts are not.
   * @param isMaking whether it makes something new, which fewer calls may
   */
  ofAccount(userId: string, isMaking: boolean, exchange: Exchange): Promise<void>
  /**
   * A call without an account, by address.
   * @param isMaking whether it is a guest's write, which costs mail or rows
   */
  ofAddress(isMaking: boolean, exchange: Exchange): Promise<void>
}

type Exchange = { request: FastifyRequest; reply: FastifyReply }
type Limit = { name: string; most: number; check: ReturnType<FastifyInstance['createRateLimit']> }

/**
 * The limits of the API; each server process counts for itself.
 * @param perMinute calls of one account or one address in a minute; 0: no limits. A tenth of them may
 * make something new, a fortieth where no account is needed.
 */
export async function createRateLimits(
  app: FastifyInstance,
  perMinute: number,
): Promise<RateLimits> {
  if (perMinute === 0) return { ofAccount: async () => {}, ofAddress: async () => {} }
  await app.register(rateLimit, { global: false, store: CallCounter })
  const accounts = new WeakMap<FastifyRequest, string>()
  const keys = {
    account: (request: FastifyRequest) => accounts.get(request) ?? '',
    address: callerAddress,
  }
  const limit = (by: keyof typeof keys, name: string, share: number): Limit => {
    const most = Math.ceil(perMinute * share)
    const options = { max: most, timeWindow, keyGenerator: keys[by] }
    return { name, most, check: app.createRateLimit(options) }
  }
  const ofAccount = [limit('account', 'account', 1), limit('account', 'account-writes', 1 / 10)]
  const ofAddress = [limit('address', 'address', 1), limit('address', 'address-writes', 1 / 40)]
  return {
    async ofAccount(userId, isMaking, exchange) {
      accounts.set(exchange.request, userId)
      await count(isMaking ? ofAccount : ofAccount.slice(0, 1), exchange)
    },
    async ofAddress(isMaking, exchange) {
      await count(isMaking ? ofAddress : ofAddress.slice(0, 1), exchange)
    },
  }
}

/** Names of the fields: https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-ratelimit-headers-10 */
async function count(limits: readonly Limit[], { request, reply }: Exchange): Promise<void> {
  if (isInProcess(request)) return
  const policies: string[] = []
  const states: string[] = []
  let wait = 0
  for (const { name, most, check } of limits) {
    const state = await check(request)
    if (state.isAllowed) continue
    policies.push(`"${name}";q=${most};w=${timeWindow / 1000}`)
    states.push(`"${name}";r=${state.remaining};t=${state.ttlInSeconds}`)
    if (state.isExceeded) wait = Math.max(wait, state.ttlInSeconds)
  }
  reply.headers({ 'ratelimit-policy': policies.join(', '), ratelimit: states.join(', ') })
  if (wait === 0) return
  reply.header('retry-after', wait)
  throw problem(429, 'problems.too-many-requests.wait', { params: { seconds: wait } })
}
