import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '#server/store/database.ts'
import { findOrganisations } from '#server/store/organisations/read-organisation.ts'
import { findPostgresBinaries } from '../fixtures/postgres-binaries.ts'
import { type PostgresServer, startPostgres } from '../fixtures/postgres-server.ts'

const binaries = findPostgresBinaries()

describe.skipIf(!binaries)('a query that is asked again and again, on PostgreSQL', () => {
  let postgres: PostgresServer
  let open: OpenDatabase

  beforeAll(async () => {
    postgres = await startPostgres(binaries ?? '')
    open = await openDatabase({ databaseUrl: await postgres.createDatabase(), dataDir: '' })
  })
  afterAll(async () => {
    await open.close()
    await postgres.stop()
  })

  it('is planned once for each connection, whatever it asks for', async () => {
    await open.db.connection().execute(async (db) => {
      const find = async (slug: string) =>
        (await findOrganisations(db, open.engine, [slug])).get(slug)
      for (const slug of ['a', 'b', 'c', 'd', 'e', 'nobody', "'; drop table users; --"])
        expect(await find(slug)).toBeUndefined()
      const { rows } = await sql<{ runs: number }>`
        select (generic_plans + custom_plans)::int as runs from pg_prepared_statements
        where statement like '%organisation_slugs%'`.execute(db)
      expect(rows).toEqual([{ runs: 3 }])
    })
  })

  it('goes on with statements for all columns when a newer release adds one', async () => {
    await open.db.connection().execute(async (db) => {
      const find = () => db.selectFrom('affiliates').selectAll().where('slug', '=', 'x').execute()
      for (let times = 0; times < 10; times += 1) await find()
      await sql`alter table affiliates add column newer text`.execute(db)
      expect(await find()).toEqual([])
    })
  })

  it('keeps no plan of statements that differ each time', async () => {
    await open.db.connection().execute(async (db) => {
      for (let length = 1; length < 40; length += 1) {
        const slugs = Array.from({ length }, (_, at) => `slug-${at}`)
        await db.selectFrom('organisations').select('id').where('slug', 'in', slugs).execute()
      }
      const { rows } = await sql`
        select 1 from pg_prepared_statements where statement like '%"slug" in (%'`.execute(db)
      expect(rows).toEqual([])
    })
  })
})
