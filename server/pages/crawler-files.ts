import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../src/i18n/languages.ts'
import type { Config } from '../config.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { requestOrigin } from '../http/request-origin.ts'
import { sendCompressed } from '../http/send-compressed.ts'
import { html } from '../markup/html.ts'
import type { Store } from '../store/create-store.ts'

/** Open pages of the portal besides the profiles. */
const openPages = ['/', '/discover', '/get-started', '/benefits', '/badge', '/trust'] as const
const closed = [
  ...['/api/', '/auth/', '/calendar/', '/identity/', '/newsletter/', '/organisation', '/register/'],
  '/reminders/',
  // Of each profile, with a page for each day.
  '/*/history',
]
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

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
    const entries = names.map((name) => loc(escaped(`${origin}/sitemaps/${name}.xml`)))
    return sendMap(request, reply, document('sitemapindex', 'sitemap', entries))
  })

  app.get('/sitemaps/pages.xml', counted, async (request, reply) => {
    const origin = requestOrigin(request, config)
    const entry = entriesOf(origin, config.languages)
    const entries = openPages.map((path) => entry(path))
    return sendMap(request, reply, document('urlset', 'url', entries))
  })

  app.get<{ Params: { part: string } }>(
    '/sitemaps/profiles-:part(^[1-9]\\d{0,4}$).xml',
    counted,
    async (request, reply) => {
      const origin = requestOrigin(request, config)
      const part = Number(request.params.part) - 1
      const found = profiles ? await profiles.listed(part) : []
      // A part that is there may hold none of which anybody knows whose it is.
      const isThere = found.length > 0 || (await profiles?.listedParts())?.includes(part)
      if (!isThere) return reply.callNotFound()
      const entry = entriesOf(origin, config.languages)
      const entries = found.map(({ slug, updatedAt }) => entry(`/organization/${slug}`, updatedAt))
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

function document(
  root: 'sitemapindex' | 'urlset',
  each: 'sitemap' | 'url',
  entries: readonly string[],
): string {
  const items = entries.map((text) => `<${each}>${text}</${each}>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${items.join('')}</${root}>\n`
}

/** Most addresses have nothing to escape. */
const escaped = (text: string): string => (/[&<>"']/.test(text) ? html`${text}`.text : text)
const loc = (address: string): string => `<loc>${address}</loc>`

/** Writes entries of pages of the portal, with their addresses in the languages of the installation. */
function entriesOf(origin: string, languages: readonly Language[]) {
  // A site map has thousands of addresses: what they have in common is written once.
  const base = escaped(origin)
  const link = (language: string, front: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${front}`
  const fronts = [
    ...languages.map((language) => link(language, `${base}/${language}`)),
    link('x-default', base),
  ]
  const links = languages.length < 2 ? [] : fronts
  return (path: string, changed?: string): string => {
    const end = escaped(path)
    let text = loc(base + end)
    if (changed) text += `<lastmod>${escaped(changed)}</lastmod>`
    for (const front of links) text += `${front}${end}" />`
    return text
  }
}
