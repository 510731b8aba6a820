import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { eachConnection } from './each-connection.ts'
import type { InFlight } from './in-flight.ts'

/**
 * Has a server that closes end its connections as soon as they are of no more use. Node ends those only
 * that wait for another request at that moment, and no longer looks whether the head of a request takes
 * too long. Closing would wait for those that browsers open ahead of need, for those over which half a
 * head came, for as long as bytes come, and for those whose last answer was still to come, as long as
 * connections stay open for reuse.
 * @param inFlight what the server has to answer yet
 */
export function endConnections(app: FastifyInstance, inFlight: InFlight): void {
  const open = new Set<Socket>()
  eachConnection(app, (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', (done) => {
    const replies = inFlight.replies()
    const busy = new Set(replies.map(({ request }) => request.socket))
    for (const socket of open) if (!busy.has(socket)) socket.destroySoon()
    for (const { raw, request } of replies) {
      if (!raw.headersSent) raw.setHeader('connection', 'close')
      // It has said that the connection stays: end it once all of it is sent.
      else raw.once('close', () => request.socket.destroy())
    }
    done()
  })
}
