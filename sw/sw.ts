import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching'
import {
  outboxSyncTag,
  drainMessage,
  holdsMessage,
  cacheMessage,
  takeOverMessage,
  workerOutboxPath,
  type PageMessage,
} from '../src/contract/worker-messages.ts'
import { ownScriptUrl } from '../src/lib/own-script-url.ts'
import { answerPage, fromNetwork } from './answer-page.ts'
import { dropStrangers, cacheLook, cachePublicFile } from './cache-public-file.ts'
import { isNeededIn, picturesOfBrand, strategyFor } from './policy.ts'
import { isUsedPart, keepUsedPart } from './keep-used-part.ts'
import { takeSharedFiles } from './take-shared-files.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** Comes with the script of `workerOutboxPath`. */
  sendOutbox?: () => Promise<void>
}
/** Not in the DOM library: https://wicg.github.io/background-sync/spec/#sync-event */
type SyncEvent = ExtendableEvent & { readonly tag: string }

/** Every file of this version and its revision; put in by the build. */
const files = self.__WB_MANIFEST

/** Once in the life of a worker: a policy of Trusted Types has its name for itself. */
const outboxScript = ownScriptUrl('sw', workerOutboxPath)

const language = new URL(self.location.href).searchParams.get('language')
precache(files.filter((file) => isNeededIn(language, typeof file === 'object' ? file.url : file)))
cleanupOutdatedCaches()

self.addEventListener('install', (event) => {
  if ('sync' in self.registration) loadOutbox()
  // The page that installs the worker has fetched them already, past it.
  event.waitUntil(cacheLook(language ?? 'en', []))
})

self.addEventListener('activate', (event) => {
  // Here after a first visit, or because a page asked for it: then every page may know it at once.
  event.waitUntil(
    Promise.all([
      self.clients.claim(),
      preloadPages(self.registration.navigationPreload),
      // A storage that fails is no reason to stay behind.
      dropStrangers().catch(() => undefined),
    ]),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  switch (strategyFor(request, self.location.origin)) {
    case 'page':
      return event.respondWith(answerPage(event, openShell))
    case 'own-page':
      // Left alone it would be fetched twice: once by the preload, which has begun already.
      return event.respondWith(fromNetwork(event))
    case 'precached':
      if (isUsedPart(request.url)) return event.respondWith(keepUsedPart(event))
      return event.respondWith(matchPrecache(request).then((kept) => kept ?? fetch(request)))
    case 'public-file':
      return event.respondWith(cachePublicFile(event))
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
  if (message.type === cacheMessage) {
    event.waitUntil(
      cacheLook(language ?? 'en', picturesOfBrand(message.urls, self.location.origin)),
    )
  }
})

self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent
  if (sync.tag === outboxSyncTag) sync.waitUntil(askForDrain())
})

/** The shell in the language of the worker's pages; in English where this version has none of it. */
async function openShell(): Promise<Response | undefined> {
  const own = language === null ? undefined : await matchPrecache(`/shell-${language}.html`)
  return own ?? matchPrecache('/shell.html')
}

/**
 * Firefox opens nothing at all where a preload fails, whatever the worker answers (workbox#3134), so that
 * only Chromium, which alone has `userAgentData`, preloads. What an earlier version enabled stays enabled.
 */
async function preloadPages(preload: NavigationPreloadManager | undefined): Promise<void> {
  await ('userAgentData' in navigator ? preload?.enable() : preload?.disable())
}

/** Pages send what waits; without one the worker does. Rejected, the browser asks again later. */
async function askForDrain(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage({ type: drainMessage })
  if (pages.length > 0) return
  loadOutbox()
  await self.sendOutbox?.()
}

/**
 * Loads what sends the outbox. The browser keeps the script that a worker loads as it is installed, and
 * takes no other afterwards (https://w3c.github.io/ServiceWorker/#importscripts).
 */
function loadOutbox(): void {
  try {
    importScripts(outboxScript)
  } catch {
    // Not fetched: pages send, when the portal is opened next.
  }
}
