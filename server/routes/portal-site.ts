import type { FastifyRequest } from 'fastify'
import { brandOrigin } from '../http/brand-origin.ts'
import { requestedLanguage } from '../identity/page-language.ts'
import type { OwnTexts } from '#src/contract/own-texts.ts'
import { type Branded, createSites, type Site } from '../identity/site.ts'
import { serverTexts } from '../texts/server-texts.ts'
import type { RouteDependencies } from './dependencies.ts'
import { problem } from '../texts/problem.ts'

/** The portal as a request sees it, in its language. */
export type PortalSite = Branded &
  Pick<Site, 'origin'> & {
    /** The portal's texts in the brand's own words; `texts` has those of its language. */
    ownTexts: OwnTexts
  }

/**
 * Finds the portal that a mail of a request may lead to: that of the brand of the host that the call came to,
 * where that is known as one of ours, under the brand's own address; else the configured one.
 * @returns a function that throws ProblemError 400 where no host is known
 */
export function createPortalSite({
  config,
  store,
}: Pick<RouteDependencies, 'config' | 'store'>): (request: FastifyRequest) => Promise<PortalSite> {
  const sites = createSites(config, (host) => store.brands.forHost(host))
  const withOwnTexts = async (site: Omit<PortalSite, 'ownTexts'>, host: string) => {
    const ownTexts = await store.brands.ownTexts(host)
    return { ...site, ownTexts, texts: serverTexts(site.texts.language, ownTexts) }
  }
  return async (request) => {
    const site = await sites.ofRequest(request)
    const { publicUrl } = config
    if (site) {
      const hosts = await store.brands.hostsOf(site.brand.id)
      const origin = brandOrigin(site.brand, hosts, { publicUrl, seen: site.origin })
      return withOwnTexts({ ...site, origin }, site.host)
    }
    if (publicUrl) {
      const { host } = new URL(publicUrl)
      const brand = await store.brands.forHost(host)
      const language = requestedLanguage(request, config.languages)
      return withOwnTexts({ ...language, origin: publicUrl, brand }, host)
    }
    throw problem(400, 'problems.unknown-host.portal')
  }
}
