import type { Environment } from '../contract/environment.ts'
import type { CurrentUser } from '../contract/membership.ts'
import type { LocalArea } from '../lib/local-area.ts'
import type { MsalClient } from './msal-client.ts'
import type { TokenCookie } from './token-cookie.ts'

/** What the session tells of itself; the portal's Analytics fits. */
export type SessionAnalytics = {
  track(
    event: 'registration' | 'login',
    props: Record<never, never>,
    category: 'Authentication',
  ): void
  identify(user: CurrentUser): void
  clear(): void
}

/** The page that the session lives in. */
export type SessionPage = {
  /** Path with query, and fragment, as they were when the page was loaded. */
  readonly path: string
  readonly hash: string
  /** Loads another page of the portal. */
  leave(to: string): void
  /** Whether the portal's server answers: a browser in a captive portal thinks that it is online. */
  isReachable(): Promise<boolean>
  /** Calls back once, when the server can be reached again. */
  whenReachable(again: () => void): void
  /** Calls back when the user signs out in another tab of this browser. */
  whenSignedOutElsewhere(work: () => void): void
  /** Calls back when the browser shows this page again as it was left, without loading it. */
  whenShownAgain(work: () => void): void
  reload(): void
  /** See known-account.ts. */
  mayHaveAccount(): boolean
  wipeMsalCache(): void
}

export type SessionDependencies = {
  environment(): Promise<Environment>
  /** Loads MSAL. */
  loadClient(identity: Environment['identity']): Promise<MsalClient>
  page: SessionPage
  local: LocalArea
  cookie: TokenCookie
  analytics: SessionAnalytics
  /**
   * Clears the user's data on the device. Never rejects.
   * @param leaver who signed out by their own wish; null when the session was lost, and what is not
   * sent yet waits for the next sign-in
   */
  clearDevice(leaver: CurrentUser | null): Promise<void>
  /** ms since the epoch. */
  now(): number
}
