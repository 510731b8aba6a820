import { AsyncLocalStorage } from 'node:async_hooks'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { createBirpc } from 'birpc'
import type { FastifyBaseLogger } from 'fastify'
import type { ApiConfig } from '../../config-api.ts'
import type { OwnAnswer } from '#src/api/in-process.ts'
import type { Read, ReadCall } from './in-process-reads.ts'
import type { PageRenderer } from './page-renderer.ts'
import { callAhead } from './read-ahead.ts'
import type { Answering, Rendering, ThreadStart } from './render-thread.ts'

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
  const { within, read } = readsOfRequests(dependencies.read)
  let running: ReturnType<typeof startThread> | null = null
  const thread = () => {
    running ??= startThread({ ...dependencies, read }, () => {
      running = null
    })
    return running
  }
  const renderer: PageRenderer = {
    render: (page) =>
      within(async (request) => {
        const call = callAhead(page, dependencies.api)
        const ahead = call && { path: call.path, answer: await dependencies.read(call) }
        return thread().calls.render(request, page, ahead)
      }),
    publicProfile: (host, slug) =>
      within((request) => thread().calls.publicProfile(request, host, slug)),
  }
  return {
    ...renderer,
    start: () => void thread(),
    stop: async () => running?.stop(),
  }
}

/**
 * What the thread reads belongs to the request that it renders for, and is read as that: the message that
 * asks for it comes from outside of all of them.
 * @returns `within` gives a request its number while it is answered, by which `read` finds it
 */
function readsOfRequests(read: Read) {
  const requests = new Map<number, ReturnType<typeof AsyncLocalStorage.snapshot>>()
  let last = 0
  return {
    async within<Result>(run: (request: number) => Promise<Result>): Promise<Result> {
      const request = (last += 1)
      requests.set(request, AsyncLocalStorage.snapshot())
      try {
        return await run(request)
      } finally {
        requests.delete(request)
      }
    },
    async read(request: number, call: ReadCall): Promise<OwnAnswer> {
      const as = requests.get(request)
      if (!as) throw new Error('The request is answered already.')
      return as(read, call)
    },
  }
}

type ThreadDependencies = Omit<Dependencies, 'read'> & Pick<Answering, 'read'>

function startThread(dependencies: ThreadDependencies, onEnd: () => void) {
  const { dist, api, read, log, patience = usualPatience } = dependencies
  const script = dependencies.script ?? new URL('render-thread.ts', import.meta.url)
  const workerData: ThreadStart = { dist: dist.href, api }
  const worker = new Worker(script, { workerData, resourceLimits, env: threadEnvironment() })
  // The port of the server holds the process, not this.
  worker.unref()
  const own: Answering = { read, warn: (error) => log.warn({ err: error }, 'theme') }
  const calls = createBirpc<Rendering, Answering>(own, {
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
