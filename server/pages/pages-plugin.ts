import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isServerOwned } from '../../src/contract/server-paths.ts'
import { splitLanguage } from '../../src/i18n/split-language.ts'
import { languages } from '../../src/i18n/languages.ts'
import type { Config } from '../config.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { requestHost, requestOrigin } from '../http/request-origin.ts'
import { languageOf } from '../http/request-language.ts'
import { createPageCaching } from '../http/page-caching.ts'
import { allowStyle } from '../http/security-headers.ts'
import { serverTexts } from '../texts/server-texts.ts'
import type { ContentVersion } from './content-version.ts'
import type { FinishedPages } from './finished-pages.ts'
import { noBrandPage } from './no-brand-page.ts'
import { placeOf, renderingOf } from './page-place.ts'
import type { Page, PageRenderer, Redirect } from './rendering/page-renderer.ts'
import { setUpPage } from './set-up-page.ts'
import { sendFinished } from './send-finished.ts'
import { problem } from '../texts/problem.ts'

export type PagesDependencies = {
  config: Config
  /** Makes the pages that are not stored. */
  renderer: Pick<PageRenderer, 'render'>
  /** Those that are, and are made once. */
  pages: FinishedPages
  /** Paths of the portal's pages, such as `/organization/:slug`. */
  patterns: readonly string[]
  /** A rendering is counted, as calls are; a cached page costs next to nothing. */
  limits: RateLimits
  /** What an open route shows for a host; null where this server cannot tell, so that no page is cached. */
  contentVersion(host: string, path: string): Promise<ContentVersion | null>
  /** Counts a profile that was looked at, under the slug in use. */
  countProfile(request: FastifyRequest, slug: string): void
  /** Whether a brand belongs to a host. */
  hasBrand(host: string): Promise<boolean>
  /** Whether there is a brand at all. */
  hasAnyBrand(): Promise<boolean>
}

/**
 * Answers every path that no other route owns with a page rendered on the server. Those of pages are
 * routes, so that the log and the metrics know them by name; whatever else there may be is left over.
 */
export function registerPages(app: FastifyInstance, dependencies: PagesDependencies): void {
  const sayCaching = createPageCaching(dependencies.config)
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    await answerPage({ ...dependencies, sayCaching }, request, reply)
    return reply
  }
  // Each page has an address for each language besides (see `splitLanguage`).
  const inLanguages = `/:language(^(?:${languages.join('|')})$)`
  for (const pattern of dependencies.patterns) {
    app.get(pattern, answer)
    app.get(inLanguages + (pattern === '/' ? '' : pattern), answer)
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    if (!['GET', 'HEAD'].includes(request.method) || isServerOwned(path)) {
      throw problem(404, 'problems.not-found.address')
    }
    return answer(request, reply)
  })
}

/** Seconds after which a portal that is being set up may be asked for again. */
const setUpRetry = 300

/** Whether an address is where sign-ins begin and end, in any language. */
const isSignIn = (url: string): boolean =>
  splitLanguage(url).path.split('?', 1)[0] === '/auth/validate'

async function answerPage(
  dependencies: PagesDependencies & { sayCaching: ReturnType<typeof createPageCaching> },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { pages, sayCaching, renderer } = dependencies
  const origin = requestOrigin(request, dependencies.config)
  const host = requestHost(request)
  // With demo data any host shows the portal, in grey (BRD-2).
  if (!dependencies.config.demo && !(await dependencies.hasBrand(host))) {
    const isSetUp = await dependencies.hasAnyBrand()
    // Whoever is to make the first brand signs in.
    if (isSetUp || !isSignIn(request.url)) {
      const texts = serverTexts(languageOf(request, dependencies.config.languages))
      reply.header('cache-control', 'no-store').header('content-language', texts.language)
      if (isSetUp) reply.code(404)
      else reply.code(503).header('retry-after', setUpRetry)
      const page = isSetUp ? noBrandPage(texts, host) : setUpPage(texts)
      await reply.type('text/html; charset=utf-8').send(page)
      return
    }
  }
  const { language: asked, path } = splitLanguage(request.url)
  const offered = dependencies.config.languages
  // With one language there is no other address of a page.
  if (asked && (offered.length === 1 || !offered.includes(asked))) {
    await reply.redirect(path, 302)
    return
  }
  const language = asked ?? languageOf(request, offered)
  const version = await dependencies.contentVersion(host, path)
  const address = { url: request.url, language, host, origin }
  const place = version && isPlainPath(request.url, origin) && placeOf(address, version)
  let page: Page | Redirect | undefined = place ? pages.find(place) : undefined
  if (!page) {
    await dependencies.limits.ofAddress(false, { request, reply })
    const wanted = renderingOf(address, version)
    page = await (place ? pages.make(place, wanted) : renderer.render(wanted))
  }
  if ('location' in page) {
    // A name may be given back: a browser that cached this would go round in a circle.
    reply.header('cache-control', 'private, no-cache')
    await reply.redirect(page.location, page.status)
    return
  }
  const slug = version?.subject.organisation
  if (slug && page.status === 200 && isProfile(path, slug)) dependencies.countProfile(request, slug)
  if (page.styles) allowStyle(reply, page.styles.hash)
  reply.header('content-language', language)
  sayCaching(reply, { status: page.status, asked, subject: version?.subject ?? {} })
  await sendFinished(request, reply, page)
}

/** Whether a path is that of a profile itself, not of its history. */
const isProfile = (path: string, slug: string) => path.split('?', 1)[0] === `/organization/${slug}`

/**
 * Whether an address is spelt as links spell it, without a query, which may ask for anything. The router
 * takes `//organization/…` for the profile too, of which no version is known under that spelling.
 */
function isPlainPath(url: string, origin: string): boolean {
  return URL.parse(url, origin)?.pathname === url
}
