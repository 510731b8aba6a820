import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accountByEmail, accountById, markVerified } from '../accounts/account-store.ts'
import { inspectToken, useToken } from '../accounts/action-tokens.ts'
import { emailProblem } from '../accounts/sign-up-form.ts'
import { deadLinkPage, signedOutPage, tooManyPage } from '../pages/message-pages.ts'
import { confirmPage, confirmedPage, sendAgainPage, sentAgainPage } from '../pages/verify-pages.ts'
import { sendPage, siteOf, type EmbeddedContext } from './embedded-context.ts'
import { fieldOf, lineOf } from './form-body.ts'
import { countMail } from './mail-limit.ts'

/** The confirmation link of a mail, a new one for those who did not get it, and the way out. */
export function registerVerification(app: FastifyInstance, context: EmbeddedContext): void {
  const { db } = context
  app.get('/verify', async (request, reply) => {
    const token = fieldOf(request.query, 'token')
    const { state, accountId } = await inspectToken(db, 'verify', token)
    const account = accountId ? await accountById(db, accountId) : undefined
    if (state === 'good' && account) {
      return sendPage(request, reply, confirmPage(siteOf(request), token, account.email))
    }
    if (account?.verified_at) return sendPage(request, reply, confirmedPage(siteOf(request)))
    return sendDead(request, reply, state === 'good' ? 'unknown' : state)
  })
  app.post('/verify', async (request, reply) => {
    const token = fieldOf(request.body, 'token')
    const id = await useToken(db, 'verify', token)
    if (!id) {
      const { state } = await inspectToken(db, 'verify', token)
      return sendDead(request, reply, state === 'good' ? 'unknown' : state)
    }
    await markVerified(db, id)
    return sendPage(request, reply, confirmedPage(siteOf(request)))
  })
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

function sendDead(
  request: FastifyRequest,
  reply: FastifyReply,
  state: 'expired' | 'used' | 'unknown',
): FastifyReply {
  const again = { label: 'Send again', href: '/identity/verify/send' }
  return sendPage(request, reply, deadLinkPage(siteOf(request), state, again), 410)
}
