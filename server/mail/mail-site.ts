import type { FastifyRequest } from 'fastify'
import type { Brand } from '#src/contract/brand.ts'
import type { Config } from '../config.ts'
import { createSites } from '../identity/site.ts'

/** The portal that a mail is sent for: what it looks like, and where its links lead. */
export type MailSite = { brand: Brand; origin: string }

/**
 * Finds the portal whose visitor made a request that sends a mail. Where the Host header is none of
 * ours, and so perhaps forged, it is the configured one.
 * @returns null when there is none, so that no link could be trusted
 */
export function createMailSites(
  config: Config,
  brandForHost: (host: string) => Promise<Brand>,
): (request: FastifyRequest) => Promise<MailSite | null> {
  const sites = createSites(config, brandForHost)
  return async (request) => {
    const site = await sites.ofRequest(request)
    if (site || !config.publicUrl) return site
    const { hostname, origin } = new URL(config.publicUrl)
    return { brand: await brandForHost(hostname), origin }
  }
}
