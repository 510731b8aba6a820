import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountById, storeLanguage, type Account } from '../accounts/account-store.ts'
import { isGoodFor } from '../provider/password-stamp.ts'
import { siteOf, type EmbeddedContext } from './embedded-context.ts'

/** A browser that is signed in at the provider: to which account, and the `uid` of its session. */
export type SignedInBrowser = { account: Account; sessionUid: string }

/**
 * The account that a browser is signed in to at the provider, by all that the account asks for now.
 * @returns undefined where it is signed in to none
 */
export async function accountOfBrowser(
  context: EmbeddedContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Account | undefined> {
  return (await signedInBrowser(context, request, reply))?.account
}

/**
 * The same with its session. The person uses the pages in the language of the request: it is stored as
 * that of the account.
 */
export async function signedInBrowser(
  { db, providers }: EmbeddedContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedInBrowser | undefined> {
  const site = siteOf(request)
  const { language } = site.texts
  const provider = providers.of(site)
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw))
  const account = session.accountId ? await accountById(db, session.accountId) : undefined
  if (!account || !(await isGoodFor(db, session, account))) return undefined
  await storeLanguage(db, account, language)
  return { account: { ...account, language }, sessionUid: session.uid }
}

/** Whether a browser is signed in to the very account that a link is of. */
export async function isOwnBrowser(
  context: EmbeddedContext,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Pick<Account, 'id'>,
): Promise<boolean> {
  return (await accountOfBrowser(context, request, reply))?.id === account.id
}
