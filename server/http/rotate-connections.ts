import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { isInProcess } from './in-process.ts'

/**
 * Ends each connection some time after its first request, with an answer that says so. Connections go to
 * the processes in turn, but stay where they are: those that a proxy keeps open from the moment when the
 * first process listened would never reach the others, nor those of one that died its successor. Not all
 * at once: those that come together go to the process that takes them soonest, which is seldom a new one.
 * @param life milliseconds at most, and at least half of them
 */
export function rotateConnections(app: FastifyInstance, life: number): void {
  const ends = new WeakMap<Socket, number>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const now = performance.now()
    const end = ends.get(socket)
    if (end === undefined) ends.set(socket, now + (life * (1 + Math.random())) / 2)
    else if (now >= end && !isInProcess(request)) reply.header('connection', 'close')
    done()
  })
}
