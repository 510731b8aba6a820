import type { Environment } from '../contract/environment.ts'
import type { LocalArea } from '../lib/local-area.ts'
import { answerIn, openMsal, type OpenMsal } from './open-msal.ts'

/** MSAL as it was opened for the answer that this page came with, until the session takes it. */
let begun: Promise<OpenMsal> | null = null

/**
 * Has MSAL redeem the answer of the identity provider while the application is still to come. MSAL gives
 * whoever hands it the same answer again what has come of it, so that the session finishes the redirect as
 * if it were the first to ask, and hears of a failure as well.
 * @param local see `openMsal`
 */
export function beginRedirect(identity: Environment['identity'], local: LocalArea): void {
  const { hash } = window.location
  begun = openMsal(identity, local)
  begun
    .then(({ msal }) => withoutAnswer(() => msal.handleRedirectPromise(answerIn(hash))))
    // Who asks again is told.
    .catch(() => {})
}

/** @returns MSAL at work; null where nothing was begun, or it was taken already */
export function takeBegun(): Promise<OpenMsal> | null {
  const taken = begun
  begun = null
  return taken
}

/**
 * MSAL would take the answer out of the address by one more entry of the history, from which Back would
 * lead to the used code, and before the session has read it there.
 * @param work looks at the address at once or not at all
 */
function withoutAnswer<T>(work: () => T): T {
  const { history, location } = window
  const { href, pathname, search } = location
  history.replaceState(history.state, '', pathname + search)
  try {
    return work()
  } finally {
    history.replaceState(history.state, '', href)
  }
}
