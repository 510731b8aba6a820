import { createCacheRows } from './cache-rows.ts'
import type { SeenRow } from './seen-row.ts'
import { tables } from './tables.ts'

/**
 * Runs in a thread of its own, since a page that is being read has no time for a database: keeps the
 * rows that it is given in one message, says so with one, and ends. It never tells of a device that
 * cannot keep anything: the portal works without.
 */
addEventListener('message', ({ data }: MessageEvent<readonly SeenRow[]>) => {
  keep(data)
    .then(() => postMessage('kept'))
    .catch(() => {})
    .finally(close)
})

async function keep(seen: readonly SeenRow[]): Promise<void> {
  const rows = createCacheRows()
  for (const { table: name, ...row } of seen) {
    const table = tables.find((one) => one.name === name)
    if (!table) continue
    if (row.value === null) await rows.remove(table, row.key)
    else await rows.put(table, row)
  }
}
