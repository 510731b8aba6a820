import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { deriveAttributesWith } from '#server/catalogue/attributes/follow-from-credentials.ts'
import { createJobs } from '#server/jobs.ts'
import { createStore } from '#server/store/create-store.ts'
import { openDatabase } from '#server/store/database.ts'
import type { Connection } from '#server/store/engine.ts'
import { lockOrganisation } from '#server/store/organisations/lock-organisation.ts'
import { sealEntries } from '#server/store/audit-chain/seal-entries.ts'
import { verifyChain } from '#server/store/audit-chain/verify-chain.ts'
import { undoSeconds } from '#src/contract/operate/queue.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { type CredentialDesk, credentialDesk, day, iso } from '../../fixtures/credential-desk.ts'
import { operate } from '../../fixtures/operator.ts'
import { testCatalogue } from '../../fixtures/test-catalogue.ts'
import { approve, verifierDesk } from '../../fixtures/verifier-desk.ts'

contractSuite('decisions that are done later', (bench) => {
  const { decide, operator, passed, recorded, slugs } = verifierDesk(bench)
  const db = () => bench.open.db
  let desk: CredentialDesk
  let olga: Person
  beforeEach(async () => {
    desk = await credentialDesk(bench)
    olga = await operator('Olga')
  })
  const queued = () => db().selectFrom('queued_decisions').selectAll().execute()

  /** Whether somebody waits for this transaction; on SQLite, others begin once it has ended. */
  const isWaiting = async (transaction: Connection) => {
    if (!bench.place.databaseUrl) return true
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(transaction)
    return rows.length === 1
  }

  it('OPR-2 EVT-1 are done by a job where the process that took them has ended', async () => {
    await decide(olga, desk.slug, approve)
    const config = { dataDir: bench.place.dataDir, publicUrl: null, demoSuppliers: 0 }
    const jobs = createJobs({
      ...{ open: bench.open, catalogue: testCatalogue, store: bench.app.store, config },
      ...{
        search: bench.app.search,
        identity: { jobs: [] },
        log: { info: () => {}, error: () => {} },
      },
    })
    const job = jobs.find(({ name }) => name === 'queued-decisions')
    expect(job?.every).toBe(60_000)
    const { signal } = new AbortController()
    await job?.run(signal, Date.now())
    expect(await queued()).toHaveLength(1)
    await job?.run(AbortSignal.abort(), Date.now() + 60_000)
    expect(await queued()).toHaveLength(1)
    await job?.run(signal, Date.now() + 60_000)
    expect([await queued(), await desk.shown()]).toMatchObject([[], { count: 1 }])
  })

  it('OPR-2 TRU-5 are recorded with who decided and what, where the chain vouches for it', async () => {
    const found = { authority: 'Harbour City', seen: 'Listed, active.', expiresOn: day(300) }
    await decide(olga, desk.slug, { ...approve, ...found })
    await passed()
    const [entry, ...more] = await recorded(desk.slug)
    expect([entry, more]).toMatchObject([
      { actor: olga.user.email, action: 'credential.approve' },
      [],
    ])
    expect(JSON.parse(entry?.details ?? '')).toMatchObject({ credential: iso, ...found })
    await sealEntries(bench.open)
    expect(await verifyChain(db(), { now: Date.now() })).toMatchObject({
      ...{ fault: null, unsealed: { count: 0 } },
    })
  })

  it('OPR-2 are done once by two processes', async () => {
    await decide(olga, desk.slug, approve)
    const other = await openDatabase(bench.place)
    const derive = deriveAttributesWith(testCatalogue)
    const later = Date.now() + (undoSeconds + 1) * 1_000
    const elsewhere = () => createStore(other).verification.doDue(derive, later)
    await Promise.all([passed(), elsewhere(), passed(), elsewhere()])
    await other.close()
    expect(await recorded(desk.slug)).toHaveLength(1)
    expect(await desk.shown()).toMatchObject({ count: 1 })
  })

  it('OPR-2 do not wait for one who decides and waits for them', async () => {
    await decide(olga, desk.slug, approve)
    const [row] = await queued()
    if (!row) throw new Error('A decision is not there')
    const doing = await db()
      .transaction()
      .execute(async (deciding) => {
        await lockOrganisation(deciding, row.organisation_id)
        const done = passed()
        await expect.poll(() => isWaiting(deciding)).toBe(true)
        await deciding
          .insertInto('queued_decisions')
          .values({ ...row, id: 'another' })
          .onConflict((one) => one.columns(['organisation_id', 'item_id']).doNothing())
          .execute()
        return { done }
      })
    await doing.done
    expect(await desk.shown()).toMatchObject({ count: 1 })
  })

  it('OPR-2 are done where another one fails, which is tried again', async () => {
    const other = await credentialDesk(bench)
    await decide(olga, desk.slug, approve)
    await decide(olga, other.slug, approve)
    const broken = db()
      .updateTable('queued_decisions')
      .where('organisation_id', '=', await desk.id())
    await broken.set({ decision: 'no JSON' }).execute()
    await expect(passed()).rejects.toThrow('JSON')
    expect(await other.shown()).toMatchObject({ count: 1 })
    expect(await desk.shown()).toMatchObject({ count: 0 })
    await broken.set({ decision: JSON.stringify(approve) }).execute()
    await passed()
    expect(await desk.shown()).toMatchObject({ count: 1 })
  })

  it('OPR-2 API-8 go with the account of whoever made them, and the item waits again', async () => {
    const ines = await operator('Ines')
    await decide(ines, desk.slug, approve)
    const { code } = await operate(bench.place, ['users', 'delete', ines.user.id, '--yes'])
    expect(code).toBe(0)
    await passed()
    expect(await desk.shown()).toMatchObject({ count: 0 })
    expect(await slugs(olga)).toContain(desk.slug)
  })

  it('OPR-2 API-8 go with a supplier that becomes part of another one', async () => {
    const other = await credentialDesk(bench)
    await other.save({ credentials: ['b-corp'] })
    await db()
      .updateTable('organisations')
      .set({ brand_id: 'one' })
      .where('slug', '=', desk.slug)
      .execute()
    await decide(olga, desk.slug, approve)
    const { code } = await operate(bench.place, [
      ...['organisations', 'merge', desk.slug, other.slug, '--yes'],
    ])
    expect(code).toBe(0)
    await passed()
    const audit = await recorded(other.slug)
    expect(audit).toContainEqual(
      expect.objectContaining({ actor: olga.user.email, action: 'credential.approve' }),
    )
    // It is looked after by whoever looked after the one that knew its brand.
    expect(await bench.app.store.organisations.find(other.slug)).toMatchObject({ brandId: 'one' })
  })
})
