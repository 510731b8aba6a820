import type { FastifyRequest } from 'fastify'

/** In the place of an address: the caller is this very process. No connection has such an address. */
export const inProcess = 'in-process'

/** Whether the application calls itself, as it does for pages. */
export function isInProcess(request: Pick<FastifyRequest, 'raw'>): boolean {
  return request.raw.socket.remoteAddress === inProcess
}
