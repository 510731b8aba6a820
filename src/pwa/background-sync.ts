import { outboxSyncTag } from '../contract/worker-messages.ts'

/** Not in the DOM library: https://wicg.github.io/background-sync/spec/ */
type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }

/**
 * Has the browser wake the worker once there is a network, even while the page sleeps; the worker asks
 * the pages to send. Where the browser lacks or refuses it, pages send when they are used.
 */
export async function requestSync(workers = navigator.serviceWorker): Promise<void> {
  try {
    const registration: WithSync | undefined = await workers?.getRegistration()
    await registration?.sync?.register(outboxSyncTag)
  } catch {
    // Refused, as in private windows.
  }
}
