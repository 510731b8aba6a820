import { randomUUID } from 'node:crypto'
import { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { confirmAddress } from '#server/identity/accounts/confirm-address.ts'
import { issueToken } from '#server/identity/accounts/action-tokens.ts'
import { accountsByEmail, createAccount } from '#server/identity/accounts/account-store.ts'
import { Browser } from '#server/identity/testing/browser.ts'
import {
  startIdentityServer,
  type IdentityServer,
} from '#server/identity/testing/identity-server.ts'
import { mailedLink } from '#server/identity/testing/mailed-link.ts'
import { MsalClient } from '#server/identity/testing/msal-client.ts'
import { ada, confirmed, registered } from '#server/identity/testing/people.ts'
import { sealEntries } from '#server/store/audit-chain/seal-entries.ts'
import { verifyChain } from '#server/store/audit-chain/verify-chain.ts'
import { recordAudit } from '#server/store/audit.ts'
import { openDatabase } from '#server/store/database.ts'
import { openPostgres, postgresEngine } from '#server/store/engines/postgres.ts'
import { openSqlite, sqliteEngine } from '#server/store/engines/sqlite.ts'
import { migrate } from '#server/store/migrate.ts'
import { migrations } from '#server/store/migrations.ts'
import { grantRole } from '#server/store/operator-roles.ts'
import { createFingerprints } from '#server/store/outreach/fingerprints.ts'
import { personalTables } from '#server/store/people/personal-tables.ts'
import type { Database } from '#server/store/tables.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { engines, type Place, type TestEngine } from '../fixtures/engines.ts'

const at = '2026-01-01T00:00:00.000Z'
const person = { password_hash: 'x', first_name: 'A', last_name: 'B', newcomer: 0 }
const known = { ...person, tokens_valid_from: at, created_at: at }

/** A database of the release before, with a confirmed and an unconfirmed account and their links. */
async function fillEarlier({ databaseUrl, dataDir }: Place): Promise<void> {
  const dialect = databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir)
  const db = new Kysely<Database>({ dialect })
  const steps = migrations.filter(({ id }) => id < '0016')
  await migrate(db, databaseUrl ? postgresEngine : sqliteEngine, steps)
  const addresses = { email: 'Ada@a.test', email_key: 'ada@a.test', verified_at: at }
  const others = { email: 'bo@b.test', email_key: 'bo@b.test', verified_at: null }
  await db
    .insertInto('accounts')
    .values([
      { id: 'ada', ...addresses, ...known },
      { id: 'bo', ...others, ...known },
    ])
    .execute()
  const link = { purpose: 'verify', used_at: null, expires_at: at } as const
  await db
    .insertInto('action_tokens')
    .values([
      { hash: 'h1', account_id: 'ada', ...link },
      { hash: 'h2', account_id: 'bo', ...link },
    ])
    .execute()
  await db.destroy()
}

describe.each(engines)('accounts of an earlier version ($name)', ({ start }) => {
  let engine: TestEngine
  beforeAll(async () => {
    engine = await start()
  })
  afterAll(() => engine.stop())

  it('ACC-5 stay with their links; addresses are unique among confirmed ones from then on', async () => {
    const place = await engine.place()
    await fillEarlier(place)
    const { db, engine: store, close } = await openDatabase(place)
    const ids = await db.selectFrom('accounts').select(['id', 'email']).orderBy('id').execute()
    expect(ids).toEqual([
      { id: 'ada', email: 'Ada@a.test' },
      { id: 'bo', email: 'bo@b.test' },
    ])
    const more = { email: 'ada@a.test', email_key: 'ada@a.test', ...known }
    await db
      .insertInto('accounts')
      .values([
        { id: 'ada-2', verified_at: null, ...more },
        { id: 'ada-3', verified_at: null, ...more },
      ])
      .execute()
    const second = db.updateTable('accounts').set({ verified_at: at }).where('id', '=', 'ada-2')
    const refused = await second.execute().then(
      () => null,
      (error: unknown) => error,
    )
    expect(store.isUniqueViolation(refused)).toBe(true)
    await db.deleteFrom('accounts').where('id', '=', 'ada').execute()
    expect(await db.selectFrom('action_tokens').select('hash').execute()).toEqual([{ hash: 'h2' }])
    const orphan = { purpose: 'verify', used_at: null, expires_at: at } as const
    await expect(
      db
        .insertInto('action_tokens')
        .values({ hash: 'h3', account_id: 'nobody', ...orphan })
        .execute(),
    ).rejects.toThrow(/foreign key/i)
    await close()
  })
})

