import type { CacheRows } from './cache-rows.ts'
import type { Device, Kept, Table } from './device.ts'
import type { LocalArea } from '../lib/local-area.ts'
import { whenIdle } from './when-idle.ts'

type Options = {
  local: LocalArea
  /** Instead of Dexie's rows, loaded when first needed. */
  open?: () => Promise<CacheRows>
  /** When writing may begin; by default when the page is idle. */
  idle?: () => Promise<void>
  /** ms since the epoch. */
  now?: () => number
}

const openRows = async () => (await import('./cache-rows.ts')).createCacheRows()

/**
 * The device of a browser. It loads Dexie only when there is something to read (a mark in local
 * storage says so) or, when the page is idle, something to write: never in a guest's first load.
 */
export function createBrowserDevice(options: Options): Device {
  const { local, open = openRows, idle = whenIdle, now = Date.now } = options
  const waiting = new Map<string, { table: Table; kept: Kept }>()
  let rows: Promise<CacheRows> | null = null

  async function attempt<T>(work: (rows: CacheRows) => Promise<T>): Promise<T | null> {
    try {
      rows ??= open()
      return await work(await rows)
    } catch {
      // Blocked, full or broken: the portal works without. The next call tries again.
      rows = null
      return null
    }
  }
  const used = () => local.get('device-used') !== null
  const idOf = (table: Table, key: string) => `${table.name}:${key}`

  return {
    async read(table, key) {
      const written = waiting.get(idOf(table, key))
      if (written) return written.kept
      if (!used()) return null
      const row = await attempt((all) => all.get(table, key))
      return row ? { value: row.value, storedAt: row.storedAt } : null
    },
    async write(table, key, value) {
      const id = idOf(table, key)
      const entry = { table, kept: { value, storedAt: now() } }
      waiting.set(id, entry)
      await idle()
      await attempt(async (all) => {
        // Overwritten, forgotten or cleared by a sign-out meanwhile: it must not come back.
        if (waiting.get(id) !== entry) return
        await all.put(table, { key, ...entry.kept })
        local.set('device-used', 'yes')
      })
      if (waiting.get(id) === entry) waiting.delete(id)
    },
    async forget(table, key) {
      waiting.delete(idOf(table, key))
      if (used()) await attempt((all) => all.remove(table, key))
    },
    async clearPrivate() {
      for (const [id, entry] of waiting) if (entry.table.private) waiting.delete(id)
      if (used()) await attempt((all) => all.clearPrivate())
    },
  }
}
