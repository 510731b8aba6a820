import type { FastifyInstance } from 'fastify'
import { isInProcess } from './in-process.ts'
import { problem } from '../texts/problem.ts'

/** Seconds after which a caller who was turned away may try again. */
const retryAfter = 5

/**
 * Turns callers away while the process is overloaded, so that those who are inside get their answers.
 * `/health` still answers: the process runs, and restarting it would not help.
 */
export function shedLoad(app: FastifyInstance, isOverloaded: () => boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isOverloaded() || request.url === '/health' || isInProcess(request)) return done()
    reply.header('retry-after', retryAfter)
    done(problem(503, 'problems.overloaded'))
  })
}
