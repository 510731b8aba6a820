import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { createBirpc } from 'birpc'
import type { FastifyBaseLogger } from 'fastify'
import type { ApiConfig } from '../../config-api.ts'
import type { Read } from './in-process-fetch.ts'
import type { PageRenderer } from './page-renderer.ts'
import type { Answering, ThreadStart } from './render-thread.ts'

/** Milliseconds for a page, with what it reads; a thread that takes longer is replaced. */
const usualPatience = 30_000
/** Megabytes of the thread's heap. What is in use after a page is 30; the young part is as small as pays. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

type Dependencies = {
  /** Folder with the built portal. */
  dist: URL
  api: ApiConfig
  read: Read
  log: FastifyBaseLogger
  /** The code of the thread. */
  script?: URL
  /** Milliseconds. */
  patience?: number
}

/**
 * Renders pages in a thread of their own, which starts with the first of them, or with `start`. When it
 * ends, the pages under way fail, and the next one starts another.
 */
export function createThreadedRenderer(dependencies: Dependencies) {
  let running: ReturnType<typeof startThread> | null = null
  const thread = () => {
    running ??= startThread(dependencies, () => {
      running = null
    })
    return running
  }
  const renderer: PageRenderer = {
    render: (request) => thread().calls.render(request),
    publicProfile: (host, slug) => thread().calls.publicProfile(host, slug),
  }
  return {
    ...renderer,
    start: () => void thread(),
    stop: async () => running?.stop(),
  }
}

function startThread(dependencies: Dependencies, onEnd: () => void) {
  const { dist, api, read, log, patience = usualPatience } = dependencies
  const script = dependencies.script ?? new URL('render-thread.ts', import.meta.url)
  const workerData: ThreadStart = { dist: dist.href, api }
  const worker = new Worker(script, { workerData, resourceLimits, env: threadEnvironment() })
  // The port of the server holds the process, not this.
  worker.unref()
  const own: Answering = { read, warn: (error) => log.warn({ err: error }, 'theme') }
  const calls = createBirpc<PageRenderer, Answering>(own, {
    post: (message) => worker.postMessage(message),
    on: (listener) => worker.on('message', listener),
    timeout: patience,
    onTimeoutError: () => void worker.terminate(),
  })
  let isStopped = false
  worker.on('error', (err) => log.error({ err }, 'the thread that renders pages failed'))
  worker.on('exit', (code) => {
    if (!isStopped) log.error({ code }, 'the thread that renders pages ended')
    calls.$close(new Error('The thread that renders pages ended.'))
    onEnd()
  })
  return {
    calls,
    stop: async () => {
      isStopped = true
      await worker.terminate()
    },
  }
}

/**
 * React would load what helps to develop with it, which takes three times as long. The compile cache is on
 * from the thread's first file: what strips its types takes 17 MB and stays, if it is needed for one.
 */
function threadEnvironment(): NodeJS.ProcessEnv {
  const cache = getCompileCacheDir()
  // Its own name is the version's folder in the one that is asked for.
  return {
    ...process.env,
    NODE_ENV: 'production',
    ...(cache && { NODE_COMPILE_CACHE: dirname(cache) }),
  }
}
