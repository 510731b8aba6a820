import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Html } from '../../markup/html.ts'
import { emailProblem } from '../accounts/sign-up-form.ts'
import type { Errors } from '../pages/fields.ts'
import { tooManyPage } from '../pages/message-pages.ts'
import { sendPage, siteOf, type EmbeddedContext } from './embedded-context.ts'
import { lineOf } from './form-body.ts'
import { countMail } from './mail-limit.ts'

type MailRequest = {
  /** The page that asks for the address, here with what is wrong with it. */
  askPage(form: { email: string; errors: Errors }): Html
  /** Mails the link where the address has an account that it is for. */
  send(email: string): Promise<void>
  /** Says the same whether or not there is such an account. */
  sentPage(email: string): Html
}

/** Answers a form that asks for a link by mail: checks the address, counts the mail, sends it. */
export async function answerMailRequest(
  context: EmbeddedContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { askPage, send, sentPage }: MailRequest,
): Promise<FastifyReply> {
  const email = lineOf(request.body, 'email')
  const problem = emailProblem(siteOf(request).texts.t, email)
  if (problem) {
    return sendPage(request, reply, askPage({ email, errors: { email: problem } }), 422)
  }
  const wait = await countMail(context, request, email)
  if (wait > 0) {
    reply.header('retry-after', wait)
    return sendPage(request, reply, tooManyPage(siteOf(request), wait), 429)
  }
  await send(email)
  return sendPage(request, reply, sentPage(email))
}
