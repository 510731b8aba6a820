import { sql } from 'kysely'
import type { Connection, Engine } from './engine.ts'

/** Tables whose rows have a content in the evidence folder, by its SHA-256. */
const tables = ['evidence', 'check_files', 'request_files'] as const

/** Contents that are looked up with one statement. */
const batch = 500

/** Which contents of the evidence folder belong to something. */
export type StoredContents = {
  /** Whether there are none. */
  isEmpty(): Promise<boolean>
  /** Which of some contents have a row, by their SHA-256. */
  usedOf(sha256: readonly string[]): Promise<Set<string>>
  /** SHA-256 of every content that has a row: for a backup. */
  contents(): Promise<Set<string>>
  /**
   * Runs `remove` if no row has the content any more; while it runs, no row with it can be added.
   * @param sha256 hexadecimal
   */
  whenUnused(sha256: string, remove: () => Promise<void>): Promise<void>
}

/** Makes whoever adds or removes a row with a content wait until the transaction ends. */
export function lockContent(
  transaction: Connection,
  engine: Engine,
  sha256: string,
): Promise<void> {
  return engine.lock(transaction, `evidence ${sha256}`)
}

export function createStoredContents(db: Connection, engine: Engine): StoredContents {
  return {
    async isEmpty() {
      for (const table of tables) {
        const row = await db.selectFrom(table).select('id').limit(1).executeTakeFirst()
        if (row) return false
      }
      return true
    },
    async usedOf(sha256) {
      const used = new Set<string>()
      for (let from = 0; from < sha256.length; from += batch) {
        const some = sha256.slice(from, from + batch)
        for (const table of tables) {
          const rows = await db
            .selectFrom(table)
            .select('sha256')
            .where('sha256', 'in', some)
            .execute()
          for (const row of rows) used.add(row.sha256)
        }
      }
      return used
    },
    async contents() {
      const all = new Set<string>()
      for (const table of tables) {
        const rows = await db.selectFrom(table).select('sha256').distinct().execute()
        for (const row of rows) all.add(row.sha256)
      }
      return all
    },
    whenUnused: (sha256, remove) =>
      db.transaction().execute(async (transaction) => {
        await lockContent(transaction, engine, sha256)
        for (const table of tables) {
          const row = await transaction
            .selectFrom(table)
            .select(sql.lit(1).as('one'))
            .where('sha256', '=', sha256)
            .executeTakeFirst()
          if (row) return
        }
        await remove()
      }),
  }
}
