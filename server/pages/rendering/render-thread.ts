/**
 * The thread that renders pages: React, the portal's own code and compression take milliseconds, for
 * which no other caller waits. It reads through the thread that answers, which alone has the database.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { createBirpc } from 'birpc'
import type { ApiConfig } from '../../config-api.ts'
import type { Read } from './in-process-fetch.ts'
import { makePages } from './make-pages.ts'
import type { PageRenderer } from './page-renderer.ts'
import { loadPortal } from './portal.ts'

/** What the thread is told when it starts. */
export type ThreadStart = { dist: string; api: ApiConfig }
/** What the thread asks of the one that answers. */
export type Answering = { read: Read; warn(error: unknown): void }

if (!parentPort) throw new Error('This file is a thread of the server.')
const port = parentPort
const { dist, api } = workerData as ThreadStart

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

async function loadPages(): Promise<PageRenderer> {
  const portal = await loadPortal(new URL(dist))
  return makePages({
    portal,
    api,
    read: answering.read,
    warn: (error) => void answering.warn(error),
  })
}
