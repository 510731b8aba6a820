import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Dialect, sql, SqliteDialect } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/sqlite'
import { StartupError } from '../../startup-error.ts'
import type { Engine } from '../engine.ts'
import { withDriver } from '../with-driver.ts'
import { countAffiliatesInSqlite } from './affiliate-count.ts'
import { countNewslettersInSqlite } from './newsletter-count.ts'
import { sqliteFile, adaptDatabase } from './sqlite-database.ts'
import { isSqliteError } from './sqlite-error.ts'
import { createProfileListing } from './sqlite-listing.ts'
import {
  createSearchTexts,
  namesLike,
  saveSearchTexts,
  suppliersWith,
} from './sqlite-search-texts.ts'
import { createLockWait } from './sqlite-lock.ts'

const pragmas = ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on']
/** kB. With 2 MB, SQLite's default, the inner pages of the indexes of 100,000 suppliers do not stay. */
const usualCache = 20_000

/** Extended result codes of SQLite for a taken primary key or unique value. */
const uniqueViolations = [1555, 2067]

/**
 * Opens (or makes) the embedded database in the data folder.
 * @param cache kB of it that are kept in memory
 * @throws StartupError when the folder cannot be written
 */
export function openSqlite(dataDir: string, cache = usualCache): Dialect {
  try {
    mkdirSync(dataDir, { recursive: true })
    const database = new DatabaseSync(join(dataDir, sqliteFile), { timeout: 5000 })
    for (const pragma of [...pragmas, `cache_size = -${cache}`]) database.exec(`pragma ${pragma}`)
    return sqliteDialect(database)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartupError(`The data folder ${dataDir} cannot be used: ${reason}.`, { cause })
  }
}

/** What is special about SQLite. */
export const sqliteEngine: Engine = {
  name: 'sqlite',
  rowNumberType: 'integer',
  keyType: 'text',

  // Every transaction of ours begins immediately and so is the only writer: see sqlite-database.ts.
  lockSetUp: async () => {},
  lock: async () => {},

  commitWithoutWaiting: (db, run) =>
    // Nobody else has the connection meanwhile, so no other transaction is committed in this way.
    db.connection().execute(async (connection) => {
      // https://sqlite.org/pragma.html#pragma_synchronous: with a write-ahead log, nothing is damaged.
      await sql`pragma synchronous = normal`.execute(connection)
      try {
        await connection.transaction().execute(run)
      } finally {
        await sql`pragma synchronous = full`.execute(connection)
      }
    }),

  async createNameSearch(transaction) {
    // https://sqlite.org/fts5.html#external_content_tables
    await sql`create virtual table organisation_names using fts5(
      name_key, content = 'organisations', content_rowid = 'no', tokenize = 'trigram')`.execute(
      transaction,
    )
    await sql`create trigger organisation_names_insert after insert on organisations begin
      insert into organisation_names (rowid, name_key) values (new.no, new.name_key);
    end`.execute(transaction)
    await sql`create trigger organisation_names_delete after delete on organisations begin
      insert into organisation_names (organisation_names, rowid, name_key) values ('delete', old.no, old.name_key);
    end`.execute(transaction)
    await sql`create trigger organisation_names_update after update of name_key on organisations begin
      insert into organisation_names (organisation_names, rowid, name_key) values ('delete', old.no, old.name_key);
      insert into organisation_names (rowid, name_key) values (new.no, new.name_key);
    end`.execute(transaction)
  },

  createProfileListing,

  createAffiliateCount: countAffiliatesInSqlite,
  createNewsletterCount: countNewslettersInSqlite,

  namesContaining(words, limit) {
    const quoted = words.map((word) => sql`'"' || ${word} || '"'`)
    return sql`select rowid as no from organisation_names
      where organisation_names match ${sql.join(quoted, sql` || ' AND ' || `)} limit ${limit}`
  },

  createSearchTexts,
  saveSearchTexts,
  suppliersWith,
  namesLike,

  jsonList: jsonArrayFrom,

  isUniqueViolation: (error) => isSqliteError(error, uniqueViolations),
}

/** Milliseconds that SQLite itself waits for a lock: nothing else of the process runs meanwhile. */
const standstill = 25

/** Kysely's dialect on node:sqlite, for a database that other processes write too, on a disk that may fill up. */
function sqliteDialect(database: DatabaseSync): Dialect {
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
      // SQLite itself rolls back where the disk is full: a second time would fail, and hide why.
      if (database.isTransaction) await rollBack(connection)
    }
  })
}
