import type { FastifyReply, FastifyRequest } from 'fastify'
import { endSessions } from '../../accounts/sessions.ts'
import type { SignedInBrowser } from '../browser-account.ts'
import type { EmbeddedContext } from '../embedded-context.ts'
import { fieldOf } from '../form-body.ts'
import { showAccount } from './show-account.ts'

/** Signs one other browser out. The own one leaves by the portal, which forgets its own copies too. */
export async function answerEndOfSession(
  context: EmbeddedContext,
  browser: SignedInBrowser,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const wanted = fieldOf(request.body, 'session')
  const { account, sessionUid } = browser
  await endSessions(context.db, account.id, (uid) => uid === wanted && uid !== sessionUid)
  return showAccount(context, browser, request, reply, { notice: 'That browser is logged out.' })
}

/** Signs every other browser out. */
export async function answerEndOfOthers(
  context: EmbeddedContext,
  browser: SignedInBrowser,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { account, sessionUid } = browser
  await endSessions(context.db, account.id, (uid) => uid !== sessionUid)
  const notice = 'You are logged out everywhere else.'
  return showAccount(context, browser, request, reply, { notice })
}
