import { Kysely } from 'kysely'
import { loadCatalogue } from '#server/catalogue/catalogue.ts'
import type { DatabasePlace } from '#server/store/database.ts'
import { openPostgres } from '#server/store/engines/postgres.ts'
import { openSqlite } from '#server/store/engines/sqlite.ts'
import type { Database } from '#server/store/tables.ts'
import { matchHere } from '../../fixtures/vendors/match-list.ts'

/** Compares the rows of a file in this thread. @returns ms of the longest query of the database, and how many there were */
export async function longestQuery(
  { databaseUrl, dataDir }: DatabasePlace,
  file: Uint8Array,
): Promise<{ longest: number; count: number }> {
  let [longest, count] = [0, 0]
  const db = new Kysely<Database>({
    dialect: databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir),
    log({ queryDurationMillis }) {
      longest = Math.max(longest, queryDurationMillis)
      count += 1
    },
  })
  try {
    await matchHere(db, await loadCatalogue(), file)
    return { longest, count }
  } finally {
    await db.destroy()
  }
}
