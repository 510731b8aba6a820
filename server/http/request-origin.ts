import type { FastifyRequest } from 'fastify'
import { normalHost } from '#src/contract/operate/brand-host.ts'
import type { Config } from '../config.ts'

const hostName = /^[a-z0-9.-]+(?::\d{1,5})?$/i

/**
 * Host of a request as `normalHost` gives it, with its port unless that is 80; `localhost` where the header
 * makes no sense.
 */
export function requestHost(request: FastifyRequest): string {
  const host = request.headers.host ?? ''
  // Port 99999 and 1.2.3.4.5 look like hosts, but there is no address with them.
  return (hostName.test(host) ? normalHost(host) : null) ?? 'localhost'
}

/** Scheme, host and port under which the visitor sees the portal. */
export function requestOrigin(request: FastifyRequest, config: Config): string {
  const host = requestHost(request)
  const known = config.publicUrl ? new URL(config.publicUrl) : null
  if (known?.host === host) return known.origin
  return `${known ? known.protocol : `${request.protocol}:`}//${host}`
}
