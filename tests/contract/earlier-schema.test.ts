import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Kysely, sql } from 'kysely'
import { listAffiliates } from '#server/store/affiliates.ts'
import { sealEntries } from '#server/store/audit-chain/seal-entries.ts'
import { verifyChain } from '#server/store/audit-chain/verify-chain.ts'
import { addMembership } from '#server/store/memberships.ts'
import { createStore } from '#server/store/create-store.ts'
import { openDatabase } from '#server/store/database.ts'
import { openSqlite, sqliteEngine } from '#server/store/engines/sqlite.ts'
import { openPostgres, postgresEngine } from '#server/store/engines/postgres.ts'
import { migrate } from '#server/store/migrate.ts'
import { migrations } from '#server/store/migrations.ts'
import { auditOf } from '#server/store/people/audit-of-person.ts'
import type { Database } from '#server/store/tables.ts'
import { coreName, fold } from '#server/store/names.ts'
import { engines, type Place, type TestEngine } from '../fixtures/engines.ts'

const at = '2026-01-01T00:00:00.000Z'
const later = '2026-02-01T00:00:00.000Z'
const ana = { id: 'b7c5b7de-3f0e-4c67-9b51-3a3c1f9f5f10', email: 'ana@example.test' }
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
  await sql`insert into organisation_credentials
      (organisation_id, credential_id, status, created_at, approved_at)
    values ('bp', 'iso-14001', 'APPROVED', ${at}, ${later}), ('bp', 'b-corp', 'PENDING', ${at}, null),
      ('bp', 'iso-9001', 'APPROVED', ${at}, null)`.execute(db)
  await sql`insert into brands (id, content, updated_at) values ('credence', '{}', ${at})`.execute(
    db,
  )
  await sql`insert into affiliates (brand_id, slug, message_heading, message_copy)
    values ('credence', 'chamber', 'Welcome', ''), ('credence', 'guild', 'Welcome', '')`.execute(db)
  await db
    .insertInto('users')
    .values({
      ...{ id: ana.id, email: ana.email, email_verified: 1, first_name: 'Ana', last_name: 'Ng' },
      ...{ created_at: at, updated_at: at },
    })
    .execute()
  // One of long ago, and one of today.
  const asks = { user_id: ana.id, relationship: 'EMPLOYEE' as const, accepted_at: null }
  await db
    .insertInto('memberships')
    .values([
      { id: 'old', organisation_id: 'bp', ...asks, created_at: at },
      { id: 'new', organisation_id: '3m', ...asks, created_at: new Date().toISOString() },
    ])
    .execute()
  const claim = { user_id: ana.id, brand_id: 'credence', slug: 'chamber', created_at: at }
  await db.insertInto('affiliate_claims').values(claim).execute()
  const accepted = { actor: 'olga', action: 'membership.accept', subject: 'bp' }
  const details = JSON.stringify({ user: ana.id })
  await db
    .insertInto('audit_log')
    .values([
      { id: 'second', created_at: later, ...accepted, details: '{}' },
      { id: 'first', created_at: at, ...accepted, details },
    ])
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
    const { members, organisations } = createStore(open)
    expect(await organisations.search('3M Ltd')).toMatchObject([{ name: 'Tapes by 3M' }])
    // Nobody knows yet whose they are.
    expect(await organisations.listed(0)).toEqual([])
    const owner = { id: 'ada', email: 'ada@bp.example', firstName: 'Ada', lastName: 'Bell' }
    await members.rememberUser({ ...owner, emailVerified: true })
    await addMembership(open.db, {
      ...{ userId: owner.id, organisationId: 'bp', relationship: 'OWNER', accepted: true },
    })
    expect(await organisations.listed(0)).toEqual([{ slug: 'bp', updatedAt: at }])
    await open.close()
  })

  it('TRU-2 KEEP-1 keeps what was approved, and says that nobody recorded how', async () => {
    const place = await engine.place()
    await fillEarlier(place)
    const open = await openDatabase(place)
    const { organisations } = createStore(open)
    const known = async (id: string) =>
      (await organisations.read(id))?.credentials.map((one) => ({
        ...{ id: one.credentialId, status: one.status, state: one.state },
        ...{ assurance: one.assurance, checkedAt: one.check?.at, since: one.statement.from },
      }))
    const approved = { status: 'APPROVED', state: 'active', assurance: 'reviewed', since: at }
    expect(await known('bp')).toEqual([
      {
        ...{ id: 'b-corp', status: 'PENDING', state: 'pending', assurance: 'self-declared' },
        since: at,
      },
      { id: 'iso-14001', ...approved, checkedAt: later },
      { id: 'iso-9001', ...approved, checkedAt: at },
    ])
    const states = await open.db
      .selectFrom('organisation_credentials')
      .select(['credential_id', 'state'])
      .orderBy('credential_id')
      .execute()
    expect(states.map((one) => `${one.credential_id} ${one.state}`)).toEqual([
      ...['b-corp pending', 'iso-14001 active', 'iso-9001 active'],
    ])
    await open.close()
  })

  it('API-8 knows who came by an affiliate, and what the audit log says of whom', async () => {
    const place = await engine.place()
    await fillEarlier(place)
    const open = await openDatabase(place)
    expect(await listAffiliates(open.db)).toMatchObject([
      { slug: 'chamber', people: 1 },
      { slug: 'guild', people: 0 },
    ])
    expect(await auditOf(open.db, [ana.id])).toMatchObject([{ id: 'first', subject: 'bp' }])
    await open.close()
  })

  it('OPR-3 has nobody reminded of claims that wait for the operator already', async () => {
    const place = await engine.place()
    await fillEarlier(place)
    const open = await openDatabase(place)
    const asked = open.db.selectFrom('memberships').select(['id', 'reminded_at']).orderBy('id')
    expect(await asked.execute()).toEqual([
      { id: 'new', reminded_at: null },
      { id: 'old', reminded_at: at },
    ])
    await open.close()
  })

  it('OPR-3 has every supplier compared with the others, also one that has not changed since', async () => {
    const place = await engine.place()
    await fillEarlier(place)
    const open = await openDatabase(place)
    const events = await open.db
      .selectFrom('events')
      .select('organisation_id')
      .where('type', '=', 'organisation.changed')
      .orderBy('organisation_id')
      .execute()
    expect(events).toEqual([{ organisation_id: '3m' }, { organisation_id: 'bp' }])
    await open.close()
  })

  it('TRU-5 vouches for what was recorded before from the first run on, in the order of its times', async () => {
    const place = await engine.place()
    await fillEarlier(place)
    const open = await openDatabase(place)
    expect(await verifyChain(open.db, { now: Date.parse(at) })).toMatchObject({
      ...{ fault: null, entries: 0, unsealed: { count: 2, since: at } },
    })
    expect(await sealEntries(open)).toBe(2)
    const links = await open.db
      .selectFrom('audit_links')
      .select('audit_id')
      .orderBy('position')
      .execute()
    expect(links.map((one) => one.audit_id)).toEqual(['first', 'second'])
    const verdict = await verifyChain(open.db, { now: Date.now() })
    expect(verdict).toMatchObject({ fault: null, entries: 2, unsealed: { count: 0 } })
    await open.close()
  })
})
