import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching'
import {
  outboxSyncTag,
  drainMessage,
  holdsMessage,
  keepMessage,
  takeOverMessage,
  type PageMessage,
} from '../src/contract/worker-messages.ts'
import { answerPage, fromNetwork } from './answer-page.ts'
import { dropStrangers, keepLook, keepPublicFile } from './keep-public-file.ts'
import { picturesOfBrand, strategyFor } from './policy.ts'
import { takeSharedFiles } from './take-shared-files.ts'

declare const self: ServiceWorkerGlobalScope
/** Not in the DOM library: https://wicg.github.io/background-sync/spec/#sync-event */
type SyncEvent = ExtendableEvent & { readonly tag: string }

/** Every file of this version and its revision; put in by the build. */
const files = self.__WB_MANIFEST

precache(files)
cleanupOutdatedCaches()

self.addEventListener('install', (event) => {
  // The page that installs the worker has fetched them already, past it.
  event.waitUntil(keepLook([]))
})

self.addEventListener('activate', (event) => {
  // Here after a first visit, or because a page asked for it: then every page may know it at once.
  event.waitUntil(
    Promise.all([
      self.clients.claim(),
      self.registration.navigationPreload?.enable(),
      // A storage that fails is no reason to stay behind.
      dropStrangers().catch(() => undefined),
    ]),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  switch (strategyFor(request, self.location.origin)) {
    case 'page':
      return event.respondWith(answerPage(event, () => matchPrecache('/shell.html')))
    case 'own-page':
      // Left alone it would be fetched twice: once by the preload, which has begun already.
      return event.respondWith(fromNetwork(event))
    case 'precached':
      return event.respondWith(matchPrecache(request).then((kept) => kept ?? fetch(request)))
    case 'public-file':
      return event.respondWith(keepPublicFile(event))
    case 'share':
      return event.respondWith(takeSharedFiles(request))
    case 'network':
      return undefined
  }
})

self.addEventListener('message', (event) => {
  const message = event.data as PageMessage
  if (message.type === takeOverMessage) event.waitUntil(self.skipWaiting())
  if (message.type === holdsMessage) {
    const holds = files.some((file) => typeof file === 'object' && file.url === message.url)
    event.ports[0]?.postMessage(holds)
  }
  if (message.type === keepMessage) {
    event.waitUntil(keepLook(picturesOfBrand(message.urls, self.location.origin)))
  }
})

self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent
  if (sync.tag === outboxSyncTag) sync.waitUntil(askForDrain())
})

/** Pages send what waits; without one it goes out when the portal is opened next. */
async function askForDrain(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' })
  for (const page of pages) page.postMessage({ type: drainMessage })
}
