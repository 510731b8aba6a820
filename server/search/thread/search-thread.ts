import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { SearchCatalogue } from '../query.ts'
import { openIndex } from './open-index.ts'
import type { DatabasePlace } from '../../store/database.ts'
import type { FromThread, ToThread } from './search-messages.ts'

/** Milliseconds between two looks for what has changed, in whichever process. */
const pace = 400

/**
 * The thread that searches: a search of a large directory takes longer than any other request may be kept waiting.
 * It holds the index in memory, and reads from the database itself.
 */
const port = parentPort
if (!port) throw new Error('This is a program for a worker thread')
const tell = (message: FromThread) => port.postMessage(message)
const wordsOfError = (error: unknown) => (error instanceof Error ? error.message : String(error))

const isClosing = new AbortController()
const index = await openIndex(workerData as DatabasePlace)
let catalogue: SearchCatalogue = {
  credentials: [],
  trees: { product: [], region: [], country: [] },
}
/** Searches wait until all has been read once. */
const isRead = follow()

port.on('message', async (message: ToThread) => {
  if (message.kind === 'catalogue') ({ catalogue } = message)
  else if (message.kind === 'search') await answer(message)
  else {
    isClosing.abort()
    await index.close()
    port.close()
  }
})

async function answer({ id, query }: ToThread & { kind: 'search' }): Promise<void> {
  try {
    await isRead
    tell({ kind: 'answer', id, answer: await index.search(query, catalogue) })
  } catch (error) {
    tell({ kind: 'failure', id, message: wordsOfError(error) })
  }
}

/** Reads all, and then what changes, until the thread ends. @returns once all has been read */
async function follow(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  void (async () => {
    let isAway = false
    while (!isClosing.signal.aborted) {
      try {
        await index.catchUp()
        isAway = false
        resolve()
      } catch (error) {
        // Once for each time that the database is away, which the log need not be full of.
        if (!isClosing.signal.aborted && !isAway)
          tell({ kind: 'failure', id: null, message: wordsOfError(error) })
        isAway = true
      }
      await setTimeout(pace, undefined, { signal: isClosing.signal }).catch(() => {})
    }
  })()
  return promise
}
