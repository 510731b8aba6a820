import type { FastifyInstance } from 'fastify'
import { letterIds, variantsOf } from '#src/contract/operate/mails.ts'
import { isLanguage } from '#src/i18n/languages.ts'
import type { Config } from '../../config.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import { requestOrigin } from '../../http/request-origin.ts'
import { previewedSite } from '../../identity/previewed-site.ts'
import { exampleMail } from '../../mail/examples/example-mail.ts'
import type { Store } from '../../store/create-store.ts'
import { problem } from '../../texts/problem.ts'
import { isOffered, previewHeaders } from './preview-headers.ts'
import { stillPage } from './still-page.ts'

type Dependencies = {
  config: Config
  store: Pick<Store, 'brandStates'>
  limits: RateLimits
}

/**
 * Shows letters with example values, as a brand that may not be published would have them sent (OPR-5), under the
 * address of its preview. Links of a letter lead nowhere here.
 */
export function registerMailPreviews(
  app: FastifyInstance,
  { config, store, limits }: Dependencies,
): void {
  type Params = { token: string; language: string; letter: string; variant: string }
  app.get<{ Params: Params }>(
    '/operate/previews/:token/:language/mails/:letter/:variant',
    async (request, reply) => {
      reply.headers(previewHeaders)
      await limits.ofAddress(false, { request, reply })
      const { token, language, variant } = request.params
      const letter = letterIds.find((id) => id === request.params.letter)
      const isKnown = letter && variantsOf(letter).some((one) => one === variant)
      const found =
        isKnown && isOffered(language, config.languages)
          ? await store.brandStates.findPreview(token, Date.now())
          : null
      if (!found || !letter || !isLanguage(language))
        throw problem(404, 'problems.not-found.preview')
      const site = previewedSite(found, language, {
        ...{ publicUrl: config.publicUrl, seen: requestOrigin(request, config) },
      })
      const { mail } = exampleMail({ letter, variant, language, site })
      return reply
        .header('content-language', language)
        .type('text/html; charset=utf-8')
        .send(stillPage(mail.html))
    },
  )
}
