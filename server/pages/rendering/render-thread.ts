/**
 * The thread that renders pages: React, the portal's own code and compression take milliseconds, for
 * which no other caller waits. It reads through the thread that answers, which alone has the database.
 */
import { enableCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { createBirpc } from 'birpc'
import type { ApiConfig } from '../../config-api.ts'
import type { Read } from './in-process-fetch.ts'
import type { PageRenderer } from './page-renderer.ts'

/** What the thread is told when it starts. */
export type ThreadStart = { dist: string; api: ApiConfig; compileCache: string | undefined }
/** What the thread asks of the one that answers. */
export type Answering = { read: Read; warn(error: unknown): void }

if (!parentPort) throw new Error('This file is a thread of the server.')
const port = parentPort
const { dist, api, compileCache } = workerData as ThreadStart
if (compileCache) enableCompileCache(compileCache)

const pages = loadPages()
const functions: PageRenderer = {
  render: async (request) => (await pages).render(request),
  publicProfile: async (host, slug) => (await pages).publicProfile(host, slug),
}
const answering = createBirpc<Answering, PageRenderer>(functions, {
  post: (message) => port.postMessage(message),
  on: (listener) => port.on('message', listener),
  eventNames: ['warn'],
})

/** Imported late: the compile cache is on by now. */
async function loadPages(): Promise<PageRenderer> {
  const [{ loadPortal }, { makePages }] = await Promise.all([
    import('./portal.ts'),
    import('./make-pages.ts'),
  ])
  const portal = await loadPortal(new URL(dist))
  return makePages({ portal, api, read: answering.read, warn: answering.warn })
}
