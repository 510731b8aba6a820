import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { UnderWay } from './under-way.ts'

/** Of Node: every connection that a server of this process takes. */
const channel = 'net.server.socket'

/**
 * Has a server that closes end its connections as soon as they are of no more use. Node ends those only
 * that wait for another request at that moment; it leaves two kinds, for which closing would wait until
 * they have been silent for too long (a minute, and as long as connections are kept for reuse):
 * those that browsers open ahead of need, and those whose last answer was still to come.
 * @param underWay what the server has to answer yet
 */
export function endConnections(app: FastifyInstance, underWay: UnderWay): void {
  const open = new Set<Socket>()
  const take = (message: unknown) => {
    const { socket } = message as { socket: Socket }
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  }
  subscribe(channel, take)
  app.addHook('preClose', (done) => {
    const address = app.server.address()
    // One server for each address of a host name, all on one port.
    const port = address && typeof address === 'object' ? address.port : undefined
    for (const socket of open) {
      if (socket.localPort === port && socket.bytesRead === 0) socket.destroy()
    }
    for (const { raw, request } of underWay.replies()) {
      if (!raw.headersSent) raw.setHeader('connection', 'close')
      // It has said that the connection stays: end it once all of it is sent.
      else raw.once('close', () => request.socket.destroy())
    }
    done()
  })
  app.addHook('onClose', async () => unsubscribe(channel, take))
}
