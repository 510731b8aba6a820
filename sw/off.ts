import { sharedFiles } from '../src/contract/shared-files.ts'
import { holdsMessage, type PageMessage } from '../src/contract/worker-messages.ts'

/*
 * Takes the place of a worker that must go (SERVICE_WORKER=off): it removes what that one cached and
 * itself. The user's own things stay: IndexedDB is not touched, files that wait to be added are kept,
 * and no page is reloaded.
 */
declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(leave())
})

self.addEventListener('message', (event) => {
  // Whatever version a page is: this one offers it no other.
  const message = event.data as PageMessage
  if (message.type === holdsMessage) event.ports[0]?.postMessage(true)
})

async function leave(): Promise<void> {
  await self.clients.claim()
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name !== sharedFiles.cache).map((name) => caches.delete(name)),
  )
  await self.registration.unregister()
}
