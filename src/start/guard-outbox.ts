import { subscribe } from 'valtio/vanilla'
import type { OutboxState } from '../data/outbox/outbox.ts'
import { requestSync } from '../pwa/background-sync.ts'
import { createStoragePersistence } from '../pwa/persistent-storage.ts'

/**
 * While something is on this device alone: asks the browser to keep it even when room is short, and to
 * wake the portal when there is a network again.
 */
export function guardOutbox(outbox: OutboxState): void {
  const persistStorage = createStoragePersistence(navigator.storage)
  let unsent = 0
  // An event of the browser that a page has answered is over: a page that may not come back asks for another.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && unsent > 0) void requestSync()
  })
  subscribe(outbox, () => {
    if (outbox.items.length > 0) void persistStorage()
    // One that is being sent goes back to waiting when that fails, which is nothing new.
    const isUnsent = (state: string) => state === 'waiting' || state === 'sending'
    const now = outbox.items.filter(({ state }) => isUnsent(state)).length
    if (now > unsent) void requestSync()
    unsent = now
  })
}
