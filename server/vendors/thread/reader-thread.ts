import { parentPort, workerData } from 'node:worker_threads'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { inspectFile } from '../reading/inspect-file.ts'
import { readRows } from '../reading/read-rows.ts'
import type { SheetRow } from '../reading/sheet-row.ts'
import { VendorFileError } from '../reading/vendor-file-error.ts'
import type { FromReader, ToReader } from './reader-messages.ts'

/** Rows of one message. */
const batch = 1_000

/** The thread that reads one file: whatever a file does to it, it does to this thread alone. */
const port = parentPort
if (!port) throw new Error('This is a program for a worker thread')
const tell = (message: FromReader) => port.postMessage(message)

const rows = readRows(workerData as Uint8Array)
// Each question waits for the one before it.
let turn = Promise.resolve()
port.on('message', (message: ToReader) => {
  turn = turn.then(async () => tell(await answer(message)))
})

async function answer({ kind }: ToReader): Promise<FromReader> {
  try {
    if (kind === 'inspect')
      return { kind: 'inspected', file: await inspectFile(rows, await loadCatalogue()) }
    const taken: SheetRow[] = []
    while (taken.length < batch) {
      const step: IteratorResult<SheetRow, void> = await rows.next()
      if (step.done) break
      taken.push(step.value)
    }
    return taken.length > 0 ? { kind: 'rows', rows: taken } : { kind: 'end' }
  } catch (error) {
    if (!(error instanceof VendorFileError)) throw error
    return { kind: 'problem', code: error.code, row: error.row }
  }
}
