import type { Dexie } from 'dexie'
import { openDatabase, reopening, rowsOf } from './database.ts'
import type { CachedRow, Table } from './device.ts'
import { goesAtSignOut, tables } from './cache-tables.ts'

/** What the device does with its rows, each call a transaction. All of them may reject. */
export type CacheRows = ReturnType<typeof createCacheRows>

export function createCacheRows(database: Dexie = openDatabase()) {
  return {
    get: (table: Table, key: string): Promise<CachedRow | undefined> =>
      reopening(database, () => rowsOf(database, table.name).get(key)),

    all: (table: Table): Promise<CachedRow[]> =>
      reopening(database, () => rowsOf(database, table.name).toArray()),

    put: (table: Table, row: CachedRow): Promise<void> =>
      reopening(database, () =>
        database.transaction('rw', table.name, async () => {
          const rows = rowsOf(database, table.name)
          await rows.put(row)
          const surplus = (await rows.count()) - table.keep
          if (surplus > 0) await rows.orderBy('storedAt').limit(surplus).delete()
        }),
      ),

    remove: (table: Table, key: string): Promise<void> =>
      reopening(database, () => rowsOf(database, table.name).delete(key)),

    clearPrivate: (): Promise<void> => {
      const names = tables.filter(goesAtSignOut).map((table) => table.name)
      return reopening(database, () =>
        database.transaction('rw', names, async () => {
          await Promise.all(names.map((name) => rowsOf(database, name).clear()))
        }),
      )
    },
  }
}
