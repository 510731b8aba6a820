import type { FastifyInstance } from 'fastify'
import { brandCss } from '../../src/brand/brand-css.ts'
import type { ApiConfig } from '../config-api.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { sanitiseHtml } from '../markup/sanitise-html.ts'
import { inlineStyles, type StyledPage } from './inline-styles.ts'
import { pageTexts } from '../texts/page-texts.ts'
import type { Portal } from './page-renderer.ts'
import { portalApi } from './portal-api.ts'

export type RenderedPage = (StyledPage & { status: number }) | { status: number; location: string }

export type PageRequest = {
  /** Path and query, with the language in front if the address has one. */
  url: string
  /** What stands in front of the paths that the routes know: empty, or such as `/de`. */
  base: string
  language: Language
  host: string
  /** Scheme and host as the visitor sees them. */
  origin: string
}

/**
 * Renders an open route for a host, with what its loaders read put into the document as data, so
 * that the browser need not ask again, and with its styles.
 * @param apiConfig where the portal's API lives, and which of its paths are called differently there
 */
export async function renderPage(
  app: FastifyInstance,
  portal: Portal,
  apiConfig: ApiConfig,
  request: PageRequest,
): Promise<RenderedPage> {
  const { createGuestSession, createServerData, noAnalytics, noUpdates, render } = portal.entry
  const api = portalApi(app, portal, apiConfig, request)
  const { data, recorded } = createServerData(api, {
    onThemeFailure: (error) => app.log.warn({ error }, 'theme'),
    sanitise: sanitiseHtml,
  })
  const [brand, environment] = await Promise.all([
    data.portal.brand(request.host),
    data.portal.environment(),
  ])
  const { texts: ofPage, used } = pageTexts(request.language)
  const context = {
    brand,
    texts: ofPage,
    environment,
    data,
    session: createGuestSession(),
    analytics: noAnalytics,
    install: null,
    userFrame: null,
    consent: null,
    updates: noUpdates,
    origin: request.origin,
    base: request.base,
  }
  const rendered = await render({
    url: request.url,
    context,
    manifest: portal.manifest,
  })
  if ('location' in rendered) return rendered
  const { status, html, isForUsers, routes } = rendered
  // A browser shows something else in place of a failure, for which it needs other texts.
  const texts = status < 500 && {
    textPart: portal.textPart(request.language),
    texts: used({
      whole: isForUsers ? ['sign-in'] : [],
      live: portal.liveTexts && new Set(routes.flatMap((id) => portal.liveTexts?.get(id) ?? [])),
    }),
  }
  const seed = { ...recorded(), ...texts }
  const textOf = (href: string) =>
    href === '/brand.css' ? brandCss(brand.brandColors) : (portal.styles.get(href) ?? null)
  return {
    status,
    ...inlineStyles(withSeed(html, seed, status < 500), textOf),
  }
}

/**
 * `<` is escaped so that no text can end the element or open a comment.
 * @param isWhole whether the page shows what was asked for, so that the browser can take it over
 */
function withSeed(html: string, seed: Record<string, unknown>, isWhole: boolean): string {
  const json = JSON.stringify(seed).replaceAll('<', String.raw`\u003c`)
  const element = `<script id="seed" type="application/json"${isWhole ? '' : ' data-failed'}>${json}</script>`
  const end = html.lastIndexOf('</body>')
  return html.slice(0, end) + element + html.slice(end)
}
