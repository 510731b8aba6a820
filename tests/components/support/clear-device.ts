import { openDatabase } from '#src/storage/database.ts'

/** Empties what the device keeps. The database stays: screens that are gone may hold it open. */
export async function clearDevice(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  const database = openDatabase()
  await database.open()
  await Promise.all(database.tables.map((table) => table.clear()))
  database.close()
}
