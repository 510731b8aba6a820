import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bringsFile, endArrival } from './arrival.ts'
import type { InFlight } from './in-flight.ts'
import { isInProcess } from './in-process.ts'
import { isLoopbackAddress } from './loopback.ts'
import { problem } from '../texts/problem.ts'

/**
 * Of the requests that a process answers at a time, one caller may have a third: three of them have to
 * work together to fill it. An office behind one address has 100, at 10 ms for an answer 10,000 a second.
 */
const share = 1 / 3
/** Files of one caller that arrive at a time. Each takes up to 10 MB of memory until it is whole. */
const mostFiles = 20
/** Seconds after which a caller who had too many may try again. */
const retryAfter = 1

/**
 * Bounds what one caller takes of the server. For a request on top of the caller's share, the one goes
 * that has been arriving for longest: a slow sender shuts out no other caller behind the same address. Where all of the share is at work, the new one is refused; not where the address is this
 * machine's, which is that of all callers behind a proxy that is not in TRUSTED_PROXIES.
 * @param maxRequests that the process answers at a time; 0: any number
 */
export function shareRequests(app: FastifyInstance, inFlight: InFlight, maxRequests: number): void {
  const most = maxRequests === 0 ? Infinity : Math.ceil(maxRequests * share)

  /** @returns whether the request has to be refused */
  function isTooMuch(request: FastifyRequest, reply: FastifyReply): boolean {
    const own = inFlight.ofSameCaller(reply)
    if (bringsFile(request) && filesAmong(own) > mostFiles) return true
    if (own.size <= most) return false
    inFlight.count()
    if (own.size <= most) return false
    const slow = slowestOf(own, reply)
    if (!slow) return !isLoopbackAddress(request.ip)
    endArrival(slow.request, slow)
    return false
  }

  function filesAmong(own: ReadonlySet<FastifyReply>): number {
    let files = 0
    for (const reply of own) if (inFlight.isArriving(reply) && bringsFile(reply.request)) files += 1
    return files
  }

  /** Not among files, which take their time and are held to a pace of their own. */
  function slowestOf(own: ReadonlySet<FastifyReply>, but: FastifyReply): FastifyReply | undefined {
    for (const reply of own) {
      if (reply !== but && inFlight.isArriving(reply) && !bringsFile(reply.request)) return reply
    }
    return undefined
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (request.url === '/health' || isInProcess(request)) return done()
    if (!isTooMuch(request, reply)) return done()
    reply.header('retry-after', retryAfter)
    done(problem(429, 'problems.too-many-requests.network'))
  })
}
