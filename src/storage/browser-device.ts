import type { CacheRows } from './cache-rows.ts'
import type { Device, CachedRow, Table } from './device.ts'
import type { LocalArea } from '../lib/local-area.ts'
import { createInTime, longWait } from './database-timeout.ts'
import { goesAtSignOut } from './cache-tables.ts'
import { whenIdle } from '../lib/when-idle.ts'

type Options = {
  local: LocalArea
  /** Loads Dexie's rows; called when they are first needed. */
  open: () => Promise<CacheRows>
  /** When writing may begin; by default when the page is idle. */
  idle?: () => Promise<void>
  /**
   * When pages open without a network, so that caching public reads is worth it; by default at
   * once. What is private does not wait for it.
   */
  worthStoring?: () => Promise<unknown>
  /** ms since the epoch. */
  now?: () => number
  /** Resolves when a database that has not answered is not waited for any longer. */
  wait?: (signal: AbortSignal) => Promise<void>
}

/**
 * The device of a browser. It loads Dexie only when there is something to read (a mark in local
 * storage says so) or, when the page is idle, something to write. A guest's first visit keeps things
 * once a worker is there that can show them, and has fetched Dexie by itself by then.
 */
export function createBrowserDevice(options: Options): Device {
  const { local, open, idle = whenIdle, now = Date.now } = options
  const { worthStoring = async () => {} } = options
  const inTime = createInTime(options.wait ?? longWait)
  const waiting = new Map<string, { table: Table; row: CachedRow }>()
  let rows: Promise<CacheRows> | null = null
  let isCleared = false
  const opened = Promise.withResolvers<void>()

  const attempt = <T>(work: (rows: CacheRows) => Promise<T>) => inTime(perform(work))

  async function perform<T>(work: (rows: CacheRows) => Promise<T>): Promise<T | null> {
    try {
      rows ??= openClean()
      return await work(await rows)
    } catch {
      // Blocked, full or broken: the portal works without. The next call tries again.
      rows = null
      return null
    }
  }
  /** A sign-out that the database did not live to see is made up for before anything is read. */
  async function openClean(): Promise<CacheRows> {
    const all = await open()
    opened.resolve()
    if (local.get('device-unclean')) await clean(all)
    return all
  }
  async function clean(all: CacheRows) {
    await all.clearPrivate()
    local.set('device-unclean', '')
  }
  const used = () => local.get('device-used') !== null
  const idOf = (table: Table, key: string) => `${table.name}:${key}`

  return {
    async read(table, key) {
      const written = waiting.get(idOf(table, key))
      const row = written?.row ?? (used() ? await attempt((all) => all.get(table, key)) : null)
      return row ? { value: row.value, storedAt: row.storedAt, isStale: row.isStale } : null
    },
    async all(table) {
      const stored = (used() && (await attempt((all) => all.all(table)))) || []
      const written = [...waiting.values()].filter((one) => one.table === table)
      const rows = [...stored, ...written.map((one) => one.row)]
      return [...new Map(rows.map((row) => [row.key, row])).values()]
    },
    async write(table, key, value, when = 'idle') {
      // The user has signed out: what was on its way for them then must not come back.
      if (isCleared && table.private) return
      const id = idOf(table, key)
      const entry = { table, row: { key, value, storedAt: now() } }
      waiting.set(id, entry)
      if (when === 'idle') await idle()
      if (!table.private) await Promise.race([worthStoring(), opened.promise])
      const put = perform(async (all) => {
        // Overwritten, forgotten or cleared by a sign-out meanwhile: it must not come back.
        if (waiting.get(id) !== entry) return
        await all.put(table, entry.row)
        local.set('device-used', 'yes')
      })
      // A database that answers late still stores it; until then it is read from here.
      const done = put.then(() => {
        if (waiting.get(id) === entry) waiting.delete(id)
      })
      await inTime(done)
    },
    async forget(table, key) {
      waiting.delete(idOf(table, key))
      if (used()) await attempt((all) => all.remove(table, key))
    },
    async clearPrivate() {
      isCleared = true
      for (const [id, entry] of waiting)
        if (goesAtSignOut(entry.table, entry.row.key)) waiting.delete(id)
      if (!used()) return
      local.set('device-unclean', 'yes')
      await attempt(clean)
    },
  }
}
