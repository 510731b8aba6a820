import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '../accounts/account-store.ts'
import { embeddedTenant } from '../constants.ts'
import { lifetimes } from '../provider/lifetimes.ts'
import { signedInWith } from '../provider/password-stamp.ts'
import { siteOf, type EmbeddedContext } from './embedded-context.ts'

/** Whether a browser stays signed in to the provider when it is closed. */
export async function isRemembered(
  { providers }: EmbeddedContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const provider = providers.of(siteOf(request))
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw))
  return session.accountId !== undefined && !session.transient
}

/**
 * Signs a browser in to an account by its password, outside a sign-in that is under way and in place of the
 * account that it is signed in to. Not for an account with a second factor: nobody is asked for it here.
 * @param remember whether the session outlives the browser's own
 */
export async function signInBrowser(
  { providers }: EmbeddedContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { account, remember }: { account: Account; remember: boolean },
): Promise<void> {
  const site = siteOf(request)
  const provider = providers.of(site)
  providers.address(request.raw, site)
  const context = provider.createContext(request.raw, reply.raw)
  const { login } = signedInWith(account, remember, { way: 'password' })
  const session = new provider.Session()
  session.loginAccount({
    accountId: account.id,
    acr: login?.acr,
    amr: login?.amr,
    transient: !remember,
  })
  const seconds = remember ? lifetimes.rememberedSession : lifetimes.session
  await session.save(seconds)
  context.cookies.set(provider.cookieName('session'), session.jti, {
    path: embeddedTenant.pathPrefix,
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
    secure: site.origin.startsWith('https:'),
    ...(remember && { maxAge: seconds * 1000 }),
  })
  reply.header('set-cookie', reply.raw.getHeader('set-cookie'))
}
