import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountById, type Account } from '../accounts/account-store.ts'
import { inspectToken, type LinkState } from '../accounts/action-tokens.ts'
import { sendAgainPath } from '../constants.ts'
import { deadLinkPage } from '../pages/message-pages.ts'
import { sendPage, siteOf, type EmbeddedContext } from './embedded-context.ts'

/** What the link of a mail that confirms an address is worth, and whose it is. */
export async function openLink(
  { db }: EmbeddedContext,
  token: string,
): Promise<{ state: LinkState; account: Account | undefined }> {
  const { state, accountId } = await inspectToken(db, 'verify', token)
  return { state, account: accountId ? await accountById(db, accountId) : undefined }
}

/** Says that such a link leads nowhere, and where there is a new one. */
export function sendDeadLink(
  request: FastifyRequest,
  reply: FastifyReply,
  state: LinkState,
): FastifyReply {
  const site = siteOf(request)
  const page = deadLinkPage(site, state === 'good' ? 'unknown' : state, {
    label: site.texts.t('identity.sendAgain'),
    href: sendAgainPath,
  })
  return sendPage(request, reply, page, 410)
}
