import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Connections over which a test writes byte by byte. */
export type RawClient = {
  /** Opens a connection, and waits until the server has it. */
  open(): Promise<Socket>
  /**
   * Opens a connection and sends a request, or the begin of one.
   * @param start method and address
   * @param headers lines besides the host
   */
  send(start: string, headers?: readonly string[], body?: string): Promise<Socket>
  /** Sends a request, or the begin of one, over an open connection. */
  write(socket: Socket, start: string, headers?: readonly string[], body?: string): void
  /** Hangs up everywhere. */
  end(): void
}

/** Connections to a server that listens on 127.0.0.1. */
export function createRawClient({ server }: Pick<FastifyInstance, 'server'>): RawClient {
  const sockets: Socket[] = []

  async function open(): Promise<Socket> {
    const { port } = server.address() as AddressInfo
    const taken = once(server, 'connection')
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    sockets.push(socket)
    await taken
    return socket
  }

  const write: RawClient['write'] = (socket, start, headers = [], body = '') =>
    void socket.write([`${start} HTTP/1.1`, 'host: localhost', ...headers, '', body].join('\r\n'))

  return {
    open,
    write,
    async send(...request) {
      const socket = await open()
      write(socket, ...request)
      return socket
    },
    end() {
      for (const socket of sockets) socket.destroy()
    },
  }
}
