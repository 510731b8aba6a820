/**
 * The thread that renders pages: React, the portal's own code and compression take milliseconds, for
 * which no other caller waits. It reads through the thread that answers, which alone has the database.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { createBirpc } from 'birpc'
import type { ApiConfig } from '../../config-api.ts'
import type { OwnAnswer } from '#src/api/in-process.ts'
import type { ReadCall } from './in-process-reads.ts'
import { makePages } from './make-pages.ts'
import type { PageRenderer, PageRequest } from './page-renderer.ts'
import { loadPortal } from './portal.ts'
import type { Ahead } from './read-ahead.ts'

/** What the thread is told when it starts. */
export type ThreadStart = { dist: string; api: ApiConfig }
/** What the thread does, for a request that the other one knows by a number. */
export type Rendering = {
  render(
    request: number,
    page: PageRequest,
    ahead: Ahead | null,
  ): ReturnType<PageRenderer['render']>
  publicProfile(
    request: number,
    host: string,
    slug: string,
  ): ReturnType<PageRenderer['publicProfile']>
}
/** What the thread asks of the one that answers. */
export type Answering = {
  read(request: number, call: ReadCall): Promise<OwnAnswer>
  warn(error: unknown): void
}

if (!parentPort) throw new Error('This file is a thread of the server.')
const port = parentPort
const { dist, api } = workerData as ThreadStart

const pages = loadPages()
const rendererFor = async (request: number, ahead: Ahead | null = null) =>
  (await pages)(async (call) =>
    ahead?.path === call.path ? ahead.answer : answering.read(request, call),
  )
const functions: Rendering = {
  render: async (request, page, ahead) => (await rendererFor(request, ahead)).render(page),
  publicProfile: async (request, ...asked) => (await rendererFor(request)).publicProfile(...asked),
}
const answering = createBirpc<Answering, Rendering>(functions, {
  post: (message) => port.postMessage(message),
  on: (listener) => port.on('message', listener),
  eventNames: ['warn'],
})

async function loadPages() {
  const portal = await loadPortal(new URL(dist))
  return makePages({ portal, api, warn: (error) => void answering.warn(error) })
}
