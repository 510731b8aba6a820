import { Dexie, type EntityTable } from 'dexie'
import type { Language } from '../i18n/languages.ts'
import type { CachedRow } from './device.ts'
import { buying, firstTables } from './cache-tables.ts'
import { drafts } from './tables/drafts.ts'
import { evidenceContents } from './tables/evidence-contents.ts'
import { evidenceQueue } from './tables/evidence-queue.ts'

const cacheKeys = 'key, storedAt'

/**
 * The portal's IndexedDB. Versions only ever add (an older tab may still be open beside a newer one);
 * imported dynamically, so that no first load has Dexie.
 */
export function openDatabase(name = 'credence'): Dexie {
  const database = new Dexie(name)
  database
    .version(1)
    .stores(Object.fromEntries(firstTables.map((table) => [table.name, cacheKeys])))
  database.version(2).stores({ [drafts.name]: drafts.key })
  database.version(3).stores({
    [evidenceQueue.name]: evidenceQueue.key,
    [evidenceContents.name]: evidenceContents.key,
  })
  database.version(4).stores({ [buying.name]: cacheKeys })
  return database
}

/** A row as it lies in the database. */
export type StoredRow = Omit<CachedRow, 'isStale'> & {
  /** Of what the value says; absent: English. */
  language?: Language
}

/** The rows of one table. */
export function rowsOf(database: Dexie, table: string): EntityTable<StoredRow, 'key'> {
  return database.table(table)
}

/** WebKit kills the connection of a page in the background (dexie/Dexie.js#2008): open again, once. */
export async function reopening<T>(database: Dexie, work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const lost = ['DatabaseClosedError', 'InvalidStateError', 'UnknownError']
    if (!(error instanceof Error) || !lost.includes(error.name)) throw error
    database.close()
    await database.open()
    return await work()
  }
}
