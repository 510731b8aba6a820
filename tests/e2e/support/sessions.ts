import type { BrowserContext, Cookie } from 'playwright/test'
import type { Browser } from '#server/identity/testing/browser.ts'
import type { PortalServer } from '../../fixtures/portal-server.ts'

/** Somebody who is signed in at a portal. */
export type Session = {
  /** Speaks to the portal as they do, apart from any page. */
  readonly portal: Browser
  readonly accessToken: string
  /** What a page kept of its sign-in, once one did. */
  kept?: { cookies: Cookie[]; items: { name: string; value: string }[] }
}

type Remembered = { who: string; portal: Browser; since: number; session: Promise<Session> }

/** Whoever the tests of one file share who need nobody in particular. */
export const anybody = 'anybody'

/** Milliseconds: pages must not come to renew the token that all of them begin with. */
const maxAge = 30 * 60_000
let remembered: Remembered[] = []

/**
 * The session of somebody at a portal, made once, since a sign-in takes longer than most tests.
 * @param who address of the account, or `anybody`
 * @param enter signs in, or up
 */
export function sessionOf(
  portal: Browser,
  who: string,
  enter: (portal: Browser) => Promise<{ accessToken: string }>,
): Promise<Session> {
  const known = remembered.find((one) => one.who === who && one.portal.origin === portal.origin)
  if (known && Date.now() - known.since < maxAge) return known.session
  const session = enter(portal).then(({ accessToken }) => ({ portal, accessToken }))
  remembered = [
    ...remembered.filter((one) => one !== known),
    { who, portal, since: Date.now(), session },
  ]
  return session
}

/**
 * Forgets, between two test files, who had organisations made for them and who was at portals that are gone.
 * @param staying portal that goes on, with the accounts of the demo data signed in
 */
export function forgetSessions(staying: PortalServer | null): void {
  const port = staying ? Number(new URL(staying.url).port) : null
  remembered = remembered.filter((one) => one.portal.port === port && one.who !== anybody)
}

/** Where a test's own context finds the portal; Playwright does not say it of a context. */
export const portalOrigins = new WeakMap<BrowserContext, string>()
