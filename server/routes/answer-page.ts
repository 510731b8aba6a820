import type { FastifyReply, FastifyRequest } from 'fastify'
import { headersOf } from '../identity/pages/page-headers.ts'
import type { Branded } from '../identity/site.ts'
import type { Html } from '../markup/html.ts'
import type { RouteDependencies } from './dependencies.ts'
import { createPortalSite } from './portal-site.ts'

/**
 * Answers with a page behind a link of a mail, which looks like those of the identity provider.
 * @returns a function that throws ProblemError 400 where the host is not known
 */
export function createPageAnswer(dependencies: Pick<RouteDependencies, 'config' | 'store'>) {
  const siteOf = createPortalSite(dependencies)
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: (site: Branded) => Html,
    status = 200,
  ): Promise<FastifyReply> => {
    const site = await siteOf(request)
    return reply
      .code(status)
      .headers(headersOf({ host: new URL(site.origin).host }))
      .header('content-language', site.texts.language)
      .type('text/html; charset=utf-8')
      .send(page(site).text)
  }
}
