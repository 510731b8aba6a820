import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accountsByEmail } from '../accounts/account-store.ts'
import { signedOutPage } from '../pages/message-pages.ts'
import { sendAgainPage, sentAgainPage } from '../pages/verify-pages.ts'
import { accountOfBrowser } from './browser-account.ts'
import { registerConfirmation } from './confirmation.ts'
import { sendPage, siteOf, type EmbeddedContext } from './embedded-context.ts'
import { answerMailRequest } from './mail-request.ts'

/** The confirmation link of a mail, a new one for those who did not get it, and the way out. */
export function registerVerification(app: FastifyInstance, context: EmbeddedContext): void {
  registerConfirmation(app, context)
  app.get('/verify/send', async (request, reply) =>
    sendPage(request, reply, sendAgainPage(siteOf(request))),
  )
  app.post('/verify/send', async (request, reply) => sendAgain(context, request, reply))
  app.get('/signed-out', async (request, reply) =>
    sendPage(request, reply, signedOutPage(siteOf(request))),
  )
}

/**
 * Mails a new link where there is an unconfirmed account, and answers the same where not. It is for the
 * one that the browser is signed in to; else for the newest.
 */
async function sendAgain(
  context: EmbeddedContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const site = siteOf(request)
  return answerMailRequest(context, request, reply, {
    askPage: (form) => sendAgainPage(site, form),
    async send(email) {
      const own = await accountOfBrowser(context, request, reply)
      const accounts = (await accountsByEmail(context.db, email)).filter((one) => !one.verified_at)
      const account = accounts.find((one) => one.id === own?.id) ?? accounts[0]
      if (account) context.letters.sendSignUp(site, account)
    },
    sentPage: (email) => sentAgainPage(site, email),
  })
}
