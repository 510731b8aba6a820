import { keepMessage, type PageMessage } from '../contract/worker-messages.ts'

/**
 * Asks a worker that has just come to keep the pictures of the brand, so that they are there offline
 * after the first visit. It fetches them by itself: the page has something better to do.
 * @param ofEveryPage those that other pages show; absolute or not
 */
export function askToKeepLook(worker: ServiceWorker, ofEveryPage: readonly string[]): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const message: PageMessage = { type: keepMessage, urls: [...loaded, ...ofEveryPage] }
  worker.postMessage(message)
}

/**
 * Pages have the brand's stylesheet in them, so only this lets the worker renew the one that it keeps
 * for the shell.
 */
export async function renewLook(): Promise<void> {
  // Without a network the one that is kept stays.
  await fetch('/brand.css').catch(() => undefined)
}
