import { subscribe } from 'valtio/vanilla'
import type { Session } from './auth/session.ts'
import { drainMessage } from './contract/worker-messages.ts'
import type { Connectivity } from './data/connectivity/connectivity.ts'

type Surroundings = {
  session: Session
  connectivity: Pick<Connectivity, 'whenReachable'>
}

/**
 * Calls back whenever sending is worth another try: the server can be reached again, the page is in
 * sight, the user signed in again.
 */
export function wakeOutbox({ session, connectivity }: Surroundings, again: () => void): void {
  const { state } = session
  connectivity.whenReachable(again)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') again()
  })
  // Absent on pages without TLS.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  workers?.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
    if (data?.type === drainMessage) again()
  })
  let neededSignIn = state.requiresReAuthentication
  subscribe(state, () => {
    const isBack = neededSignIn && !state.requiresReAuthentication
    neededSignIn = state.requiresReAuthentication
    if (isBack) again()
  })
}