contractSuite('accounts with one address', (bench) => {
  let server: IdentityServer
  beforeEach(async () => {
    server = await startIdentityServer(bench.place)
    return () => server.close()
  })
  const newcomer = (email: string) =>
    createAccount(bench.open.db, { ...ada, id: randomUUID(), email, passwordHash: 'none' })

  it('ACC-5 ACC-1 of two that are confirmed at once one wins, and the other leads to joining', async () => {
    const email = `race.${randomUUID()}@example.test`
    const accounts = await Promise.all([newcomer(email), newcomer(email), newcomer(email)])
    const outcomes = await Promise.all(
      accounts.map(async (account) => {
        const id = account?.id ?? ''
        const token = await issueToken(bench.open.db, 'verify', id)
        return confirmAddress(bench.open, id, token)
      }),
    )
    expect(outcomes.toSorted()).toEqual(['confirmed', 'taken', 'taken'])
    const now = await accountsByEmail(bench.open.db, email)
    expect(now.map(({ verified_at }) => verified_at !== null)).toEqual([true, false, false])
  })

  it('ACC-5 TRU-5 a sign-up that is joined gives everything it has to the account that was there', async () => {
    const { db } = bench.open
    const email = `joins.${randomUUID()}@example.test`
    const earlier = { ...ada, email, password: 'amber-canyon-88-flute' }
    await registered(new MsalClient(new Browser(server.port)), earlier)
    const into = await confirmed(server, email)
    const browser = new Browser(server.port)
    const { accessToken } = await registered(new MsalClient(browser), { ...ada, email })
    const { id: from } = await server.identity.verify(accessToken)
    expect(from).not.toBe(into)

    const claims = { email, firstName: 'Ada', lastName: 'Byron' }
    const newOne = await bench.person({ ...claims, id: from, emailVerified: false })
    const oldOne = await bench.person({ ...claims, id: into })
    const own = await idOf(await bench.organisation(newOne, `Joined ${from}`))
    const shared = await idOf(await bench.organisation(newOne, `Shared ${from}`))
    await bench.organisation(oldOne, `Before ${into}`)
    const rows = [
      { id: randomUUID(), user_id: into, organisation_id: shared, relationship: 'EMPLOYEE' },
    ] as const
    await db
      .insertInto('memberships')
      .values(rows.map((row) => ({ ...row, created_at: at, accepted_at: null })))
      .execute()
    await grantRole(db, from, { role: 'verifier', brandId: null })
    const affiliate = { slug: 'x', created_at: at }
    await db
      .insertInto('affiliate_claims')
      .values([
        { user_id: from, brand_id: 'one', ...affiliate },
        { user_id: from, brand_id: 'two', ...affiliate },
        { user_id: into, brand_id: 'two', ...affiliate, slug: 'earlier' },
      ])
      .execute()
    await db
      .insertInto('benefit_claims')
      .values({ organisation_id: own, benefit: 'fifo', ref: from, link: '', created_at: at })
      .execute()
    const claimant = { organisation_id: own, user_id: from, phone_number: '1', identifiers: '[]' }
    await db
      .insertInto('benefit_claimants')
      .values({ ...claimant, benefit: 'fifo' })
      .execute()
    await db
      .insertInto('module_completions')
      .values({
        ...{ response_id: from, organisation_id: own, module_id: 'm', user_id: from },
        ...{ created_at: at, score: null },
      })
      .execute()
    await db
      .insertInto('idempotency_keys')
      .values({
        ...{ user_id: from, key: 'k', fingerprint: 'f', claim: 'c', lease_until: at },
        ...{ has_effect: 1, status: 200, headers: '{}', body: '{}', created_at: at },
      })
      .execute()
    await db
      .updateTable('organisations')
      .set({ website_set_by: from })
      .where('id', '=', own)
      .execute()
    const fingerprint = createFingerprints(db)
    await bench.app.store.invitations.reserve({ kind: 'user', value: from }, ['ed@example.test'])
    await recordAudit(db, { actor: email, action: 'operator.grant', subject: from })
    await sealEntries(bench.open)

    const { token } = await vi.waitFor(() => mailedLink(server, /You already have an account/))
    const joined = await browser.post('/identity/join', { token, password: earlier.password })
    expect(joined.body).toContain('You have one account now')

    for (const { table, column } of personalTables) {
      const left = await db
        .selectFrom(table as 'memberships')
        .selectAll()
        .where(column as 'user_id', '=', from)
        .execute()
      expect(left, table).toEqual([])
    }
    const ofOwner = <Row extends { user_id: string | null }>(all: Row[]) =>
      all.filter((row) => row.user_id === into)
    const memberships = ofOwner(await db.selectFrom('memberships').selectAll().execute())
    expect(memberships).toHaveLength(3)
    expect(memberships.find((one) => one.organisation_id === shared)).toMatchObject({
      relationship: 'OWNER',
      accepted_at: expect.any(String),
    })
    const brands = ofOwner(await db.selectFrom('affiliate_claims').selectAll().execute())
    expect(new Map(brands.map(({ brand_id, slug }) => [brand_id, slug]))).toEqual(
      new Map([
        ['one', 'x'],
        ['two', 'earlier'],
      ]),
    )
    for (const table of ['operator_roles', 'benefit_claimants', 'module_completions'] as const) {
      expect(ofOwner(await db.selectFrom(table).selectAll().execute()), table).toHaveLength(1)
    }
    expect(ofOwner(await db.selectFrom('idempotency_keys').selectAll().execute())).toContainEqual(
      expect.objectContaining({ key: 'k' }),
    )
    const site = db.selectFrom('organisations').select('website_set_by').where('id', '=', own)
    expect(await site.execute()).toEqual([{ website_set_by: into }])
    const log = db.selectFrom('outreach_log').select('id')
    const sentBy = async (id: string) =>
      log.where('sender', '=', await fingerprint('user', id)).execute()
    expect(await sentBy(from)).toEqual([])
    expect(await sentBy(into)).toHaveLength(1)
    const audit = db.selectFrom('audit_log').select('action').where('subject', '=', into)
    expect((await audit.execute()).map(({ action }) => action).toSorted()).toEqual([
      'operator.grant',
      'user.join',
    ])
    await sealEntries(bench.open)
    const verdict = await verifyChain(db, { now: Date.now() })
    expect(verdict).toMatchObject({ fault: null, rewritten: 1 })
  })

  const idOf = async (slug: string) => (await bench.app.store.organisations.find(slug))?.id ?? ''
})
