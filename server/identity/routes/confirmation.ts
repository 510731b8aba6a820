import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ownerOfAddress, type Account } from '../accounts/account-store.ts'
import { confirmAddress } from '../accounts/confirm-address.ts'
import { joinTwins } from '../accounts/join-accounts.ts'
import { sendAgainPath } from '../constants.ts'
import { confirmByPasswordPage, confirmedPage, confirmPage } from '../pages/verify-pages.ts'
import { isOwnBrowser } from './browser-account.ts'
import { openLink, sendDeadLink } from './confirmation-link.ts'
import { sendPage, siteOf, type EmbeddedContext } from './embedded-context.ts'
import { fieldOf } from './form-body.ts'
import { sendJoinPage } from './join.ts'
import { ownPasswordProblem } from './own-password.ts'
import { registerPasswordByLink } from './password-by-link.ts'
import type { Refusal } from './refuse-for-now.ts'

/**
 * The link of a mail that confirms an address. The person who opens it reads the mail, but may be another
 * than the one who signed up with the address; so it confirms at the press of a button only where the
 * browser is signed in to the account, and elsewhere by the password, old or new (ACC-1). Where another
 * account has confirmed the address before, it leads to joining the two.
 */
export function registerConfirmation(app: FastifyInstance, context: EmbeddedContext): void {
  app.get('/verify', async (request, reply) => {
    const token = fieldOf(request.query, 'token')
    const { state, account } = await openLink(context, token)
    if (account?.verified_at) return sendPage(request, reply, confirmedPage(siteOf(request)))
    if (state !== 'good' || !account) return sendDeadLink(request, reply, state)
    if (await ownerOfAddress(context.db, account.email_key)) {
      return sendJoinPage(context, request, reply, { token, account })
    }
    const isOwn = await isOwnBrowser(context, request, reply, account)
    const page = isOwn ? confirmPage : confirmByPasswordPage
    return sendPage(request, reply, page(siteOf(request), token, account.email))
  })

  app.post('/verify', async (request, reply) => {
    const token = fieldOf(request.body, 'token')
    const { state, account } = await openLink(context, token)
    if (account?.verified_at) return sendPage(request, reply, confirmedPage(siteOf(request)))
    if (state !== 'good' || !account) return sendDeadLink(request, reply, state)
    if (await ownerOfAddress(context.db, account.email_key)) {
      return sendJoinPage(context, request, reply, { token, account })
    }
    const refusal = await refusalOf(context, request, reply, account)
    if (refusal) {
      const page = confirmByPasswordPage(siteOf(request), token, account.email, refusal.errors)
      return sendPage(request, reply, page, refusal.status)
    }
    const outcome = await confirmAddress(context, account.id, token)
    if (outcome === 'taken') return sendJoinPage(context, request, reply, { token, account })
    if (outcome === 'used') return sendDeadLink(request, reply, 'used')
    await joinTwins(context, account)
    return sendPage(request, reply, confirmedPage(siteOf(request)))
  })

  registerPasswordByLink(app, context, {
    purpose: 'verify',
    path: '/verify/new-password',
    again: sendAgainPath,
  })
}

/**
 * Why a browser may not confirm an account's address: it may by being signed in to the account,
 * or by its password.
 * @returns null where nothing does
 */
async function refusalOf(
  context: EmbeddedContext,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
): Promise<Refusal | null> {
  if (await isOwnBrowser(context, request, reply, account)) return null
  const { t } = siteOf(request).texts
  const password = fieldOf(request.body, 'password')
  if (!password) return { errors: { password: t('identity.rules.ownPassword') }, status: 422 }
  const typed = { field: 'password', password, wrong: t('identity.confirm.wrongPassword') }
  return ownPasswordProblem(context, account, typed, request, reply)
}
