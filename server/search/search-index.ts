import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { problem } from '../texts/problem.ts'
import type { IndexAnswer, IndexQuery } from './query.ts'
import { searchCatalogueOf } from './search-catalogue.ts'
import type { DatabasePlace } from '../store/database.ts'
import type { FromThread, ToThread } from './thread/search-messages.ts'

/** Finds suppliers (DSC-1). */
export type SearchIndex = {
  /** @throws ProblemError 503 where the index does not answer */
  search(query: IndexQuery): Promise<IndexAnswer>
  /** Begins to read what it has to know, so that the first search need not wait for it. */
  prepare(): void
  close(): Promise<void>
}

/** Milliseconds that a search may take: the first one of a large directory waits until that has been read. */
const patience = 15_000
/** Searches that wait; more are refused, because their answers would come too late. */
const mostWaiting = 200

/** MB. Answers are short, and what is long lies outside of V8's heap; its own choice takes 20 MB more. */
const youngGeneration = 4

type Waiting = { resolve(answer: IndexAnswer): void; reject(error: unknown): void }

/**
 * The index in a thread of its own. A thread that ends is begun anew with the next search.
 */
export function createSearchIndex({
  place,
  catalogue,
  log,
}: {
  place: DatabasePlace
  catalogue: Catalogue
  log: Pick<FastifyBaseLogger, 'error'>
}): SearchIndex {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | null = null
  let lastId = 0
  let revision: string | null = null

  function begin(): Worker {
    const begun = new Worker(new URL('./thread/search-thread.ts', import.meta.url), {
      workerData: place,
      resourceLimits: { maxYoungGenerationSizeMb: youngGeneration },
    })
    begun.on('message', (message: FromThread) => {
      if (message.kind === 'failure') log.error({ message: message.message }, 'search failed')
      if (message.id === null) return
      const one = waiting.get(message.id)
      if (message.kind === 'answer') one?.resolve(message.answer)
      else one?.reject(unavailable())
    })
    begun.on('error', (error) => log.error(error, 'the thread that searches has ended'))
    begun.on('exit', () => {
      if (thread === begun) [thread, revision] = [null, null]
      for (const one of waiting.values()) one.reject(unavailable())
    })
    // A process that ends does not wait for it.
    begun.unref()
    return begun
  }

  function threadNow(): Worker {
    thread ??= begin()
    const now = catalogue.shelf.revision()
    if (revision !== now) {
      revision = now
      send(thread, { kind: 'catalogue', catalogue: searchCatalogueOf(catalogue) })
    }
    return thread
  }

  return {
    prepare: () => void threadNow(),
    async search(query) {
      if (waiting.size >= mostWaiting) throw unavailable()
      const id = (lastId += 1)
      const { promise, resolve, reject } = Promise.withResolvers<IndexAnswer>()
      waiting.set(id, { resolve, reject })
      const late = setTimeout(() => reject(unavailable()), patience)
      try {
        send(threadNow(), { kind: 'search', id, query })
        return await promise
      } finally {
        clearTimeout(late)
        waiting.delete(id)
      }
    },
    async close() {
      const ending = thread
      if (!ending) return
      const { promise, resolve } = Promise.withResolvers<void>()
      ending.once('exit', () => resolve())
      // Until it has ended the process waits for it after all.
      ending.ref()
      send(ending, { kind: 'close' })
      await promise
    },
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
const send = (thread: Worker, message: ToThread) => thread.postMessage(message)
const unavailable = () => problem(503, 'problems.search-unavailable')
