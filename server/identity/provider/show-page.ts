import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Html } from '../../markup/html.ts'
import { pageLanguage } from '../page-language.ts'
import type { Branded, Site } from '../site.ts'

/**
 * Makes a page the answer of the provider, in the language of the request: a provider is there for all
 * requests of its site.
 */
export function showPage(ctx: KoaContextWithOIDC, site: Site, page: (site: Branded) => Html): void {
  const asked: unknown = ctx.oidc?.params?.['ui_locales'] ?? ctx.query['ui_locales']
  const language = pageLanguage(ctx.req, asked, site.offered)
  ctx.set('content-language', language.texts.language)
  ctx.type = 'html'
  ctx.body = page({ ...site, ...language }).text
}
