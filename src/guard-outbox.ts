import { subscribe } from 'valtio/vanilla'
import type { OutboxState } from './data/drafts-data.ts'
import { requestSync } from './pwa/background-sync.ts'
import { createKeepStorage } from './pwa/keep-storage.ts'

/**
 * While something is on this device alone: asks the browser to keep it even when room is short, and to
 * wake the portal when there is a network again.
 */
export function guardOutbox(outbox: OutboxState): void {
  const keepStorage = createKeepStorage(navigator.storage)
  let waited = 0
  subscribe(outbox, () => {
    if (outbox.items.length > 0) void keepStorage()
    const waiting = outbox.items.filter(({ state }) => state === 'waiting').length
    if (waiting > waited) void requestSync()
    waited = waiting
  })
}
