import { logFailure } from '../lib/log-failure.ts'
import type { Connectivity, WhenReachable } from './connectivity/connectivity.ts'
import type { PreparationNeeds } from './prepare-offline.ts'

/** Life without the server. */
export type OfflineData = {
  /** Whether the server can be reached. */
  readonly connectivity: Connectivity['state']
  whenReachable: WhenReachable
  /** Asks the server for a sign of life. @returns whether it has answered. Never rejects. */
  probe(): Promise<boolean>
  /**
   * Waits for something that the page can do without, no longer than for anything that the device has
   * too.
   * @param instead what is taken when it fails or takes too long
   */
  withinPatience<T>(work: Promise<T>, instead: T): Promise<T>
  /**
   * Brings what the signed-in user works with onto this device, behind the page (OFF-3). Does nothing
   * for a guest, and stops without a word while the server cannot be reached. Never rejects.
   */
  prepareOffline(): Promise<void>
}

export function offlineData(
  connectivity: Connectivity,
  patience: (signal: AbortSignal) => Promise<void>,
  prepareOffline: () => Promise<void>,
): OfflineData {
  const { state, whenReachable, probe } = connectivity
  return {
    connectivity: state,
    whenReachable,
    probe,
    async withinPatience(work, instead) {
      const waiting = new AbortController()
      try {
        return await Promise.race([work, patience(waiting.signal).then(() => instead)])
      } catch {
        return instead
      } finally {
        waiting.abort()
      }
    },
    prepareOffline,
  }
}

/** The preparation for the time without a network; guests, who have nothing to prepare, load none of it. */
export function latePreparation(needs: Omit<PreparationNeeds, 'savesData'>): () => Promise<void> {
  let loading: Promise<() => Promise<void>> | null = null
  const load = async () =>
    (await import('./prepare-offline.ts')).createPreparation({
      ...needs,
      savesData: () => savesData(navigator),
    })
  return async () => {
    if (!needs.userId()) return
    let prepare: () => Promise<void>
    try {
      loading ??= load()
      prepare = await loading
    } catch (error) {
      // The next call tries again.
      loading = null
      return logFailure('What works without a network could not be prepared.', error)
    }
    await prepare()
  }
}

/** Whether the reader asked the browser to spare data; where it does not tell, no. */
export function savesData(navigator: object): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
