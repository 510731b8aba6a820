import { brandCss } from '#src/brand/brand-css.ts'
import type { BrandColours } from '#src/contract/brand.ts'
import type { ApiConfig } from '../../config-api.ts'
import type { OwnTexts } from '#src/contract/own-texts.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { html } from '../../markup/html.ts'
import { sanitiseHtml } from '../../markup/sanitise-html.ts'
import { brandedTexts } from '../../texts/branded-texts.ts'
import { pageTexts } from '../../texts/page-texts.ts'
import { textPartOf } from '../own-texts-files.ts'
import { inlineStyles, type Sheets, type StyledPage } from './inline-styles.ts'
import type { PageRequest, Redirect } from './page-renderer.ts'
import type { Api, Portal } from './portal.ts'

type RenderedPage = (StyledPage & { status: number }) | Redirect

const brandSheet = '/brand.css'

/** What pages of one installation are made with. */
export type Workshop = {
  portal: Portal
  /** Where the portal's API lives, and which of its paths are called differently there. */
  api: ApiConfig
  /** The portal's texts in the own words of the brand of a host. */
  ownTexts: (host: string) => Promise<OwnTexts>
  warn: (error: unknown) => void
}

/**
 * Renders an open route for a host, with what its loaders read put into the document as data, so
 * that the browser need not ask again, and with its styles.
 */
export async function renderPage(
  { portal, ownTexts, warn }: Pick<Workshop, 'portal' | 'ownTexts' | 'warn'>,
  { api, turn }: { api: Api; turn: () => Promise<void> },
  request: PageRequest,
): Promise<RenderedPage> {
  const { createGuestSession, createServerData, noAnalytics, noUpdates, render } = portal.entry
  const { data, recorded } = createServerData(api, {
    onThemeFailure: warn,
    sanitise: sanitiseHtml,
  })
  const [brand, environment, own] = await Promise.all([
    data.portal.brand(request.host),
    data.portal.environment(),
    ownTexts(request.host),
  ])
  const branded = brandedTexts(request.language, own)
  const { texts: ofPage, used } = pageTexts(branded)
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
    turn,
  })
  if ('location' in rendered) return rendered
  const { status, html: page, hasFailed, isForUsers, routes } = rendered
  // A browser shows something else in place of a failure, for which it needs other texts.
  const part = portal.textPart(request.language)
  const texts = !hasFailed && {
    textPart: part && textPartOf(branded, part),
    texts: used({
      whole: isForUsers ? ['sign-in'] : [],
      live: portal.liveTexts && new Set(routes.flatMap((id) => portal.liveTexts?.get(id) ?? [])),
    }),
  }
  const seed = { ...recorded(), ...texts }
  const marks = [hasFailed && 'data-failed', isForUsers && 'data-empty']
  const whole = atEndOfBody(page, [notLoaded(branded.texts), seedOf(seed, marks)])
  return { status, ...inlineStyles(whole, sheetsOf(portal.styles, brand.brandColors)) }
}

/** Deriving the tones of a brand takes a fifth of a millisecond, so it is done where they are asked for. */
function sheetsOf(built: Portal['styles'], colours: BrandColours): Sheets {
  return {
    version: JSON.stringify(colours),
    hasText: (href) => href === brandSheet || built.has(href),
    textOf: (href) => (href === brandSheet ? brandCss(colours) : (built.get(href) ?? '')),
  }
}

/** What a page says where the application cannot be fetched that a press is for; `boot.ts` shows it. */
function notLoaded({ t }: Texts): string {
  const link = html`<a href="">${t('app-update.reload')}</a>`
  return html`<p id="not-loaded" role="alert" hidden>${t('frame.notLoaded')} ${link}</p>`.text
}

/**
 * `<` is escaped so that no text can end the element or open a comment.
 * @param marks `data-failed` where the page does not show what was asked for, so that there is nothing to
 *   take over; `data-empty` where the browser draws its screen, which is not to wait for an idle moment
 */
function seedOf(seed: Record<string, unknown>, marks: (string | false)[]): string {
  const json = JSON.stringify(seed).replaceAll('<', String.raw`\u003c`)
  const attributes = ['id="seed" type="application/json"', ...marks.filter(Boolean)].join(' ')
  return `<script ${attributes}>${json}</script>`
}

function atEndOfBody(page: string, elements: string[]): string {
  const end = page.lastIndexOf('</body>')
  return page.slice(0, end) + elements.join('') + page.slice(end)
}
