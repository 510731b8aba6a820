import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accountById, markVerified, type Account } from '../accounts/account-store.ts'
import { inspectToken, useToken } from '../accounts/action-tokens.ts'
import { general } from '../pages/error-summary.ts'
import type { Errors } from '../pages/fields.ts'
import { deadLinkPage, tooManyAttempts } from '../pages/message-pages.ts'
import { confirmByPasswordPage, confirmedPage, confirmPage } from '../pages/verify-pages.ts'
import { accountOfBrowser } from './browser-account.ts'
import { checkPassword } from './check-password.ts'
import { sendPage, siteOf, type EmbeddedContext } from './embedded-context.ts'
import { fieldOf } from './form-body.ts'
import { registerNewPassword } from './new-password.ts'

const againPath = '/identity/verify/send'

/**
 * The link of a mail that confirms an address. Whoever opens it reads the mail, but may be another
 * than whoever signed up with the address; so it confirms at the press of a button only where the
 * browser is signed in to the account, and elsewhere by the password, old or new (ACC-1).
 */
export function registerConfirmation(app: FastifyInstance, context: EmbeddedContext): void {
  const { db } = context
  const isOwnBrowser = async (request: FastifyRequest, reply: FastifyReply, account: Account) =>
    (await accountOfBrowser(context, request, reply))?.id === account.id

  app.get('/verify', async (request, reply) => {
    const token = fieldOf(request.query, 'token')
    const { state, account } = await openLink(context, token)
    if (account?.verified_at) return sendPage(request, reply, confirmedPage(siteOf(request)))
    if (state !== 'good' || !account) return sendDead(request, reply, state)
    const page = (await isOwnBrowser(request, reply, account)) ? confirmPage : confirmByPasswordPage
    return sendPage(request, reply, page(siteOf(request), token, account.email))
  })

  app.post('/verify', async (request, reply) => {
    const token = fieldOf(request.body, 'token')
    const { state, account } = await openLink(context, token)
    if (account?.verified_at) return sendPage(request, reply, confirmedPage(siteOf(request)))
    if (state !== 'good' || !account) return sendDead(request, reply, state)
    if (!(await isOwnBrowser(request, reply, account))) {
      const again = (errors: Errors, status: number) => {
        const page = confirmByPasswordPage(siteOf(request), token, account.email, errors)
        return sendPage(request, reply, page, status)
      }
      const password = fieldOf(request.body, 'password')
      if (!password) return again({ password: 'Enter your password.' }, 422)
      const checked = await checkPassword(
        context,
        { email: account.email, password },
        request,
        reply,
      )
      if (checked.kind === 'wait') {
        reply.header('retry-after', checked.seconds)
        return again({ [general]: tooManyAttempts(checked.seconds) }, 429)
      }
      if (checked.kind === 'wrong') return again({ password: wrongPassword }, 422)
    }
    if (!(await useToken(db, 'verify', token))) return sendDead(request, reply, 'used')
    await markVerified(db, account.id)
    return sendPage(request, reply, confirmedPage(siteOf(request)))
  })

  registerNewPassword(app, context, {
    purpose: 'verify',
    path: '/verify/new-password',
    again: againPath,
  })
}

const wrongPassword =
  'This is not the password of the account. Check it, or choose a new one below.'

async function openLink({ db }: EmbeddedContext, token: string) {
  const { state, accountId } = await inspectToken(db, 'verify', token)
  return { state, account: accountId ? await accountById(db, accountId) : undefined }
}

function sendDead(
  request: FastifyRequest,
  reply: FastifyReply,
  state: 'good' | 'expired' | 'used' | 'unknown',
): FastifyReply {
  const page = deadLinkPage(siteOf(request), state === 'good' ? 'unknown' : state, {
    label: 'Send again',
    href: againPath,
  })
  return sendPage(request, reply, page, 410)
}
