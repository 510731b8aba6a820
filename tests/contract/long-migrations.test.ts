import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#server/store/database.ts'
import { openPostgres, postgresEngine, unhurried } from '#server/store/engines/postgres.ts'
import type { Database } from '#server/store/tables.ts'
import { findPostgresBinaries } from '../fixtures/postgres-binaries.ts'
import { type PostgresServer, startPostgres } from '../fixtures/postgres-server.ts'

const binaries = findPostgresBinaries()

describe.skipIf(!binaries)('a migration that takes long', () => {
  let postgres: PostgresServer
  beforeAll(async () => {
    postgres = await startPostgres(binaries ?? '')
  })
  afterAll(() => postgres.stop())

  it('API-6 is waited for without a limit by a process that starts meanwhile', async () => {
    const databaseUrl = await postgres.createDatabase()
    const other = new Kysely<Database>({ dialect: openPostgres(databaseUrl) })
    const waiters = async () =>
      (
        await sql<{ name: string }>`select application_name as name from pg_stat_activity
          where wait_event = 'advisory' and datname = current_database()`.execute(other)
      ).rows
    const { open } = await other.transaction().execute(async (migrating) => {
      await postgresEngine.lockSetUp(migrating)
      const opening = openDatabase({ databaseUrl, dataDir: '' })
      await expect.poll(waiters).toEqual([{ name: unhurried.name }])
      // Not awaited here: it ends with this transaction.
      return { open: opening }
    })
    const { db, close } = await open
    expect(await db.selectFrom('organisations').select('id').execute()).toEqual([])
    await Promise.all([close(), other.destroy()])
  })

  it('API-6 is ended neither by the time that a statement may take nor by silence', async () => {
    const databaseUrl = await postgres.createDatabase()
    const limitOf = async (others: Parameters<typeof openPostgres>[1]) => {
      const db = new Kysely<Database>({ dialect: openPostgres(databaseUrl, others) })
      const { rows } = await sql`show statement_timeout`.execute(db)
      // Half a second without a byte.
      const quiet = sql`select pg_sleep(0.5)`.execute(db)
      const ended = await quiet.then(
        () => 'answered',
        ({ message }: Error) => message,
      )
      await db.destroy()
      return [rows, ended]
    }
    const hurried = { statement: 15_000, silence: 200 }
    expect(await limitOf(hurried)).toEqual([
      [{ statement_timeout: '15s' }],
      'The database went silent',
    ])
    expect(await limitOf(unhurried)).toEqual([[{ statement_timeout: '0' }], 'answered'])
  })
})
