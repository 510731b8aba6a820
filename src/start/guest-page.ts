import { createGuestSession } from '../auth/guest-session.ts'
import { onlyOnline } from '../auth/only-online.ts'
import { createClaimMode } from '../data/claim-mode.ts'
import { lateData } from '../data/late-data.ts'
import type { Surroundings } from './surroundings.ts'
import type { PageParts } from './user-page.ts'

/**
 * Wires a page that belongs to nobody. What the server has read for it is all that most of its readers
 * need, so the data layer comes when something else is asked for, or when a worker can keep the page for
 * the time without a network.
 */
export function createGuestPage(page: Surroundings): PageParts {
  const { connectivity, local, seed, visit } = page
  const session = createGuestSession((...wish) => {
    // Whatever the browser says of its network, and beside the loading of MSAL, which takes as long.
    const isThere = connectivity.probe()
    return onlyOnline(
      isThere,
      import('../auth/sign-in-here.ts').then(({ signInHere }) =>
        signInHere(local, isThere, ...wish),
      ),
    )
  })
  const late = lateData({
    seed,
    atOnce: {
      outbox: { flushDrafts: async () => {} },
      offline: { connectivity: connectivity.state, whenReachable: connectivity.whenReachable },
      claimMode: createClaimMode(visit),
    },
    async load() {
      const { openData } = await import('./open-data.ts')
      return openData({ page, session: () => session }).data
    },
    async storeSeen(rows) {
      const { storeSeen } = await import('../storage/store-seen.ts')
      storeSeen(rows, local)
    },
  })
  void page.worker.then(() => navigator.serviceWorker?.controller && late.keep())
  return { data: late.data, session, install: null, userFrame: null, loadTexts: null, goOn: null }
}
