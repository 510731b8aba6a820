import { type Catalogue, loadCatalogue } from '../catalogue/catalogue.ts'
import { type Config, readConfig } from '../config.ts'
import { type AuditEntry, recordAudit } from '../store/audit.ts'
import { createStore, type Store } from '../store/create-store.ts'
import { type OpenDatabase, openDatabase } from '../store/database.ts'
import type { Connection } from '../store/engine.ts'

/** Adds an entry to the audit log under the name of whoever acts. */
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
  const database = once(() => openDatabase(config))
  return {
    config,
    actor,
    readText,
    database,
    store: once(async () => createStore(await database())),
    catalogue: once(loadCatalogue),
    async change(work) {
      const { db } = await database()
      return db
        .transaction()
        .execute((transaction) =>
          work(transaction, (entry) => recordAudit(transaction, { actor, ...entry })),
        )
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
