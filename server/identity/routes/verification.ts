import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accountByEmail } from '../accounts/account-store.ts'
import { emailProblem } from '../accounts/sign-up-form.ts'
import { signedOutPage, tooManyPage } from '../pages/message-pages.ts'
import { sendAgainPage, sentAgainPage } from '../pages/verify-pages.ts'
import { registerConfirmation } from './confirmation.ts'
import { sendPage, siteOf, type EmbeddedContext } from './embedded-context.ts'
import { lineOf } from './form-body.ts'
import { countMail } from './mail-limit.ts'

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

/** Mails a new link where there is an unconfirmed account, and answers the same where not. */
async function sendAgain(
  { db, letters }: EmbeddedContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const site = siteOf(request)
  const email = lineOf(request.body, 'email')
  const problem = emailProblem(email)
  if (problem) {
    return sendPage(request, reply, sendAgainPage(site, { email, errors: { email: problem } }), 422)
  }
  const wait = await countMail(db, request, email)
  if (wait > 0) {
    reply.header('retry-after', wait)
    return sendPage(request, reply, tooManyPage(site, wait), 429)
  }
  const account = await accountByEmail(db, email)
  if (account && !account.verified_at) letters.sendVerification(site, account)
  return sendPage(request, reply, sentAgainPage(site, email))
}
