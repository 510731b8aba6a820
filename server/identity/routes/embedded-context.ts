import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Engine } from '../../store/engine.ts'
import type { Database } from '../../store/tables.ts'
import type { IdentityDependencies } from '../identity.ts'
import type { Letters } from '../letters.ts'
import type { Html } from '../../markup/html.ts'
import { formPolicy, headersOf } from '../pages/page-headers.ts'
import type { KeyRing } from '../provider/key-ring.ts'
import type { Providers } from '../provider/providers.ts'
import { pageLanguage } from '../page-language.ts'
import type { Branded, Site, Sites } from '../site.ts'

/** What the routes of the embedded provider work with. */
export type EmbeddedContext = {
  db: Kysely<Database>
  engine: Engine
  sites: Sites
  providers: Providers
  ring: KeyRing
  letters: Letters
  log: IdentityDependencies['log']
}

/** Name under which a request carries its site. */
export const siteDecorator = 'identitySite'

/** The site that a request came to; there is one, or the request was refused before. */
export function siteOf(request: FastifyRequest): Site {
  return request.getDecorator<Site>(siteDecorator)
}

/** Answers with a page of the request's site. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Html,
  status = 200,
): FastifyReply {
  return sendPageOf(siteOf(request), reply, page, status)
}

/** The same for a page with a script file. */
export function sendScriptedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Html,
  status = 200,
): FastifyReply {
  const site = siteOf(request)
  return reply
    .code(status)
    .headers({ ...headersOf(site), 'content-security-policy': formPolicy })
    .header('content-language', site.texts.language)
    .type('text/html; charset=utf-8')
    .send(page.text)
}

/** Answers with a page in the language of its site, which may be none of ours. */
export function sendPageOf(
  site: Pick<Branded, 'texts'> & Pick<Site, 'host'>,
  reply: FastifyReply,
  page: Html,
  status: number,
): FastifyReply {
  return reply
    .code(status)
    .headers(headersOf(site))
    .header('content-language', site.texts.language)
    .type('text/html; charset=utf-8')
    .send(page.text)
}

/** Answers the rest of a request in the language that it asks for by another way than its address. */
export function askLanguage(request: FastifyRequest, uiLocales: unknown): void {
  const site = siteOf(request)
  const language = pageLanguage(request, uiLocales, site.offered)
  if (site.askedLanguage || !language.askedLanguage) return
  request.setDecorator(siteDecorator, { ...site, ...language })
}
