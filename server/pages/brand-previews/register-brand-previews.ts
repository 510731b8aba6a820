import type { FastifyInstance } from 'fastify'
import { type PreviewPage, previewPages } from '#src/contract/operate/brand-preview.ts'
import { brandIn } from '#src/contract/stored-brand.ts'
import { isLanguage } from '#src/i18n/languages.ts'
import type { Config } from '../../config.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import { requestHost, requestOrigin } from '../../http/request-origin.ts'
import type { Store } from '../../store/create-store.ts'
import { textsOf } from '../../texts/page-texts.ts'
import { problem } from '../../texts/problem.ts'
import { fitBrand } from '../../brand-faults/fit-brand.ts'
import { withoutLostPictures } from '../../brand-pictures/without-lost-pictures.ts'
import type { PageRenderer } from '../rendering/page-renderer.ts'
import { isOffered, previewHeaders } from './preview-headers.ts'
import { sampleProfile } from './sample-profile.ts'
import { stillPage } from './still-page.ts'

type Dependencies = {
  config: Config
  store: Pick<Store, 'brandStates'>
  renderer: Pick<PageRenderer, 'preview'>
  limits: RateLimits
}

const sampleSlug = 'northwind-packaging'
const paths: Readonly<Record<PreviewPage, string>> = {
  landing: '/',
  'get-started': '/get-started',
  benefits: '/benefits',
  login: '/login',
  profile: `/organization/${sampleSlug}`,
  'not-found': '/this-page-is-not-there',
}

/**
 * Shows the pages of the portal with a brand that is not published (OPR-4), under an address that nobody can
 * guess. What is read besides the brand is what guests read; the profile is a made-up one.
 */
export function registerBrandPreviews(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, store, renderer, limits } = dependencies
  type Params = { token: string; language: string; page: string }
  app.get<{ Params: Params }>(
    '/operate/previews/:token/:language/:page',
    async (request, reply) => {
      reply.headers(previewHeaders)
      await limits.ofAddress(false, { request, reply })
      const { token, language, page } = request.params
      const path = previewPages.find((one) => one === page)
      const found = isOffered(language, config.languages)
        ? await store.brandStates.findPreview(token, Date.now())
        : null
      if (!found || !path || !isLanguage(language)) throw problem(404, 'problems.not-found.preview')
      const { state, published } = found
      const fitted = fitBrand(state.brand, published?.brand ?? null)
      const rendered = await renderer.preview(
        {
          ...{ url: paths[path], base: '', language, brandVersion: null },
          // Content and offers are those of the brand, as guests of one of its hosts read them.
          host: published?.hosts[0] ?? requestHost(request),
          origin: requestOrigin(request, config),
        },
        {
          brand: brandIn(language, withoutLostPictures(fitted, config.dataDir)),
          ownTexts: fitted.texts ?? {},
          profile: sampleProfile(textsOf(language).texts),
        },
      )
      return reply
        .header('content-language', language)
        .type('text/html; charset=utf-8')
        .send(stillPage(rendered))
    },
  )
}
