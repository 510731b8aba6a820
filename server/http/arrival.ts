import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Timeouts } from './timeouts.ts'
import { problem } from '../texts/problem.ts'

/** Whether the body of a request is still to come. What has none is complete a moment after its head. */
export function isArriving({ raw: { complete, headers } }: FastifyRequest): boolean {
  if (complete) return false
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
}

/** Whether a request may bring a file: its route takes more than the server's usual limit. */
export function bringsFile({ routeOptions, server }: FastifyRequest): boolean {
  return routeOptions.bodyLimit > (server.initialConfig.bodyLimit ?? 0)
}

/**
 * Ends a request whose body does not come: 408, and its connection closes. One that has its answer
 * already loses its connection only: nothing reads what the client still sends.
 */
export function endArrival({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent || reply.raw.headersSent) return void raw.socket.destroy()
  const late = problem(408, 'problems.timeout.arrival')
  reply.header('connection', 'close')
  // The code that reads the body fails with it and answers; an answer past it would be a second one.
  if (raw.listenerCount('error') > 0) raw.emit('error', late)
  else reply.send(late)
}

/**
 * Ends requests whose bodies come too slowly, whatever the client waits for: a body gets some seconds; a
 * file gets time, but has to go on.
 */
export function limitArrivals(
  app: FastifyInstance,
  { body, stretch, leastBytes }: Pick<Timeouts, 'body' | 'stretch' | 'leastBytes'>,
): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  const stop = (request: FastifyRequest) => clearTimeout(timers.get(request))

  function watch(request: FastifyRequest, reply: FastifyReply): void {
    const { socket } = request.raw
    const isFile = bringsFile(request)
    let seen = socket.bytesRead
    const look = () => {
      if (request.raw.complete || socket.destroyed) return
      const came = socket.bytesRead - seen
      seen = socket.bytesRead
      if (isFile && came >= leastBytes) later()
      else endArrival(request, reply)
    }
    const later = () => timers.set(request, setTimeout(look, isFile ? stretch : body).unref())
    later()
  }

  app.addHook('onRequest', (request, reply, done) => {
    // What the application asks itself comes over no connection.
    if (isArriving(request) && request.raw.socket instanceof Socket) {
      watch(request, reply)
      // All of it was read; all of it came, though it was refused before that; or nothing more will.
      request.raw.once('end', () => stop(request)).once('close', () => stop(request))
    }
    done()
  })
}
