import type { Brand } from '#src/contract/brand.ts'
import { isLoopbackHost } from '#src/contract/loopback-host.ts'
import { ownOrigins } from './own-origins.ts'

/**
 * Where the letters of a brand lead: to the configured origin where the brand has that host, else to its
 * `domain` where that is one of its hosts, else to its first host. The host that a request came with decides
 * nothing: whoever sends it has written it.
 * @param hosts of the brand; none: it has no say
 * @param publicUrl the configured origin
 * @param seen where something was done; it gives the scheme where none is configured, and on this machine the
 *   port
 */
export function brandOrigin(
  { domain }: Pick<Brand, 'domain'>,
  hosts: readonly string[],
  { publicUrl, seen }: { publicUrl: string | null; seen: string },
): string {
  const known = new URL(publicUrl ?? seen)
  const isLocal = isLoopbackHost(known.host)
  const base =
    publicUrl === null && !isLocal ? `${known.protocol}//${known.hostname}` : known.origin
  // A name of this machine leads nobody here who reads their mail elsewhere.
  const reached = hosts.filter((host) => isLocal || !isLoopbackHost(host))
  const isOwn = publicUrl !== null && ownOrigins(base, reached).includes(base)
  const host = reached.find((one) => one.replace(/:\d+$/, '') === domain) ?? reached[0]
  if (isOwn || host === undefined) return known.origin
  return ownOrigins(base, [host])[0] ?? known.origin
}
