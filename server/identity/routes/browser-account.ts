import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountById, type Account } from '../accounts/account-store.ts'
import { isOfPassword } from '../provider/password-stamp.ts'
import { siteOf, type EmbeddedContext } from './embedded-context.ts'

/**
 * The account that a browser is signed in to at the provider, by its sign-up or its present password.
 * @returns undefined where it is signed in to none
 */
export async function accountOfBrowser(
  { db, providers }: EmbeddedContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Account | undefined> {
  const provider = providers.of(siteOf(request))
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw))
  const account = session.accountId ? await accountById(db, session.accountId) : undefined
  return account && isOfPassword(session, account) ? account : undefined
}
