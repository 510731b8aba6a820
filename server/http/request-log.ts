import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isInProcess } from './in-process.ts'

const acceptable = /^[\w.-]{8,64}$/

/** The id that a proxy in front gave the request, if it is harmless; a new one otherwise. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID()
}

/** Logs each answered request by its route: addresses and queries may hold personal data. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    // What a page reads is a part of its answer.
    if (isInProcess(request)) return done()
    const route = request.routeOptions.url ?? 'unknown'
    // Not by the log of the request, which would be created for this line alone.
    app.log.info(
      {
        reqId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
    done()
  })
  app.addHook('onRequestAbort', async (request) => {
    const route = request.routeOptions.url ?? 'unknown'
    request.log.info({ method: request.method, route }, 'the caller hung up')
  })
}
