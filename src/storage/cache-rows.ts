import type { Dexie } from 'dexie'
import { defaultLanguage, type Language } from '../i18n/languages.ts'
import { openDatabase, reopening, rowsOf, type StoredRow } from './database.ts'
import type { CachedRow, Table } from './device.ts'
import { aboutProfiles, emptiedAtSignOut, reference } from './cache-tables.ts'

/** What the device does with its rows, each call a transaction. All of them may reject. */
export type CacheRows = ReturnType<typeof createCacheRows>

/**
 * The rows of the device's cache.
 * @param language of the page: in which what is put was answered
 */
export function createCacheRows(
  database: Dexie = openDatabase(),
  language: Language = defaultLanguage,
) {
  const read = ({ language: own = defaultLanguage, ...row }: StoredRow): CachedRow =>
    own === language ? row : { ...row, isStale: true }
  // Rows of earlier releases have no language, and what they have of names is English.
  const stored = (row: CachedRow): StoredRow =>
    language === defaultLanguage ? row : { ...row, language }
  return {
    async get(table: Table, key: string): Promise<CachedRow | undefined> {
      const row = await reopening(database, () => rowsOf(database, table.name).get(key))
      return row && read(row)
    },

    async all(table: Table): Promise<CachedRow[]> {
      const rows = await reopening(database, () => rowsOf(database, table.name).toArray())
      return rows.map(read)
    },

    put: (table: Table, row: CachedRow): Promise<void> =>
      reopening(database, () =>
        database.transaction('rw', table.name, async () => {
          const rows = rowsOf(database, table.name)
          await rows.put(stored(row))
          const surplus = (await rows.count()) - table.keep
          if (surplus > 0) await rows.orderBy('storedAt').limit(surplus).delete()
        }),
      ),

    remove: (table: Table, key: string): Promise<void> =>
      reopening(database, () => rowsOf(database, table.name).delete(key)),

    clearPrivate: (): Promise<void> => {
      const names = emptiedAtSignOut.map((table) => table.name)
      return reopening(database, () =>
        database.transaction('rw', [...names, reference.name], async () => {
          await Promise.all([
            ...names.map((name) => rowsOf(database, name).clear()),
            rowsOf(database, reference.name)
              .where(':id')
              .startsWithAnyOf([...aboutProfiles])
              .delete(),
          ])
        }),
      )
    },
  }
}
