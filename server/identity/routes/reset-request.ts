import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountByEmail } from '../accounts/account-store.ts'
import { emailProblem } from '../accounts/sign-up-form.ts'
import { tooManyPage } from '../pages/message-pages.ts'
import { resetRequestPage, resetSentPage, type ResetLinks } from '../pages/reset-pages.ts'
import { sendPage, siteOf, type EmbeddedContext } from './embedded-context.ts'
import { lineOf } from './form-body.ts'
import { countMail } from './mail-limit.ts'

/** Mails a reset link where there is an account, and answers the same where there is none. */
export async function answerResetRequest(
  { db, letters }: EmbeddedContext,
  links: ResetLinks,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const site = siteOf(request)
  const email = lineOf(request.body, 'email')
  const problem = emailProblem(email)
  if (problem) {
    const page = resetRequestPage(site, links, { email, errors: { email: problem } })
    return sendPage(request, reply, page, 422)
  }
  const wait = await countMail(db, request, email)
  if (wait > 0) {
    reply.header('retry-after', wait)
    return sendPage(request, reply, tooManyPage(site, wait), 429)
  }
  const account = await accountByEmail(db, email)
  if (account) letters.sendReset(site, account)
  return sendPage(request, reply, resetSentPage(site, links, email))
}
