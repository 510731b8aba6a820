import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Of Node: every connection that a server of this process takes. */
const channel = 'net.server.socket'

/**
 * Tells of each connection that a server takes. It has one server of Node's for each address of a host
 * name, all on one port, and gives away the first of them only.
 */
export function eachConnection(app: FastifyInstance, take: (socket: Socket) => void): void {
  const listen = (message: unknown) => {
    const { socket } = message as { socket: Socket }
    const address = app.server.address()
    const port = address && typeof address === 'object' ? address.port : undefined
    if (port !== undefined && socket.localPort === port) take(socket)
  }
  subscribe(channel, listen)
  app.addHook('onClose', async () => unsubscribe(channel, listen))
}
