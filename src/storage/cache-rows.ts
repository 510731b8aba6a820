import type { Dexie } from 'dexie'
import { openDatabase, rowsOf, type Row } from './database.ts'
import type { Table } from './device.ts'
import { reopening } from './reopening.ts'
import { tables } from './tables.ts'

/** What the device does with its rows, each call a transaction. All of them may reject. */
export type CacheRows = ReturnType<typeof createCacheRows>

export function createCacheRows(database: Dexie = openDatabase()) {
  return {
    get: (table: Table, key: string): Promise<Row | undefined> =>
      reopening(database, () => rowsOf(database, table.name).get(key)),

    put: (table: Table, row: Row): Promise<void> =>
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
      const names = tables.filter((table) => table.private).map((table) => table.name)
      return reopening(database, () =>
        database.transaction('rw', names, async () => {
          await Promise.all(names.map((name) => rowsOf(database, name).clear()))
        }),
      )
    },
  }
}
