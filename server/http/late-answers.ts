import type { FastifyInstance, FastifyReply } from 'fastify'
import { problem } from '../texts/problem.ts'
import type { InFlight } from './in-flight.ts'
import type { Timeouts } from './timeouts.ts'

/** Milliseconds between two looks. */
const betweenLooks = 1_000

/**
 * Answers 503 to whom an answer is not made in time, up to a second late: Fastify's `handlerTimeout`
 * creates a timer, a listener and an AbortController for each request, which take 5 µs of the processor
 * where all of a small answer takes 18 (`npm run bench -- throughput`).
 * @param inFlight the requests that are not answered yet
 */
export function endLateAnswers(
  app: FastifyInstance,
  inFlight: Pick<InFlight, 'unanswered'>,
  { handler }: Pick<Timeouts, 'handler'>,
): void {
  const firstSeen = new WeakMap<FastifyReply, number>()
  const told = new WeakSet<FastifyReply>()

  function look(reply: FastifyReply): void {
    const now = performance.now()
    const since = firstSeen.get(reply) ?? now
    firstSeen.set(reply, since)
    const { patience = handler } = reply.request.routeOptions.config
    if (now - since < patience || reply.sent || told.has(reply)) return
    told.add(reply)
    reply.send(problem(503, 'problems.timeout.answer'))
  }

  const looks = setInterval(
    () => {
      for (const reply of inFlight.unanswered()) look(reply)
    },
    Math.min(betweenLooks, handler / 4),
  ).unref()
  app.addHook('onClose', async () => clearInterval(looks))
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds that answers of this route may take, where it is not the usual time. */
    patience?: number
  }
}
