import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ColumnMeaning } from '#src/contract/vendors/vendor-column.ts'
import type { DatabasePlace } from '../store/database.ts'
import type { MatchedRow } from './matching/match-rows.ts'
import type { SheetRow } from './reading/sheet-row.ts'
import type { FromMatcher, ToMatcher } from './thread/matcher-messages.ts'

/** MB of V8's heap: ten thousand rows and the words of a million suppliers take a third of it. */
const memory = 1_024

/** Compares rows of a list with suppliers, in a thread of its own that lives as long as the list is worked on. */
export type VendorMatcher = {
  /**
   * Call it with some thousand rows at a time, one call after the other: each reads the names of all suppliers once.
   * What is found for a row depends on no other row, so a list that was interrupted goes on behind the last one.
   * @param columns what each of them has
   * @returns results for some rows at a time, in their order
   * @throws Error where the database or the thread fails; the signal's reason. Either, and leaving the results before
   * their end, ends the thread
   */
  match(
    rows: readonly SheetRow[],
    columns: readonly ColumnMeaning[],
    signal?: AbortSignal,
  ): AsyncGenerator<MatchedRow[]>
  /**
   * Finds rows of a list that have the vendor of an earlier row, once all of its rows are stored.
   * @returns a row and the first one of the same vendor, then the next two
   * @throws Error as `match` does
   */
  findRepeats(listId: string, signal?: AbortSignal): Promise<Uint32Array>
  close(): Promise<void>
}

export function openVendorMatcher(place: DatabasePlace): VendorMatcher {
  const thread = new Worker(new URL('./thread/matcher-thread.ts', import.meta.url), {
    workerData: place,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  })
  const ended = new AbortController()
  // Also while nobody waits for an answer: an error that nobody hears ends the process.
  thread.on('error', (error) => ended.abort(error))
  thread.on('exit', () => ended.abort(new Error('The thread that compares vendors has ended')))
  // A process that ends does not wait for one that has nothing to do.
  thread.unref()
  const close = async () => void (await thread.terminate())

  async function* ask(question: ToMatcher, signal?: AbortSignal): AsyncGenerator<FromMatcher> {
    const signals = AbortSignal.any([ended.signal, ...(signal ? [signal] : [])])
    signals.throwIfAborted()
    thread.ref()
    const messages = on(thread, 'message', { signal: signals })
    send(thread, question)
    let isOver = false
    try {
      for await (const [message] of messages as AsyncIterable<[FromMatcher]>) {
        if (message.kind === 'failure') throw new Error(message.message)
        isOver = message.kind === 'end'
        if (message.kind === 'end') return
        yield message
      }
    } catch (error) {
      signals.throwIfAborted()
      throw error
    } finally {
      thread.unref()
      // Rows that nobody waits for any more are not compared.
      if (!isOver) await close()
    }
  }

  return {
    async *match(rows, columns, signal) {
      for await (const message of ask({ kind: 'match', rows, columns }, signal))
        if (message.kind === 'matched') yield message.rows
    },
    async findRepeats(listId, signal) {
      let pairs: Uint32Array = new Uint32Array()
      for await (const message of ask({ kind: 'find-repeats', listId }, signal))
        if (message.kind === 'repeats') pairs = message.pairs
      return pairs
    },
    close,
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
const send = (thread: Worker, message: ToMatcher) => thread.postMessage(message)
