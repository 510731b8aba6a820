import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Catalogue, loadCatalogue } from '../catalogue/catalogue.ts'
import { readCatalogue } from '../catalogue/credentials/follow-catalogue.ts'
import { type Config, readConfig } from '../config.ts'
import { auditInserts, type AuditEntry, recordAudit } from '../store/audit.ts'
import { withBeforeCommit } from '../store/before-commit.ts'
import { createStore, type Store } from '../store/create-store.ts'
import { type OpenDatabase, openDatabase } from '../store/database.ts'
import type { Connection } from '../store/engine.ts'
import { sqliteFile } from '../store/engines/sqlite-database.ts'
import { OperatorError } from './operator-error.ts'

/** Adds an entry to the audit log under the name of the actor. */
type Audit = (entry: Omit<AuditEntry, 'actor'>) => Promise<void>

/** What a command works with; each part is opened when it is asked for the first time. */
export type OperatorContext = {
  readonly config: Config
  /** Who acts: goes into the audit log. */
  readonly actor: string
  database(): Promise<OpenDatabase>
  store(): Promise<Store>
  catalogue(): Promise<Catalogue>
  /** Runs a change and its audit entries in one transaction: all of it happens, or nothing. */
  change<Result>(work: (transaction: Connection, audit: Audit) => Promise<Result>): Promise<Result>
  /** Runs a change to see what it would do, and undoes it. */
  preview<Result>(work: (transaction: Connection) => Promise<Result>): Promise<Result>
  /**
   * Runs something of the store that opens a transaction of its own, and adds the entry to that.
   * @throws Error when it did not open exactly one, for then there would be no entry, or several
   */
  recorded(entry: Omit<AuditEntry, 'actor'>, work: () => Promise<void>): Promise<void>
  /** The text of a file, or of standard input for `-`. */
  readText(file: string): Promise<string>
  close(): Promise<void>
}

/**
 * @param env the environment variables that the server reads too
 * @throws StartupError for a setting that cannot be used
 */
export function createContext(
  env: NodeJS.ProcessEnv,
  actor: string,
  readText: OperatorContext['readText'],
): OperatorContext {
  const config = readConfig(env)
  const database = once(() => {
    // A slip in DATA_DIR would make a new, empty one.
    if (!config.databaseUrl && !existsSync(join(config.dataDir, sqliteFile))) {
      throw new OperatorError(
        `There is no database in ${config.dataDir}: start the portal once, or set DATA_DIR.`,
      )
    }
    return openDatabase(config)
  })
  return {
    config,
    actor,
    readText,
    database,
    store: once(async () => createStore(await database())),
    catalogue: once(async () => {
      const [catalogue, { db }] = await Promise.all([loadCatalogue(), database()])
      await readCatalogue(db, catalogue.shelf)
      return catalogue
    }),
    async change(work) {
      const { db } = await database()
      return db
        .transaction()
        .execute((transaction) =>
          work(transaction, (entry) => recordAudit(transaction, { actor, ...entry })),
        )
    },
    async preview(work) {
      const { db } = await database()
      const transaction = await db.startTransaction().execute()
      try {
        return await work(transaction)
      } finally {
        await transaction.rollback().execute()
      }
    },
    async recorded(entry, work) {
      const { db } = await database()
      const inserts = auditInserts(db, { actor, ...entry })
      let transactions = 0
      await withBeforeCommit(async (connection) => {
        transactions += 1
        for (const insert of inserts) await connection.executeQuery(insert)
      }, work)
      if (transactions !== 1) throw new Error(`${entry.action} had ${transactions} transactions`)
    },
    async close() {
      if (database.isOpen()) await (await database()).close()
    },
  }
}

function once<Value>(open: () => Promise<Value>) {
  let opened: Promise<Value> | undefined
  return Object.assign(() => (opened ??= open()), { isOpen: () => opened !== undefined })
}
