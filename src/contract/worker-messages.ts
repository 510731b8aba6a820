/* What pages and the service worker say to each other. Single values, which stand where they are used. */

/** Page → waiting worker: take over now. workbox-window sends the same. */
export const takeOverMessage = 'SKIP_WAITING'
/** Page → worker, with a port: does your version have this script? Answered with true or false. */
export const holdsMessage = 'HOLDS'
/** Page → worker: keep these files of the brand for the time without a network. */
export const cacheMessage = 'KEEP'
/** Worker → every window: send what waits in the outbox. */
export const drainMessage = 'drain'

/** Tag of the background sync that asks for the outbox to be sent. */
export const outboxSyncTag = 'outbox'
/** What the worker loads to send the outbox where no page is open. */
export const workerOutboxPath = '/sw-outbox.js'

/** Message from a page to a worker; `url` is a path, `urls` are absolute or paths. */
export type PageMessage =
  | { type: typeof takeOverMessage }
  | { type: typeof holdsMessage; url: string }
  | { type: typeof cacheMessage; urls: readonly string[] }

/** How the files of parts begin that few use: the worker keeps them once they were used. */
export const usedPartPrefix = 'used-'
