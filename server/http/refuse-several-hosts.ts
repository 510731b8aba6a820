import type { FastifyInstance } from 'fastify'
import { answerProblem } from './problem-handler.ts'
import { problem } from '../texts/problem.ts'

const severalHosts = problem(400, 'problems.malformed.hosts', { field: 'host' })

/**
 * Refuses requests that name several hosts, as RFC 9112 section 3.2 asks: Node takes the first one, and
 * what stands before this server may have taken the last, to decide or to cache an answer by.
 */
export function refuseSeveralHosts(app: FastifyInstance): void {
  // Without a promise, which each request would wait for.
  app.addHook('onRequest', (request, reply, done) => {
    if (countHosts(request.raw.rawHeaders) <= 1) return done()
    // Answered here: the pages of the identity provider fail in words of a host that is known.
    void answerProblem(severalHosts, request, reply)
  })
}

/** @param rawHeaders names and values in turn */
function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    // The length first: most names are another one's.
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts
}
