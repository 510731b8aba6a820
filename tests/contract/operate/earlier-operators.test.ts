import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStore } from '#server/store/create-store.ts'
import { openDatabase } from '#server/store/database.ts'
import { openPostgres, postgresEngine } from '#server/store/engines/postgres.ts'
import { openSqlite, sqliteEngine } from '#server/store/engines/sqlite.ts'
import { migrate } from '#server/store/migrate.ts'
import { migrations } from '#server/store/migrations.ts'
import type { Database } from '#server/store/tables.ts'
import { engines, type Place, type TestEngine } from '../../fixtures/engines.ts'

const day = (number: number) => `2026-03-0${String(number)}T00:00:00.000Z`
const olga = 'b7c5b7de-3f0e-4c67-9b51-3a3c1f9f5f10'
/** The last step before operators had roles and verifiers a queue. */
const earlier = '0031-answered-questions'

/** What was known of each credential of a supplier, by its statements and the checks of these. */
const held = {
  pending: { stated: { a: [1] }, checked: [] },
  changed: { stated: { b: [1, 2], c: [2] }, checked: [] },
  asked: { stated: { d: [1] }, checked: [['d', 'incomplete', 2]] },
  answered: { stated: { e: [1, 3], f: [3] }, checked: [['e', 'incomplete', 2]] },
  refused: { stated: { g: [1] }, checked: [['g', 'refused', 2]] },
  confirmed: { stated: { h: [1] }, checked: [['h', 'confirmed', 2]] },
  renewal: { stated: { i: [1], j: [4] }, checked: [['i', 'confirmed', 2]] },
  'refused-renewal': {
    stated: { k: [1], l: [4] },
    checked: [
      ['k', 'confirmed', 2],
      ['l', 'refused', 5],
    ],
  },
} as const

/** A database as the release before made it. */
async function fillEarlier({ databaseUrl, dataDir }: Place): Promise<void> {
  const dialect = databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir)
  const db = new Kysely<Database>({ dialect })
  const steps = migrations.filter(({ id }) => id <= earlier)
  await migrate(db, databaseUrl ? postgresEngine : sqliteEngine, steps)
  await db
    .insertInto('users')
    .values({
      ...{ id: olga, email: 'olga@portal.example', email_verified: 1 },
      ...{ first_name: 'Olga', last_name: 'Ng', created_at: day(1), updated_at: day(1) },
    })
    .execute()
  // In SQL: the types know the tables and columns of today.
  await sql`insert into operators (user_id, created_at) values (${olga}, ${day(2)})`.execute(db)
  await sql`insert into organisations (id, slug, name, name_key, core_key, version, status,
      description, website, address, address_identifier, other_attribute, created_at, updated_at)
    values ('bp', 'bp', 'BP plc', 'bp plc', 'bp', 1, 'ACTIVE', '', '', '', '', '', ${day(1)}, ${day(1)})`.execute(
    db,
  )
  await sql`insert into organisation_slugs (slug, organisation_id, created_at)
    values ('bp', 'bp', ${day(1)})`.execute(db)
  for (const [credential, { stated, checked }] of Object.entries(held)) {
    await sql`insert into organisation_credentials (organisation_id, credential_id, created_at, state)
      values ('bp', ${credential}, ${day(1)}, 'pending')`.execute(db)
    for (const [id, [from, to = null]] of Object.entries(stated) as [string, number[]][])
      await sql`insert into credential_statements
          (id, organisation_id, credential_id, number, valid_from, valid_to)
        values (${id}, 'bp', ${credential}, ${`no ${id}-1`}, ${day(from ?? 0)}, ${to && day(to)})`.execute(
        db,
      )
    for (const [statement, outcome, from] of checked)
      await sql`insert into credential_checks
          (id, organisation_id, credential_id, statement_id, outcome, method, documents, valid_from)
        values (${`of-${statement}`}, 'bp', ${credential}, ${statement}, ${outcome},
          ${outcome === 'confirmed' ? 'document' : null}, '[]', ${day(from)})`.execute(db)
  }
  await db.destroy()
}

describe.each(engines)('a database of before there was a queue ($name)', ({ start }) => {
  let engine: TestEngine
  beforeAll(async () => {
    engine = await start()
  })
  afterAll(() => engine.stop())

  it('OPR-1 OPR-2 KEEP-1 has verifiers, and the queue that the facts make', async () => {
    const place = await engine.place()
    await fillEarlier(place)
    const open = await openDatabase(place)
    try {
      const store = createStore(open)
      expect(await store.operators.list()).toMatchObject([
        { userId: olga, role: 'support', brandId: null, since: day(2) },
        { userId: olga, role: 'verifier', brandId: null, since: day(2) },
      ])
      expect(await store.organisations.find('bp')).toMatchObject({ brandId: null })
      const view = { verifierId: olga, scope: 'all', now: Date.now() } as const
      const { rows } = await store.verification.list(view, { limit: 50 })
      expect(rows.map(({ credentialId, since }) => [credentialId, since])).toEqual([
        ['pending', day(1)],
        ['changed', day(2)],
        ['answered', day(3)],
        ['renewal', day(4)],
      ])
      // What a migration notes is what the facts come to when they are weighed.
      const { id = '' } = (await store.organisations.find('bp')) ?? {}
      const weighed = (await store.organisations.read(id))?.credentials ?? []
      expect(
        weighed
          .flatMap((one) => (one.waitsSince ? [`${one.credentialId} ${one.waitsSince}`] : []))
          .toSorted(),
      ).toEqual(rows.map((one) => `${one.credentialId} ${one.since}`).toSorted())
      const keys = await open.db
        .selectFrom('credential_statements')
        .select(['id', 'number_key'])
        .execute()
      for (const { id: statement, number_key } of keys)
        expect(number_key).toBe(`NO${statement.toUpperCase()}1`)
    } finally {
      await open.close()
    }
  })
})
