import { createCacheRows } from './cache-rows.ts'
import { storeSeenRows, type StoreRequest } from './store-seen-rows.ts'

/**
 * Runs in a thread of its own, since a page that is being read has no time for a database: does what one
 * message asks for, says so with another, and ends. It says nothing of a device that cannot store
 * anything: the portal works without.
 */
addEventListener('message', ({ data }: MessageEvent<StoreRequest>) => {
  storeSeenRows(createCacheRows(undefined, data.language), data)
    .then(() => postMessage('kept'))
    .catch(() => {})
    .finally(close)
})
