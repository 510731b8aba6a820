import type { FastifyInstance } from 'fastify'
import { ProblemError } from '#src/contract/problem.ts'
import { answerProblem } from './problem-handler.ts'

const severalHosts = new ProblemError({
  status: 400,
  code: 'malformed',
  field: 'host',
  message: 'The request has more than one Host header.',
})

/**
 * Refuses requests that name several hosts, as RFC 9112 section 3.2 asks: Node takes the first one, and
 * what stands before this server may have taken the last, to decide or to keep an answer by.
 */
export function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { rawHeaders } = request.raw
    // Names and values in turn.
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name))
    // Answered here: the pages of the identity provider fail in words of a host that is known.
    if (hosts.length > 1) return answerProblem(severalHosts, request, reply)
    return undefined
  })
}
