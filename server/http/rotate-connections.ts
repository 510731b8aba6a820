import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { isInProcess } from './in-process.ts'

/**
 * Ends each connection some time after its first request, with an answer that says so. Connections go to
 * the processes in turn, but stay where they are: those that a proxy keeps open from the moment when the
 * first process listened would never reach the others, nor those of one that died its successor.
 * @param life milliseconds
 */
export function rotateConnections(app: FastifyInstance, life: number): void {
  const begun = new WeakMap<Socket, number>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const since = begun.get(socket)
    if (since === undefined) begun.set(socket, performance.now())
    else if (performance.now() - since >= life && !isInProcess(request)) {
      reply.header('connection', 'close')
    }
    done()
  })
}
