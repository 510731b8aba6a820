import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { evidence as evidenceMigration } from '../migrations/0010-evidence.ts'
import { checkFiles } from '../migrations/0038-check-files.ts'
import { requests } from '../migrations/0054-requests.ts'
import { sqliteFile } from './sqlite-database.ts'

/** What a backup needs to know of a database file. */
export type Snapshot = {
  /** Ids of the migrations it has gone through. */
  schema: string[]
  /** SHA-256 of the evidence that it refers to. */
  evidence: string[]
}

/**
 * Writes the embedded database, as it is at this moment, into a new file. The server may go on
 * writing meanwhile: the copy is one long read of one state, and readers block no writer in WAL mode.
 * (`backup()` of node:sqlite begins anew whenever another process writes, so under load never ends.)
 * @param target path of a file that does not exist yet
 */
export function snapshotSqlite(dataDir: string, target: string): Snapshot {
  reading(join(dataDir, sqliteFile), (database) => {
    database.prepare('vacuum into ?').run(target)
  })
  return reading(target, (database) => {
    const column = (sql: string) =>
      database
        .prepare(sql)
        .all()
        .map((row) => String(row['value']))
    const schema = column('select id as value from schema_migrations order by id')
    const tables = [
      ...(schema.includes(evidenceMigration.id) ? ['evidence'] : []),
      ...(schema.includes(checkFiles.id) ? ['check_files'] : []),
      ...(schema.includes(requests.id) ? ['request_files'] : []),
    ]
    const evidence = tables.flatMap((table) =>
      column(`select distinct sha256 as value from ${table}`),
    )
    return { schema, evidence: [...new Set(evidence)].toSorted() }
  })
}

function reading<Result>(path: string, read: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
  try {
    return read(database)
  } finally {
    database.close()
  }
}
