import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accountById, markVerified, replacePassword } from '../accounts/account-store.ts'
import { inspectToken, useToken, type LinkState } from '../accounts/action-tokens.ts'
import { attemptLimits } from '../accounts/attempt-limits.ts'
import { forgetAttempts } from '../accounts/attempts.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import { passwordProblem } from '../accounts/password-rules.ts'
import { signInAgainPath } from '../constants.ts'
import { deadLinkPage } from '../pages/message-pages.ts'
import { newPasswordPage, resetDonePage, resetRequestPage } from '../pages/reset-pages.ts'
import { sendPage, siteOf, type EmbeddedContext } from './embedded-context.ts'
import { fieldOf } from './form-body.ts'
import { answerResetRequest } from './reset-request.ts'

const requestPath = '/identity/reset/request'
const ownLinks = { request: requestPath, signIn: signInAgainPath, cancel: null }

/** The reset link of a mail, and a request for one outside a sign-in. */
export function registerReset(app: FastifyInstance, context: EmbeddedContext): void {
  app.get('/reset/request', async (request, reply) =>
    sendPage(request, reply, resetRequestPage(siteOf(request), ownLinks)),
  )
  app.post('/reset/request', async (request, reply) =>
    answerResetRequest(context, ownLinks, request, reply),
  )
  app.get('/reset', async (request, reply) => {
    const token = fieldOf(request.query, 'token')
    const link = await open(context, token)
    if (!link.account) return sendDead(request, reply, link.state)
    return sendPage(request, reply, newPasswordPage(siteOf(request), token, link.account.email))
  })
  app.post('/reset', async (request, reply) => {
    const token = fieldOf(request.body, 'token')
    const { state, account } = await open(context, token)
    if (!account) return sendDead(request, reply, state)
    const password = fieldOf(request.body, 'password')
    const problem = await passwordProblem(password, {
      email: account.email,
      firstName: account.first_name,
      lastName: account.last_name,
    })
    if (problem) {
      const errors = { password: problem }
      const page = newPasswordPage(siteOf(request), token, account.email, errors)
      return sendPage(request, reply, page, 422)
    }
    const passwordHash = await hashPassword(password)
    const id = await useToken(context.db, 'reset', token)
    if (!id) return sendDead(request, reply, 'used')
    await replacePassword(context.db, id, passwordHash)
    await markVerified(context.db, id)
    await forgetAttempts(context.db, {
      limit: attemptLimits.signInAccount,
      value: account.email_key,
    })
    return sendPage(request, reply, resetDonePage(siteOf(request)))
  })
}

async function open({ db }: EmbeddedContext, token: string) {
  const { state, accountId } = await inspectToken(db, 'reset', token)
  const account = state === 'good' && accountId ? await accountById(db, accountId) : undefined
  return { state, account }
}

function sendDead(request: FastifyRequest, reply: FastifyReply, state: LinkState): FastifyReply {
  const page = deadLinkPage(siteOf(request), state === 'good' ? 'unknown' : state, {
    label: 'Ask for a new link',
    href: requestPath,
  })
  return sendPage(request, reply, page, 410)
}
