import type { BrowserContext, Cookie } from 'playwright/test'
import type { Browser } from '#server/identity/testing/browser.ts'
import type { PortalServer } from './server.ts'

/** Somebody who is signed in at a portal. */
export type Session = {
  /** Speaks to the portal as they do, apart from any page. */
  readonly portal: Browser
  readonly accessToken: string
  /** What a page kept of its sign-in, once one did. */
  kept?: { cookies: Cookie[]; items: { name: string; value: string }[] }
}

/** Whoever the tests of one file share who need nobody in particular. */
export const anybody = 'anybody'

/** Milliseconds a session is used for: pages must not come to renew the token that all of them begin with. */
export const longest = 30 * 60_000

/** Sessions by portal and address, since a sign-in takes longer than most tests. */
export const sessions = new Map<string, { since: number; session: Promise<Session> }>()

/**
 * Forgets, between two test files, who had organisations made for them and who was at portals that are gone.
 * @param staying portal that goes on, with the accounts of the demo data signed in
 */
export function forgetSessions(staying: PortalServer | null): void {
  const port = staying && new URL(staying.url).port
  for (const key of sessions.keys()) {
    if (!key.includes(`:${port} `) || key.endsWith(anybody)) sessions.delete(key)
  }
}

/** Where a test's own context finds the portal; Playwright does not say it of a context. */
export const origins = new WeakMap<BrowserContext, string>()
