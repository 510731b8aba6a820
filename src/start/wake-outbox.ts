import { subscribe } from 'valtio/vanilla'
import type { Session } from '../auth/session.ts'
import { drainMessage } from '../contract/worker-messages.ts'
import type { Connectivity } from '../data/connectivity/connectivity.ts'
import type { Wake } from '../data/outbox/drain.ts'

type Surroundings = {
  session: Session
  connectivity: Pick<Connectivity, 'whenReachable'>
}

/**
 * Calls back whenever what waits is worth a look: the server can be reached again, the page is in sight,
 * the worker says so, the user signed in again. None of it makes what failed go out before its time.
 */
export function wakeOutbox(
  { session, connectivity }: Surroundings,
  again: (why: Wake) => void,
): void {
  const { state } = session
  connectivity.whenReachable(() => again('due'))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') again('due')
  })
  // Absent on pages without TLS.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  workers?.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
    if (data?.type === drainMessage) again('due')
  })
  let neededSignIn = state.requiresReAuthentication
  subscribe(state, () => {
    const isBack = neededSignIn && !state.requiresReAuthentication
    neededSignIn = state.requiresReAuthentication
    if (isBack) again('signed-in')
  })
}
