import type { LocalArea } from '../lib/local-area.ts'
import { ownScriptUrl } from '../lib/own-script-url.ts'
// oxlint-disable-next-line import/default -- the bundler builds the script and gives its address
import keeper from './row-keeper.ts?worker&url'
import type { SeenRow } from './seen-row.ts'

/**
 * Keeps on the device what a page has shown, past the page's own thread: Dexie is nothing that
 * somebody who reads should wait for.
 * @param rows of public tables
 * @param local learns that there is something to read next time
 * @throws Error where the browser has no such threads; a device that cannot keep anything says nothing
 */
export function keepSeen(rows: readonly SeenRow[], local: Pick<LocalArea, 'set'>): void {
  const worker = new Worker(ownScriptUrl('keeper', keeper))
  worker.addEventListener('message', () => local.set('device-used', 'yes'))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker.postMessage(rows)
}
