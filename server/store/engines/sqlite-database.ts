import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** Name of the embedded database in the data folder and in a backup. */
export const sqliteFile = 'credence.sqlite'

const cachedStatements = 500

/**
 * Lets Kysely's SQLite dialect, written for better-sqlite3, run on node:sqlite.
 * Prepared statements are cached, the longest unused one is dropped first.
 *
 * Transactions begin immediately: a deferred one that reads first and writes later fails at once,
 * whatever the busy timeout, when another process wrote in between.
 */
export function adaptDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const text = sql === 'begin' ? 'begin immediate' : sql
      const statement = statements.get(text) ?? adaptStatement(database.prepare(text))
      statements.delete(text)
      statements.set(text, statement)
      if (statements.size > cachedStatements)
        statements.delete(statements.keys().next().value ?? '')
      return statement
    },
  }
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}
