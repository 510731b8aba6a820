import type { DatabaseSync } from 'node:sqlite'
import { type Dialect, SqliteDialect } from 'kysely'
import { withDriver } from '../with-driver.ts'
import { adaptDatabase } from './sqlite-database.ts'
import { createLockWait } from './sqlite-lock.ts'

/** Milliseconds that SQLite itself waits for a lock: nothing else of the process runs meanwhile. */
const standstill = 25

/** Kysely's dialect on node:sqlite, for a database that other processes write too, on a disk that may fill up. */
export function sqliteDialect(database: DatabaseSync): Dialect {
  database.exec(`pragma busy_timeout = ${standstill}`)
  const waitForLock = createLockWait()
  const dialect = new SqliteDialect({
    database: adaptDatabase(database),
    async onCreateConnection(connection) {
      const execute = connection.executeQuery.bind(connection)
      connection.executeQuery = (query) => waitForLock(() => execute(query))
    },
  })
  return withDriver(dialect, (driver) => {
    const rollBack = driver.rollbackTransaction.bind(driver)
    driver.rollbackTransaction = async (connection) => {
      // SQLite rolls back by itself where the disk is full: a second time would fail, and hide why.
      if (database.isTransaction) await rollBack(connection)
    }
  })
}
