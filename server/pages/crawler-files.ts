import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../src/i18n/languages.ts'
import type { Config } from '../config.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { requestOrigin } from '../http/request-origin.ts'
import { sendCompressed } from '../http/send-compressed.ts'
import { html, type Html } from '../markup/html.ts'
import type { Store } from '../store/create-store.ts'

/** Open pages of the portal besides the profiles. */
const openPages = ['/', '/get-started', '/benefits', '/badge', '/trust'] as const
const closed = [
  ...['/api/', '/auth/', '/calendar/', '/identity/', '/newsletter/', '/organisation', '/register/'],
  '/reminders/',
  // Of each profile, with a page for each day.
  '/*/history',
]
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

type Entry = {
  address: string
  changed?: string
  alternates?: { language: string; address: string }[]
}

/**
 * What search engines ask for, on every host of its own (sitemaps.org/protocol.html, RFC 9309).
 * @param profiles null where another back end has them, which knows no such list
 * @param limits of the site map and its parts, which are written for each caller anew; `robots.txt`
 * costs nothing, and search engines leave a site alone whose `robots.txt` is refused
 */
export function registerCrawlerFiles(
  app: FastifyInstance,
  config: Config,
  profiles: Pick<Store['organisations'], 'listed' | 'listedParts'> | null,
  limits: RateLimits,
): void {
  app.get('/robots.txt', async (request, reply) => {
    const rules = closed.map((path) => `Disallow: ${path}\n`).join('')
    const map = `${requestOrigin(request, config)}/sitemap.xml`
    cacheable(reply, 'text/plain').header('vary', 'host')
    return reply.send(`User-agent: *\n${rules}\nSitemap: ${map}\n`)
  })

  const counted = {
    onRequest: (request: FastifyRequest, reply: FastifyReply) =>
      limits.ofAddress(false, { request, reply }),
  }

  app.get('/sitemap.xml', counted, async (request, reply) => {
    const origin = requestOrigin(request, config)
    const parts = profiles ? await profiles.listedParts() : []
    const names = ['pages', ...parts.map((part) => `profiles-${part + 1}`)]
    const entries = names.map((name) => ({ address: `${origin}/sitemaps/${name}.xml` }))
    return sendMap(request, reply, document('sitemapindex', 'sitemap', entries))
  })

  app.get('/sitemaps/pages.xml', counted, async (request, reply) => {
    const origin = requestOrigin(request, config)
    const entries = openPages.map((path) => entry(origin, path, config.languages))
    return sendMap(request, reply, document('urlset', 'url', entries))
  })

  app.get<{ Params: { part: string } }>(
    '/sitemaps/profiles-:part(^[1-9]\\d{0,4}$).xml',
    counted,
    async (request, reply) => {
      const origin = requestOrigin(request, config)
      const found = profiles ? await profiles.listed(Number(request.params.part) - 1) : []
      if (found.length === 0) return reply.callNotFound()
      const entries = found.map(({ slug, updatedAt }) => ({
        ...entry(origin, `/organization/${slug}`, config.languages),
        changed: updatedAt,
      }))
      return sendMap(request, reply, document('urlset', 'url', entries))
    },
  )
}

function cacheable(reply: FastifyReply, type: string): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600')
}

function sendMap(request: FastifyRequest, reply: FastifyReply, text: string) {
  cacheable(reply, 'application/xml').header('vary', 'host, accept-encoding')
  return sendCompressed(request, reply, text)
}

function document(root: 'sitemapindex' | 'urlset', each: 'sitemap' | 'url', entries: Entry[]) {
  const items = entries.map(entryText).map((text) => `<${each}>${text}</${each}>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${items.join('')}</${root}>\n`
}

/** A page of the portal, with its addresses in the languages of the installation. */
function entry(origin: string, path: string, languages: readonly Language[]): Entry {
  const address = origin + path
  if (languages.length < 2) return { address }
  const own = languages.map((language) => ({
    language,
    address: `${origin}/${language}${path}`,
  }))
  return { address, alternates: [...own, { language: 'x-default', address }] }
}

function entryText({ address, changed, alternates = [] }: Entry): string {
  const time: Html | null = changed ? html`<lastmod>${changed}</lastmod>` : null
  const others = alternates.map(
    (one) => html`<xhtml:link rel="alternate" hreflang="${one.language}" href="${one.address}" />`,
  )
  return html`<loc>${address}</loc>${time}${others}`.text
}
