import type { FastifyRequest } from 'fastify'
import { requestedLanguage } from '../identity/page-language.ts'
import { type Branded, createSites, type Site } from '../identity/site.ts'
import type { RouteDependencies } from './dependencies.ts'
import { problem } from '../texts/problem.ts'

/** The portal as a request sees it, in its language. */
export type PortalSite = Branded & Pick<Site, 'origin'>

/**
 * Finds the portal that a mail of a request may lead to: the host that the call came to where it is
 * known as one of ours, else the configured one; never what a forged `Host` header says.
 * @returns a function that throws ProblemError 400 where no host is known
 */
export function createPortalSite({
  config,
  store,
}: Pick<RouteDependencies, 'config' | 'store'>): (request: FastifyRequest) => Promise<PortalSite> {
  const sites = createSites(config, (host) => store.brands.forHost(host))
  return async (request) => {
    const site = await sites.ofRequest(request)
    if (site) return site
    const { publicUrl } = config
    if (publicUrl) {
      const brand = await store.brands.forHost(new URL(publicUrl).host)
      return { ...requestedLanguage(request, config.languages), origin: publicUrl, brand }
    }
    throw problem(400, 'problems.unknown-host.portal')
  }
}
