import type { Environment } from '../contract/environment.ts'
import { storageNameOf, type LocalArea } from '../lib/local-area.ts'
import { mayHaveAccount } from './known-account.ts'
import { validatePath } from './return-to.ts'
import type { UserSession } from './session.ts'
import type { SessionAnalytics, SessionDependencies } from './session-dependencies.ts'
import { createSessionMachine } from './session-machine.ts'
import { SignInFailure } from './sign-in-failure.ts'
import { createTokenCookie } from './token-cookie.ts'
import { wipeMsalCache } from './wipe-msal-cache.ts'

export type SessionOptions = {
  environment(): Promise<Environment>
  local: LocalArea
  analytics: SessionAnalytics
  clearDevice: SessionDependencies['clearDevice']
  /** Asks the portal's server whether it is there. */
  isReachable(): Promise<boolean>
  /** Calls back each time that it can be reached again. @returns what ends it */
  whenReachable(again: () => void): () => void
}

/**
 * The session of this browser page. Make it before the router: it reads the fragment that the identity
 * provider left in the address.
 * @returns the session, whose first check has begun
 */
export function createSession(options: SessionOptions): UserSession {
  const { pathname, search } = window.location
  return createSessionMachine({
    ...options,
    loadClient: async (identity) => {
      const { createMsalClient } = await import('./create-msal-client.ts')
      return createMsalClient(identity, options.local, (...why) => new SignInFailure(...why))
    },
    cookie: createTokenCookie(document),
    now: Date.now,
    page: {
      path: pathname + search,
      hash: takeAnswer(window),
      leave: (to) => window.location.assign(to),
      isReachable: options.isReachable,
      whenReachable(again) {
        const stop = options.whenReachable(() => {
          stop()
          again()
        })
      },
      whenSignedOutElsewhere(work) {
        window.addEventListener('storage', ({ key }) => {
          if (key === storageNameOf('signed-out')) work()
        })
      },
      whenShownAgain(work) {
        window.addEventListener('pageshow', ({ persisted }) => {
          if (persisted) work()
        })
      },
      reload: () => window.location.reload(),
      mayHaveAccount: () => mayHaveAccount(window),
      wipeMsalCache: () => wipeMsalCache(window),
    },
  })
}

/**
 * Takes the identity provider's answer out of the address. MSAL would do so by one more entry of the
 * history, and Back from there would lead to the one with the used code in it.
 * @returns the fragment
 */
function takeAnswer({ location, history }: Pick<Window, 'location' | 'history'>): string {
  const { pathname, search, hash } = location
  if (pathname === validatePath && hash) history.replaceState(history.state, '', pathname + search)
  return hash
}
