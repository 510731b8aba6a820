import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Connection } from '#server/store/engine.ts'
import { openPostgres } from '#server/store/engines/postgres.ts'
import { createStore } from '#server/store/create-store.ts'
import { createOrganisation } from '#server/store/organisations/create-organisation.ts'
import { findOrganisations } from '#server/store/organisations/read-organisation.ts'
import { guestStore } from '#server/store/replica/guest-store.ts'
import { readFor } from '#server/store/replica/reader.ts'
import { readPosition, type WalPosition } from '#server/store/replica/wal-position.ts'
import { suspendOrganisation } from '#server/store/reports/suspensions.ts'
import type { Database } from '#server/store/tables.ts'
import { newOrganisationName } from '../fixtures/new-organisation.ts'
import { findPostgresBinaries } from '../fixtures/postgres-binaries.ts'
import { type ReplicatedDatabase, startReplicated } from '../fixtures/replicated-database.ts'

const binaries = findPostgresBinaries()
const leftOut = 'the replica is left out: everything is read from the primary'

/** Runs something as the server does for a request of whoever has written up to a place in the log. */
function inRequest<T>(ownWrites: WalPosition, run: () => Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  readFor(ownWrites, () => void run().then(resolve, reject))
  return promise
}

describe.skipIf(!binaries)('reads that may be a moment old', () => {
  let database: ReplicatedDatabase
  beforeAll(async () => {
    database = await startReplicated(binaries ?? '')
  })
  afterAll(() => database.remove())

  it('API-6 a read that the replica ends, since it stands in the way of the log, is answered by the primary', async () => {
    const { source, said } = await database.connect()
    const { open, databaseUrl, replica } = database
    const inside = new Kysely<Database>({ dialect: openPostgres(replica.at(databaseUrl)) })
    onTestFinished(() => inside.destroy())
    const { slug } = await createOrganisation(open.db, newOrganisationName(), null)
    await expect
      .poll(async () => (await findOrganisations(inside, open.engine, [slug])).size)
      .toBe(1)
    // Holds the table for seconds, on the replica alone.
    const slow = (from: Connection) =>
      sql<{ old: boolean }>`select pg_is_in_recovery() as old,
        case when pg_is_in_recovery() then pg_sleep(4)::text end
        from organisations where slug = ${slug}`.execute(from)
    const reading = inRequest(0n, async () => (await source.read(slow)).rows[0]?.old)
    const isReading = async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where application_name = 'credence-replica' and state = 'active'`.execute(inside)
      return rows.length === 1
    }
    await expect.poll(isReading).toBe(true)
    await open.db.transaction().execute(async (transaction) => {
      await sql`lock table organisations in access exclusive mode`.execute(transaction)
    })
    expect(await reading).toBe(false)
    expect(said()).toContain(leftOut)
    await expect.poll(() => source.state().inUse).toBe(true)
  })

  it('API-6 what is read for a request after the primary was asked comes from the primary too', async () => {
    const { source } = await database.connect()
    const isOld = async () => {
      const ask = (from: Connection) =>
        sql<{ old: boolean }>`select pg_is_in_recovery() as old`.execute(from)
      return (await source.read(ask)).rows[0]?.old
    }
    await database.hold()
    await createOrganisation(database.open.db, newOrganisationName(), null)
    const own = readPosition(await source.newestWrite()) ?? 0n
    const answers = await inRequest(own, async () => {
      const first = await isOld()
      await database.replica.resume()
      await expect.poll(() => inRequest(own, isOld)).toBe(true)
      return [first, await isOld()]
    })
    expect(answers).toEqual([false, false])
    expect(await isOld()).toBe(false)
  })

  it('API-6 OPR-7 guests read from the replica why a profile is suspended, and nobody else does', async () => {
    const { source } = await database.connect()
    const { open } = database
    const store = createStore(open)
    const guests = guestStore(store, open.engine, source.read)
    const { id, slug } = await createOrganisation(open.db, newOrganisationName(), null)
    await database.hold()
    await open.db.transaction().execute(async (transaction) => {
      const said = { publicNote: 'Copied.', reason: null, occasion: null }
      const by = { id: null, actor: 'operator' }
      await suspendOrganisation(transaction, { ...said, organisationId: id, slug, by })
    })
    expect(await inRequest(0n, () => guests.reports.current(id))).toBeUndefined()
    expect(await store.reports.current(id)).toMatchObject({ note: 'Copied.' })
    await database.replica.resume()
    await expect
      .poll(() => inRequest(0n, () => guests.reports.current(id)))
      .toMatchObject({ note: 'Copied.' })
  })

  it.each([
    ['the primary itself', 'no replica', () => database.databaseUrl],
    ['another database', 'replica of another', () => database.replica.at(database.otherUrl)],
  ])('API-6 an address that leads to %s is not read from', async (_, reason, url) => {
    const { source, said, reasons } = await database.connect({ url: url() })
    expect(source.state().inUse).toBe(false)
    expect(said()).toEqual([leftOut])
    expect(reasons().join()).toContain(reason)
  })
})
