import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { callerAddress } from './caller-address.ts'
import { eachConnection } from './each-connection.ts'
import type { InFlight } from './in-flight.ts'

/**
 * Connections that one address may have. Browsers open six to a host, so that it is enough for 160
 * people behind one address; without a request a connection takes some 20 kB.
 */
const mostOfAddress = 1_000

type Options = {
  inFlight: Pick<InFlight, 'unanswered'>
  /** Whether an address stands for many callers, as that of a proxy does: it has no limit. */
  isShared: (ip: string) => boolean
  /** Connections of one address. */
  most?: number
}

/**
 * Bounds the connections of one caller: for one on top the oldest goes that waits for no
 * answer, such as one that is open for reuse, over which a head comes slowly, or whose answer is not
 * read. Where all of them wait for answers, the new one goes.
 */
export function shareConnections(
  app: FastifyInstance,
  { inFlight, isShared, most = mostOfAddress }: Options,
): void {
  const callers = new Map<string, Set<Socket>>()

  function makeRoom(own: ReadonlySet<Socket>, latest: Socket): void {
    const busy = new Set<Socket>()
    for (const { request } of inFlight.unanswered()) busy.add(request.socket)
    for (const socket of own) {
      if (socket === latest || !busy.has(socket)) return void socket.destroy()
    }
  }

  eachConnection(app, (socket) => {
    const ip = socket.remoteAddress
    if (ip === undefined || isShared(ip)) return
    const address = callerAddress({ ip })
    const own = callers.get(address) ?? new Set()
    callers.set(address, own.add(socket))
    socket.once('close', () => {
      own.delete(socket)
      if (own.size === 0) callers.delete(address)
    })
    if (own.size > most) makeRoom(own, socket)
  })
}
