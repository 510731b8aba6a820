import formBody from '@fastify/formbody'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { requestHost } from '../../http/request-origin.ts'
import type { Html } from '../../markup/html.ts'
import { accountPath, embeddedTenant } from '../constants.ts'
import { failedPage, foreignFormPage, problemPage, refusedPage } from '../pages/message-pages.ts'
import { defaultLanguage } from '#src/i18n/languages.ts'
import { requestedLanguage } from '../page-language.ts'
import { statusOfFault } from '../provider/own-faults.ts'
import type { Branded, Site } from '../site.ts'
import { registerAccount } from './account/account.ts'
import { registerAddressLinks } from './account/address-links.ts'
import { registerAssets } from './assets.ts'
import {
  askLanguage,
  sendPage,
  sendPageOf,
  siteDecorator,
  siteOf,
  type EmbeddedContext,
} from './embedded-context.ts'
import { fieldOf } from './form-body.ts'
import { registerInteraction } from './interaction.ts'
import { registerJoin } from './join.ts'
import { registerProtocol } from './protocol.ts'
import { registerReset } from './reset.ts'
import { registerVerification } from './verification.ts'

/** Bytes; our longest form is far below. */
const formLimit = 16_384

/** Everything under `/identity`, for hosts of ours only. */
export function createEmbeddedPlugin(context: EmbeddedContext): FastifyPluginAsync {
  return async (root) => {
    // https://w3c.github.io/webappsec-change-password-url/
    root.get('/.well-known/change-password', async (_request, reply) =>
      reply.header('cache-control', 'no-store').redirect(accountPath, 302),
    )
    await root.register(
      async (app) => {
        app.decorateRequest(siteDecorator, null)
        app.addHook('onRequest', async (request, reply) => {
          const site = await context.sites.ofRequest(request)
          if (site) return request.setDecorator(siteDecorator, site)
          return sendAnyway(request, reply, refusedPage, 421)
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
    // Only forms are understood: what other types carry could be posted from foreign pages.
    app.removeAllContentTypeParsers()
    await app.register(formBody, { bodyLimit: formLimit })
    app.addHook('preValidation', async (request, reply) => {
      if (request.method !== 'POST' || isOwnForm(request, siteOf(request))) return
      return sendPage(request, reply, foreignFormPage(siteOf(request)), 403)
    })
    app.addHook('preValidation', async (request) => {
      askLanguage(request, fieldOf(request.body, 'ui_locales'))
    })
    app.setNotFoundHandler(async (request, reply) =>
      sendPage(request, reply, refusedPage(siteOf(request)), 404),
    )
    app.setErrorHandler<Error & { statusCode?: number }>(async (error, request, reply) => {
      if (error instanceof ProblemError) {
        return sendAnyway(request, reply, (site) => problemPage(site, error), error.status)
      }
      const status = error.statusCode ?? 500
      if (status < 500) return sendPage(request, reply, refusedPage(siteOf(request)), status)
      context.log.error({ err: error }, 'identity page failed')
      return sendAnyway(request, reply, failedPage, statusOfFault(error))
    })
    await registerAssets(app)
    registerInteraction(app, context)
    registerReset(app, context)
    registerVerification(app, context)
    registerAccount(app, context)
    registerAddressLinks(app, context)
    registerJoin(app, context)
  }
}

/** For where there may be no site: the host is none of ours, or the database did not tell whose it is. */
function sendAnyway(
  request: FastifyRequest,
  reply: FastifyReply,
  page: (site: Branded) => Html,
  status: number,
): FastifyReply {
  const site = request.getDecorator<Site | null>(siteDecorator) ?? {
    ...requestedLanguage(request, request.server.languages ?? [defaultLanguage]),
    brand: defaultBrand,
    host: requestHost(request),
  }
  return sendPageOf(site, reply, page(site), status)
}

/**
 * Whether a form was posted from a page of the same site. Every browser says so by one of two
 * headers that pages cannot forge; what sends neither is no browser and has no cookies to abuse.
 */
function isOwnForm(request: FastifyRequest, site: Site): boolean {
  const { origin, 'sec-fetch-site': from } = request.headers
  if (origin !== undefined && origin !== site.origin) return false
  return from === undefined || from === 'same-origin' || from === 'none'
}
