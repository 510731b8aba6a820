import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '../accounts/account-store.ts'
import { embeddedTenant } from '../constants.ts'
import { lifetimes } from '../provider/lifetimes.ts'
import { signedInWith } from '../provider/password-stamp.ts'
import { siteOf, type EmbeddedContext } from './embedded-context.ts'

/**
 * Signs a browser in to an account outside a sign-in that is under way, in place of the one that it is
 * signed in to. It stays signed in as long as it would have before.
 */
export async function signInBrowser(
  { providers }: EmbeddedContext,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
): Promise<void> {
  const site = siteOf(request)
  const provider = providers.of(site)
  providers.address(request.raw, site)
  const context = provider.createContext(request.raw, reply.raw)
  const { transient = true, accountId } = await provider.Session.get(context)
  const keep = accountId !== undefined && !transient
  const { login } = signedInWith(account, keep)
  const session = new provider.Session()
  session.loginAccount({ accountId: account.id, acr: login?.acr, transient: !keep })
  const seconds = keep ? lifetimes.keptSession : lifetimes.session
  await session.save(seconds)
  context.cookies.set(provider.cookieName('session'), session.jti, {
    path: embeddedTenant.pathPrefix,
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
    secure: site.origin.startsWith('https:'),
    ...(keep && { maxAge: seconds * 1000 }),
  })
  reply.header('set-cookie', reply.raw.getHeader('set-cookie'))
}
