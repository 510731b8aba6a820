import { parentPort, workerData } from 'node:worker_threads'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import type { DatabasePlace } from '../../store/database.ts'
import { openForReading } from '../../store/open-for-reading.ts'
import { keysOfRows } from '../../store/vendors/repeated-rows.ts'
import { findRepeats, type KeyedRow } from '../matching/find-repeats.ts'
import { createRowMatcher } from '../matching/match-rows.ts'
import type { FromMatcher, ToMatcher } from './matcher-messages.ts'

/** kB: names and numbers are read once, and suppliers of rows here and there. */
const cache = 8_000

/** The thread that compares rows with suppliers, which takes some seconds of the processor for a long list. */
const port = parentPort
if (!port) throw new Error('This is a program for a worker thread')
const tell = (message: FromMatcher) => port.postMessage(message)

const { db } = await openForReading(workerData as DatabasePlace, {
  name: 'credence-vendors',
  cache,
})
const match = createRowMatcher(db, await loadCatalogue())

async function answer(message: ToMatcher): Promise<void> {
  if (message.kind === 'match') {
    const { rows, columns } = message
    for await (const matched of match(rows, columns)) tell({ kind: 'matched', rows: matched })
    return
  }
  const rows: KeyedRow[] = []
  for await (const some of keysOfRows(db, message.listId)) rows.push(...some)
  tell({ kind: 'repeats', pairs: Uint32Array.from([...findRepeats(rows)].flat()) })
}

port.on('message', async (message: ToMatcher) => {
  try {
    await answer(message)
    tell({ kind: 'end' })
  } catch (error) {
    tell({ kind: 'failure', message: error instanceof Error ? error.message : String(error) })
  }
})
