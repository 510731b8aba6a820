/** What pages and the service worker say to each other. */
export const workerMessages = {
  /** Page → waiting worker: take over now. workbox-window sends the same. */
  takeOver: 'SKIP_WAITING',
  /** Page → worker, with a port: does your version have this script? Answered with true or false. */
  holds: 'HOLDS',
  /** Page → worker: keep these files of the brand for the time without a network. */
  keep: 'KEEP',
  /** Worker → every window: send what waits in the outbox. */
  drain: 'drain',
} as const

/** Tag of the background sync that asks for the outbox to be sent. */
export const outboxSyncTag = 'outbox'

/** Message from a page to a worker; `url` is a path, `urls` are absolute or paths. */
export type PageMessage =
  | { type: typeof workerMessages.takeOver }
  | { type: typeof workerMessages.holds; url: string }
  | { type: typeof workerMessages.keep; urls: readonly string[] }
