import { defaultLanguage, isLanguage } from '../i18n/languages.ts'
import type { LocalArea } from '../lib/local-area.ts'
import { ownScriptUrl } from '../lib/own-script-url.ts'
import type { StoreRequest, SeenRow } from './store-seen-rows.ts'
// oxlint-disable-next-line import/default -- the bundler builds the script and gives its address
import keeper from './row-writer.ts?worker&url'

/**
 * Keeps on the device what a page has shown, past the page's own thread: Dexie is nothing that
 * somebody who reads should wait for.
 * @param seen rows of public tables
 * @param local knows whether a sign-out is to be made up for first, and learns that there is something
 *   to read next time
 * @throws Error where the browser has no such threads; a device that cannot store anything says nothing
 */
export function storeSeen(seen: readonly SeenRow[], local: Pick<LocalArea, 'get' | 'set'>): void {
  const worker = new Worker(ownScriptUrl('keeper', keeper))
  const { lang } = document.documentElement
  const request: StoreRequest = {
    language: isLanguage(lang) ? lang : defaultLanguage,
    ...{ seen, mustClean: Boolean(local.get('device-unclean')) },
  }
  worker.addEventListener('message', () => {
    local.set('device-used', 'yes')
    if (request.mustClean) local.set('device-unclean', '')
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker.postMessage(request)
}
