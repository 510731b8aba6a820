import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Brand } from '#src/contract/brand.ts'
import { defaultBrand } from '#src/contract/default-brand.ts'
import type { Config } from '../config.ts'
import { isLoopbackHost } from '#src/contract/loopback-host.ts'
import { requestOrigin } from '../http/request-origin.ts'
import { embeddedTenant } from './constants.ts'
import { requestedLanguage, type PageLanguage } from './page-language.ts'

/** What decides how a page looks and reads. */
export type Branded = PageLanguage & { brand: Brand }

/** The portal as one host shows it. */
export type Site = Branded & {
  /** Absolute addresses of what applies where an account is made. */
  links: Pick<Config['links'], 'terms' | 'privacy'>
  /** Scheme, host and port; redirects, links in mails and forms stay on it. */
  origin: string
  /** Host with its port. */
  host: string
  issuer: string
}

export type Sites = {
  /** The site that a request came to; null where the host is none of ours. */
  ofRequest(request: FastifyRequest): Promise<Site | null>
  /** Whether this installation signs tokens under an issuer. */
  isIssuer(issuer: string): Promise<boolean>
}

const issuerShape = new RegExp(`^https://([a-z0-9.:-]+)/${embeddedTenant.tenantId}/v2\\.0/$`)
/** Milliseconds that a host stays known without another look. */
const memory = 60_000

/**
 * Knows the hosts under which people may sign in: the configured one, those of brands, and, outside
 * production, this machine's own names. Everything else could be a forged Host header.
 */
export function createSites(config: Config, brandForHost: (host: string) => Promise<Brand>): Sites {
  const publicHost = config.publicUrl ? new URL(config.publicUrl).host : null
  const known = new LRUCache<string, boolean>({ max: 200, ttl: memory })

  async function isKnown(host: string): Promise<boolean> {
    if (host === publicHost) return true
    if (!config.production && isLoopbackHost(host)) return true
    const cached = known.get(host)
    if (cached !== undefined) return cached
    const { id } = await brandForHost(host)
    known.set(host, id !== defaultBrand.id)
    return id !== defaultBrand.id
  }

  return {
    async ofRequest(request) {
      const seen = new URL(requestOrigin(request, config))
      if (!(await isKnown(seen.host))) return null
      const { host } = seen
      // Off loopback cookies are Secure and browsers offer no cryptography over plain http.
      const origin = isLoopbackHost(host) ? seen.origin : `https://${host}`
      const brand = await brandForHost(host)
      const language = requestedLanguage(request, config.languages)
      return { ...language, origin, host, issuer: issuerOf(host), brand, links: config.links }
    },
    async isIssuer(issuer) {
      const host = issuerShape.exec(issuer)?.[1]
      return host !== undefined && (await isKnown(host))
    },
  }
}

/**
 * MSAL demands an issuer on the authority's own https origin, so each host has one. It is a name,
 * not an address: nothing is fetched from it.
 */
function issuerOf(host: string): string {
  return `https://${host}/${embeddedTenant.tenantId}/v2.0/`
}
