import type { Dexie } from 'dexie'
import { openDatabase } from '#src/storage/database.ts'
import { nextTask } from './idle.ts'

/**
 * Empties what the device keeps, and again until nothing more arrives: a page that is gone may still have
 * begun to write what it had put off until it was idle, and the next test would read that instead of the
 * network. The database stays, since screens that are gone may hold it open.
 */
export async function clearDevice(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  const database = openDatabase()
  await database.open()
  do {
    await Promise.all(database.tables.map((table) => table.clear()))
    await nextTask()
  } while ((await countRows(database)) > 0)
  database.close()
  localStorage.clear()
}

async function countRows(database: Dexie): Promise<number> {
  const counts = await Promise.all(database.tables.map((table) => table.count()))
  return counts.reduce((sum, count) => sum + count, 0)
}
