import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressChangeOf } from '../../accounts/address-changes.ts'
import { sessionsOf } from '../../accounts/sessions.ts'
import { factorsOf } from '../../factors/second-factors.ts'
import { accountPage, type AccountResult } from '../../pages/account/account-page.ts'
import type { SignedInBrowser } from '../browser-account.ts'
import { sendScriptedPage, siteOf, type EmbeddedContext } from '../embedded-context.ts'

/** Answers with the account as it is now, and with what was just done. */
export async function showAccount(
  { db }: Pick<EmbeddedContext, 'db'>,
  { account, sessionUid }: SignedInBrowser,
  request: FastifyRequest,
  reply: FastifyReply,
  result: AccountResult = {},
  status = 200,
): Promise<FastifyReply> {
  const [sessions, change, factors] = await Promise.all([
    sessionsOf(db, account),
    addressChangeOf(db, account),
    factorsOf(db, account.id),
  ])
  const page = accountPage(
    siteOf(request),
    { account, sessions, ownUid: sessionUid, change, factors },
    result,
  )
  return sendScriptedPage(request, reply, page, status)
}
