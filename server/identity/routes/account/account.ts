import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { endSessions } from '../../accounts/sessions.ts'
import { accountPath, embeddedTenant, signInAgainPath } from '../../constants.ts'
import { signedInBrowser, type SignedInBrowser } from '../browser-account.ts'
import { siteOf, type EmbeddedContext } from '../embedded-context.ts'
import { fieldOf } from '../form-body.ts'
import { answerAddress, answerWithdrawal } from './change-address.ts'
import type { AccountAnswer } from './confirm-change.ts'
import { factorForms } from './factor-forms.ts'
import { answerNewPassword } from './new-password.ts'
import { showAccount } from './show-account.ts'

const forms: Readonly<Record<string, AccountAnswer>> = {
  '/password': answerNewPassword,
  '/address': answerAddress,
  '/address/withdraw': answerWithdrawal,
  ...factorForms,
  '/sessions/end': answerEndOfSession,
  '/sessions/end-others': answerEndOfOthers,
}

/** The page on which people look after their account, for the browser that is signed in to it. */
export function registerAccount(app: FastifyInstance, context: EmbeddedContext): void {
  const path = accountPath.slice(embeddedTenant.pathPrefix.length)
  const signedIn =
    (answer: AccountAnswer) => async (request: FastifyRequest, reply: FastifyReply) => {
      const browser = await signedInBrowser(context, request, reply)
      return browser
        ? await answer(context, browser, request, reply)
        : reply.redirect(signInAgainPath, 303)
    }
  app.get(path, signedIn(showAccount))
  for (const [form, answer] of Object.entries(forms)) {
    app.post(path + form, signedIn(answer))
    // The address of an answer, opened anew.
    app.get(path + form, async (_request, reply) => reply.redirect(accountPath, 303))
  }
}

/** Signs one other browser out. The own one leaves by the portal, which forgets its own copies too. */
async function answerEndOfSession(
  context: EmbeddedContext,
  browser: SignedInBrowser,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const wanted = fieldOf(request.body, 'session')
  const { account, sessionUid } = browser
  await endSessions(context.db, account.id, (uid) => uid === wanted && uid !== sessionUid)
  const notice = siteOf(request).texts.t('identity-account.sessions.ended')
  return showAccount(context, browser, request, reply, { notice })
}

/** Signs every other browser out. */
async function answerEndOfOthers(
  context: EmbeddedContext,
  browser: SignedInBrowser,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { account, sessionUid } = browser
  await endSessions(context.db, account.id, (uid) => uid !== sessionUid)
  const notice = siteOf(request).texts.t('identity-account.sessions.othersEnded')
  return showAccount(context, browser, request, reply, { notice })
}
