import formBody from '@fastify/formbody'
import type { FastifyPluginAsync } from 'fastify'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { embeddedTenant } from '../constants.ts'
import { failedPage, foreignFormPage, refusedPage } from '../pages/message-pages.ts'
import { headersOf } from '../pages/page-headers.ts'
import { registerAssets } from './assets.ts'
import { sendPage, siteDecorator, siteOf, type EmbeddedContext } from './embedded-context.ts'
import { isOwnForm } from './own-form.ts'
import { registerInteraction } from './interaction.ts'
import { registerProtocol } from './protocol.ts'
import { registerReset } from './reset.ts'
import { registerVerification } from './verification.ts'

/** Bytes; our longest form is far below. */
const formLimit = 16_384

/** Everything under `/identity`, for hosts of ours only. */
export function createEmbeddedPlugin(context: EmbeddedContext): FastifyPluginAsync {
  return async (root) => {
    await root.register(
      async (app) => {
        app.decorateRequest(siteDecorator, null)
        app.addHook('onRequest', async (request, reply) => {
          const site = await context.sites.ofRequest(request)
          if (site) return request.setDecorator(siteDecorator, site)
          return reply
            .code(421)
            .headers(headersOf({ host: request.host }))
            .type('text/html; charset=utf-8')
            .send(refusedPage({ brand: defaultBrand }).text)
        })
        await app.register(async (protocol) => registerProtocol(protocol, context))
        await app.register(createPages(context))
      },
      { prefix: embeddedTenant.pathPrefix },
    )
  }
}

function createPages(context: EmbeddedContext): FastifyPluginAsync {
  return async (app) => {
    await app.register(formBody, { bodyLimit: formLimit })
    app.addHook('preValidation', async (request, reply) => {
      if (request.method !== 'POST' || isOwnForm(request, siteOf(request))) return
      return sendPage(request, reply, foreignFormPage(siteOf(request)), 403)
    })
    app.setNotFoundHandler(async (request, reply) =>
      sendPage(request, reply, refusedPage(siteOf(request)), 404),
    )
    app.setErrorHandler<{ statusCode?: number }>(async (error, request, reply) => {
      const status = error.statusCode ?? 500
      if (status < 500) return sendPage(request, reply, refusedPage(siteOf(request)), status)
      context.log.error({ err: error }, 'identity page failed')
      return sendPage(request, reply, failedPage(siteOf(request)), 500)
    })
    await registerAssets(app)
    registerInteraction(app, context)
    registerReset(app, context)
    registerVerification(app, context)
  }
}
