import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { membershipsOf } from '../../store/memberships.ts'
import { ownerOfAddress, storeLanguage, type Account } from '../accounts/account-store.ts'
import { joinAccounts } from '../accounts/join-accounts.ts'
import { hasSecondFactor } from '../factors/second-factors.ts'
import { general } from '../pages/error-summary.ts'
import type { Errors } from '../pages/fields.ts'
import { joinedPage, joinPage } from '../pages/join-pages.ts'
import { isOwnBrowser } from './browser-account.ts'
import { openLink, sendDeadLink } from './confirmation-link.ts'
import { sendPage, siteOf, type EmbeddedContext } from './embedded-context.ts'
import { fieldOf } from './form-body.ts'
import { ownPasswordProblem } from './own-password.ts'
import { isRemembered, signInBrowser } from './sign-in-browser.ts'

/**
 * Joins a sign-up to the account that its address belongs to. The person reads the address's mail,
 * is who signed up, by the browser or the password, and knows the password of the account (ACC-1).
 */
export function registerJoin(app: FastifyInstance, context: EmbeddedContext): void {
  app.post('/join', async (request, reply) => {
    const { t, language } = siteOf(request).texts
    const token = fieldOf(request.body, 'token')
    const { state, account } = await openLink(context, token)
    const owner = account && (await ownerOfAddress(context.db, account.email_key))
    if (state !== 'good' || !account || !owner || owner.id === account.id) {
      return sendDeadLink(request, reply, state)
    }
    const isOwn = await isOwnBrowser(context, request, reply, account)
    if (!isOwn && (await hasSecondFactor(context.db, account.id))) {
      // Its password alone opens nothing of it.
      const errors = { [general]: t('identity-factors.logInToJoin') }
      return sendJoinPage(context, request, reply, { token, account, errors })
    }
    const asked = isOwn
      ? [{ field: 'password', of: owner } as const]
      : ([
          { field: 'newPassword', of: account },
          { field: 'password', of: owner },
        ] as const)
    const missing = asked.filter(({ field }) => !fieldOf(request.body, field))
    if (missing.length > 0) {
      const errors = Object.fromEntries(
        missing.map(({ field }) => [field, t(`identity.join.empty.${field}`)]),
      )
      return sendJoinPage(context, request, reply, { token, account, errors })
    }
    for (const { field, of } of asked) {
      const password = fieldOf(request.body, field)
      const typed = { field, password, wrong: t(`identity.join.wrong.${field}`) }
      const refusal = await ownPasswordProblem(context, of, typed, request, reply)
      if (refusal) return sendJoinPage(context, request, reply, { token, account, ...refusal })
    }
    // Before its session ends.
    const remember = await isRemembered(context, request, reply)
    const remaining = await joinAccounts(context, account.id, token)
    if (!remaining) return sendDeadLink(request, reply, 'used')
    await storeLanguage(context.db, remaining, language)
    // Nobody was asked here for more than its password: the button of the page leads to the sign-in.
    if (!(await hasSecondFactor(context.db, remaining.id))) {
      await signInBrowser(context, request, reply, { account: remaining, remember })
    }
    return sendPage(request, reply, joinedPage(siteOf(request)))
  })
}

/** The page that asks for what joins an account to the one that its address belongs to. */
export async function sendJoinPage(
  context: EmbeddedContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, account, errors, status = errors ? 422 : 200 }: JoinAnswer,
): Promise<FastifyReply> {
  const memberships = await membershipsOf(context.db, account.id)
  const form = {
    token,
    email: account.email,
    isOwnBrowser: await isOwnBrowser(context, request, reply, account),
    organisations: memberships.map(({ organisation }) => organisation.name),
  }
  return sendPage(request, reply, joinPage(siteOf(request), form, errors), status)
}

type JoinAnswer = { token: string; account: Account; errors?: Errors; status?: number }
