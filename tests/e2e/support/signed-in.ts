import type { Page } from 'playwright/test'
import { Browser } from '#server/identity/testing/browser.ts'
import { MsalClient } from '#server/identity/testing/msal-client.ts'
import { registered, signIn } from '#server/identity/testing/people.ts'
import { newAccount, type Account, type NewAccount } from '../../fixtures/accounts.ts'
import { expectSignedIn } from './accounts.ts'
import { anybody, portalOrigins, sessionOf, type Session } from './sessions.ts'

/**
 * Opens a page as somebody whose account exists, without the form of the identity provider. A test that
 * signs out, has its token renewed or is about signing in uses `signIn` of `accounts.ts`: others go on
 * with this session.
 * @param path of the portal, with its query
 */
export async function openAs(page: Page, account: Account, path: string): Promise<void> {
  const session = await sessionOf(await portalOf(page), account.email, async (portal) => {
    const client = new MsalClient(portal)
    return client.exchange(await signIn(client, account))
  })
  await openSession(page, session, path)
}

/**
 * The session of somebody new.
 * @param account for a test that signs out, has its token renewed or comes back; without one, the session
 *   is that of an account which all tests of the file share
 */
export async function newSession(page: Page, account?: NewAccount): Promise<Session> {
  return sessionOf(await portalOf(page), account?.email ?? anybody, (portal) =>
    registered(new MsalClient(portal), account ?? newAccount()),
  )
}

/**
 * Opens a page as somebody who is signed in. The first page of a session signs in as everybody does, but
 * for the form, since the identity provider knows the browser; later ones begin with what that page kept.
 * @param path of the portal, with its query
 */
export async function openSession(page: Page, session: Session, path: string): Promise<void> {
  if (session.kept) return openKept(page, session.kept, path)
  const { jar, origin } = session.portal
  const { hostname } = new URL(origin)
  const context = page.context()
  await context.addCookies(jar.map((one) => ({ ...one, domain: hostname, httpOnly: true })))
  await page.goto(`/auth/validate?${new URLSearchParams({ option: 'login', returnTo: path })}`)
  await expectSignedIn(page)
  const { cookies, origins } = await context.storageState()
  const items = origins.find((one) => one.origin === origin)?.localStorage ?? []
  // What the portal itself notes down is of the organisation and in the language that this page opened.
  const stays = cookies.filter(({ name }) => name !== 'language')
  session.kept = { cookies: stays, items: items.filter(({ name }) => name.startsWith('msal.')) }
}

async function openKept(
  page: Page,
  { cookies, items }: NonNullable<Session['kept']>,
  path: string,
): Promise<void> {
  await page.context().addCookies(cookies)
  const script = await page.addInitScript((kept) => {
    for (const { name, value } of kept) localStorage.setItem(name, value)
  }, items)
  await page.goto(path)
  // A page that signs out later stays signed out.
  await script.dispose()
}

async function portalOf(page: Page): Promise<Browser> {
  const known = portalOrigins.get(page.context())
  if (!known) await page.goto('/health')
  const { hostname, port } = new URL(known ?? page.url())
  return new Browser(Number(port), hostname)
}
