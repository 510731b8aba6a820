import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountsByEmail } from '../accounts/account-store.ts'
import { emailProblem } from '../accounts/sign-up-form.ts'
import { tooManyPage } from '../pages/message-pages.ts'
import { resetRequestPage, resetSentPage, type ResetLinks } from '../pages/reset-pages.ts'
import { sendPage, siteOf, type EmbeddedContext } from './embedded-context.ts'
import { lineOf } from './form-body.ts'
import { countMail } from './mail-limit.ts'

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
  const { db, letters } = context
  const site = siteOf(request)
  const email = lineOf(request.body, 'email')
  const problem = emailProblem(email)
  if (problem) {
    const page = resetRequestPage(site, links, { email, errors: { email: problem } })
    return sendPage(request, reply, page, 422)
  }
  const wait = await countMail(context, request, email)
  if (wait > 0) {
    reply.header('retry-after', wait)
    return sendPage(request, reply, tooManyPage(site, wait), 429)
  }
  const [account] = await accountsByEmail(db, email)
  if (account) letters.sendReset(site, account)
  return sendPage(request, reply, resetSentPage(site, links, email))
}
