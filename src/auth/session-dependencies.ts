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
  /** A hint only: whether the browser thinks that there is a network. */
  onLine(): boolean
  /** Calls back once, when the browser thinks that the network is back. */
  whenOnline(again: () => void): void
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
  /** Clears what the device keeps for the user. */
  clearDevice(): Promise<void>
  /** ms since the epoch. */
  now(): number
}
