import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type Provider from 'oidc-provider'
import type { Database } from '../../store/tables.ts'
import type { IdentityDependencies } from '../identity.ts'
import type { Site } from '../site.ts'
import { buildProvider } from './build-provider.ts'
import type { KeyRing } from './key-ring.ts'

export type Providers = {
  /** The provider of a site. */
  of(site: Site): Provider
  /** Tells a request to the provider under which address the site is seen, whatever its headers said. */
  address(request: IncomingMessage, site: Site): void
  /** Hands a request over to the provider, which answers it. */
  answer(request: IncomingMessage, response: ServerResponse, site: Site): Promise<void>
}

/** One provider for each site, since MSAL wants an issuer on each host. */
export function createProviders(
  db: Kysely<Database>,
  ring: KeyRing,
  log: IdentityDependencies['log'],
): Providers {
  const built = new LRUCache<string, { provider: Provider; stamp: string }>({ max: 50 })

  function of(site: Site): Provider {
    const keys = ring.current()
    const stamp = `${site.brand.timestamp} ${[keys.signing, ...keys.former].map(({ kid }) => kid).join()}`
    const existing = built.get(site.origin)
    if (existing?.stamp === stamp) return existing.provider
    const provider = buildProvider(db, keys, site, log)
    built.set(site.origin, { provider, stamp })
    return provider
  }

  function address(request: IncomingMessage, site: Site): void {
    request.headers['x-forwarded-proto'] = new URL(site.origin).protocol.slice(0, -1)
    request.headers['x-forwarded-host'] = site.host
  }

  return {
    of,
    address,
    async answer(request, response, site) {
      address(request, site)
      await of(site).callback()(request, response)
    },
  }
}
