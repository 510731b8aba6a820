import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { InspectedFile } from './reading/inspect-file.ts'
import type { SheetRow } from './reading/sheet-row.ts'
import { VendorFileError } from './reading/vendor-file-error.ts'
import type { FromReader, ToReader } from './thread/reader-messages.ts'

type Bounds = {
  signal?: AbortSignal | undefined
  /** Milliseconds that the thread may take for the file, without those in which nobody asks it. */
  patience?: number
  /** MB of V8's heap that it may take: a workbook of the largest size takes two thirds of what is usual. */
  memory?: number
}
const usual = { patience: 60_000, memory: 1_024 }

/**
 * Reads a file of vendors to its end in a thread of its own, and guesses what its columns have. The thread is ended
 * afterwards, by the signal, and where it takes too long or too much memory.
 * @throws VendorFileError for a file that cannot be read; the signal's reason where it ended the reading
 */
export async function inspectVendorFile(
  bytes: Uint8Array,
  bounds: Bounds = {},
): Promise<InspectedFile> {
  const reader = openReader(bytes, bounds)
  try {
    const answer = await reader.ask({ kind: 'inspect' })
    if (answer.kind !== 'inspected') throw new Error(`The thread answered ${answer.kind}`)
    return answer.file
  } finally {
    await reader.close()
  }
}

/**
 * Reads the rows of a file in the same way.
 * @returns some rows at a time, as fast as they are taken
 * @throws VendorFileError for a file that cannot be read; the signal's reason where it ended the reading
 */
export async function* readVendorFile(
  bytes: Uint8Array,
  bounds: Bounds = {},
): AsyncGenerator<readonly SheetRow[]> {
  const reader = openReader(bytes, bounds)
  try {
    for (;;) {
      const answer = await reader.ask({ kind: 'next' })
      if (answer.kind !== 'rows') return
      yield answer.rows
    }
  } finally {
    await reader.close()
  }
}

function openReader(
  bytes: Uint8Array,
  { signal, patience = usual.patience, memory = usual.memory }: Bounds,
) {
  signal?.throwIfAborted()
  const thread = new Worker(new URL('./thread/reader-thread.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  })
  let [failure, left]: [Error | null, number] = [null, patience]
  // Also while nobody waits for an answer: an error that nobody hears ends the process.
  thread.on('error', (error: NodeJS.ErrnoException) => {
    failure =
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? new VendorFileError('too-much-text', null, { cause: error })
        : error
  })

  async function ask(question: ToReader): Promise<FromReader> {
    if (failure) throw failure
    const late = AbortSignal.timeout(Math.max(1, Math.ceil(left)))
    const begun = performance.now()
    send(thread, question)
    try {
      const signals = AbortSignal.any([late, ...(signal ? [signal] : [])])
      const [answer] = (await once(thread, 'message', { signal: signals })) as [FromReader]
      left -= performance.now() - begun
      if (answer.kind === 'problem') throw new VendorFileError(answer.code, answer.row)
      return answer
    } catch (error) {
      signal?.throwIfAborted()
      if (late.aborted) throw new VendorFileError('takes-too-long', null, { cause: error })
      throw failure ?? error
    }
  }
  return { ask, close: () => thread.terminate() }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
const send = (thread: Worker, message: ToReader) => thread.postMessage(message)
