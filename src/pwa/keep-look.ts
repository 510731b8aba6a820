import { keepMessage, type PageMessage } from '../contract/worker-messages.ts'

/**
 * Asks the worker to keep the look of the brand, so that it is there offline after the first visit, and
 * after one behind a captive portal. It fetches by itself what it does not have: the page has something
 * better to do.
 * @param ofEveryPage those that other pages show; absolute or not
 */
export function askToKeepLook(worker: ServiceWorker, ofEveryPage: readonly string[]): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const message: PageMessage = { type: keepMessage, urls: [...loaded, ...ofEveryPage] }
  worker.postMessage(message)
}
