import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Kysely, sql } from 'kysely'
import { createStore } from '#server/store/create-store.ts'
import { openDatabase } from '#server/store/database.ts'
import { openSqlite, sqliteEngine } from '#server/store/engines/sqlite.ts'
import { openPostgres, postgresEngine } from '#server/store/engines/postgres.ts'
import { migrate } from '#server/store/migrate.ts'
import { migrations } from '#server/store/migrations.ts'
import type { Database } from '#server/store/tables.ts'
import { coreName, fold } from '#server/store/names.ts'
import { engines, type Place, type TestEngine } from '../fixtures/engines.ts'

const at = '2026-01-01T00:00:00.000Z'
/** The last step before the lists of profiles and words. */
const earlier = '0012-module-scores'

/** A database as the program made it before, with one organisation that can be shared. */
async function fillEarlier({ databaseUrl, dataDir }: Place): Promise<void> {
  const dialect = databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir)
  const db = new Kysely<Database>({ dialect })
  const steps = migrations.filter(({ id }) => id <= earlier)
  await migrate(db, databaseUrl ? postgresEngine : sqliteEngine, steps)
  for (const [slug, name] of [
    ['3m', 'Tapes by 3M'],
    ['bp', 'BP plc'],
  ] as const) {
    // In SQL: the types know the columns of today, some of which were not there.
    await sql`insert into organisations (id, slug, name, name_key, core_key, version, status,
        description, website, address, address_identifier, other_attribute, created_at, updated_at)
      values (${slug}, ${slug}, ${name}, ${fold(name)}, ${coreName(name)}, 1, 'ACTIVE',
        '', '', '', '', '', ${at}, ${at})`.execute(db)
  }
  await db
    .insertInto('organisation_attributes')
    .values({ organisation_id: 'bp', attribute_id: 'women-owned', source: 'SELF' })
    .execute()
  await db.destroy()
}

describe.each(engines)('a database of an earlier version ($name)', ({ start }) => {
  let engine: TestEngine
  beforeAll(async () => {
    engine = await start()
  })
  afterAll(() => engine.stop())

  it('ORG-1 PUB-10 is searched and listed from its first start on', async () => {
    const place = await engine.place()
    await fillEarlier(place)
    const open = await openDatabase(place)
    const { organisations } = createStore(open)
    expect(await organisations.search('3M Ltd')).toMatchObject([{ name: 'Tapes by 3M' }])
    expect(await organisations.listed(0)).toEqual([{ slug: 'bp', updatedAt: at }])
    await open.close()
  })
})
