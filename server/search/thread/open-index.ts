import { Kysely } from 'kysely'
import type { Engine } from '../../store/engine.ts'
import { readChanges } from '../../store/search/read-changes.ts'
import type { Database } from '../../store/tables.ts'
import { Directory } from '../engine/directory.ts'
import { HeldValues } from '../engine/held-values.ts'
import { search } from '../engine/search.ts'
import { createTrees, type Trees } from '../engine/trees.ts'
import type { IndexAnswer, IndexQuery, SearchCatalogue } from '../query.ts'
import { foundByText, namesAlike, readText } from './find-text.ts'
import type { DatabasePlace } from '../../store/database.ts'

/** kB of SQLite's file that the thread keeps: what it reads again and again is in memory otherwise. */
const cache = 4_000
/** Changes that are read with one query. */
const batch = 5_000

/** The index of one process: what the database has of suppliers, in memory. */
export type OpenIndex = {
  /** Reads what has changed since the last time. */
  catchUp(): Promise<void>
  search(query: IndexQuery, catalogue: SearchCatalogue): Promise<IndexAnswer>
  close(): Promise<void>
}

export async function openIndex(place: DatabasePlace): Promise<OpenIndex> {
  const { engine, db } = await openForReading(place)
  const directory = new Directory()
  let last = 0
  let known: { catalogue: SearchCatalogue; held: HeldValues; trees: Trees } | null = null
  return {
    async catchUp() {
      for (;;) {
        const { changes, last: read } = await readChanges(db, last, batch)
        for (const { no, document } of changes) {
          if (document) directory.put(document)
          else directory.remove(no)
        }
        last = read
        if (changes.length < batch) return
      }
    },
    async search(query, catalogue) {
      const rows = await readText(query, { db, engine })
      // From here on nothing is waited for: the directory stays as it is.
      if (known?.catalogue !== catalogue) {
        const held = new HeldValues(directory, catalogue)
        known = { catalogue, held, trees: createTrees(catalogue.trees) }
      }
      const searched = { directory, ...known }
      const answer = search(query, rows && foundByText(query, rows, searched), searched)
      if (answer.total > 0 || !rows) return answer
      return { ...answer, unknown: await namesAlike(query, rows, { db, engine }) }
    },
    close: () => db.destroy(),
  }
}

/** Connections of its own, which write nothing: the thread must never wait for the rest of the process. */
async function openForReading({
  databaseUrl,
  dataDir,
}: DatabasePlace): Promise<{ engine: Engine; db: Kysely<Database> }> {
  if (databaseUrl) {
    const { openPostgres, postgresEngine } = await import('../../store/engines/postgres.ts')
    const dialect = openPostgres(databaseUrl, {
      ...{ connections: 2, isReadOnly: true, name: 'credence-search' },
    })
    return { engine: postgresEngine, db: new Kysely<Database>({ dialect }) }
  }
  const { openSqlite, sqliteEngine } = await import('../../store/engines/sqlite.ts')
  return { engine: sqliteEngine, db: new Kysely<Database>({ dialect: openSqlite(dataDir, cache) }) }
}
