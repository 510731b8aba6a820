import type { IncomingMessage } from 'node:http'

const ofHost = /^https?:\/\/([^/?#]*)/i

/**
 * Path and query of a request, also of one that names the whole address, as for a proxy. Its host then
 * counts instead of the header (RFC 9112 section 3.2.2).
 */
export function originForm(request: IncomingMessage): string {
  const { url = '/' } = request
  const found = ofHost.exec(url)
  if (!found) return url
  const [start, host] = found
  request.headers.host = host
  const rest = url.slice(start.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}
