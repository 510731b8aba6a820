import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accountsByEmail } from '../accounts/account-store.ts'
import { embeddedTenant, signInAgainPath } from '../constants.ts'
import { resetRequestPage, resetSentPage, type ResetLinks } from '../pages/reset-pages.ts'
import { sendPage, siteOf, type EmbeddedContext } from './embedded-context.ts'
import { answerMailRequest } from './mail-request.ts'
import { registerPasswordByLink } from './password-by-link.ts'

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
  registerPasswordByLink(app, context, { purpose: 'reset', path: '/reset', again: requestPath })
}

/**
 * Mails a reset link where there is an account, and answers the same where there is none. It is for the
 * account that has confirmed the address; as long as there is none, for the newest one.
 */
export async function answerResetRequest(
  context: EmbeddedContext,
  links: ResetLinks,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const site = siteOf(request)
  return answerMailRequest(context, request, reply, {
    askPage: (form) => resetRequestPage(site, links, form),
    async send(email) {
      const [account] = await accountsByEmail(context.db, email)
      if (account) context.letters.sendReset(site, account)
    },
    sentPage: (email) => resetSentPage(site, links, email),
  })
}
