import type { FastifyInstance } from 'fastify'
import { embeddedTenant, signInAgainPath } from '../constants.ts'
import { resetRequestPage } from '../pages/reset-pages.ts'
import { sendPage, siteOf, type EmbeddedContext } from './embedded-context.ts'
import { registerNewPassword } from './new-password.ts'
import { answerResetRequest } from './reset-request.ts'

const requestPath = `${embeddedTenant.pathPrefix}/reset/request`
const ownLinks = { request: requestPath, signIn: signInAgainPath, cancel: null }

/** The reset link of a mail, and a request for one outside a sign-in. */
export function registerReset(app: FastifyInstance, context: EmbeddedContext): void {
  app.get('/reset/request', async (request, reply) =>
    sendPage(request, reply, resetRequestPage(siteOf(request), ownLinks)),
  )
  app.post('/reset/request', async (request, reply) =>
    answerResetRequest(context, ownLinks, request, reply),
  )
  registerNewPassword(app, context, { purpose: 'reset', path: '/reset', again: requestPath })
}
