import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { readConfig } from '#server/config.ts'
import { createPages } from '#server/pages/create-pages.ts'
import { createStore } from '#server/store/create-store.ts'
import { type OpenDatabase, openDatabase } from '#server/store/database.ts'
import type { Connection } from '#server/store/engine.ts'
import { openPostgres } from '#server/store/engines/postgres.ts'
import { setStatus } from '#server/store/organisations/set-status.ts'
import { guestStore } from '#server/store/replica/guest-store.ts'
import { openReplica } from '#server/store/replica/open-replica.ts'
import { readFor } from '#server/store/replica/reader.ts'
import type { Database } from '#server/store/tables.ts'
import { send, succeed } from '../fixtures/call.ts'
import { freePort } from '../fixtures/free-port.ts'
import { newOrganisationName } from '../fixtures/new-organisation.ts'
import { startPortal } from '../fixtures/portal-server.ts'
import { findPostgresBinaries } from '../fixtures/postgres-binaries.ts'
import { type PostgresReplica, startReplica } from '../fixtures/postgres-replica.ts'
import { type PostgresServer, startPostgres } from '../fixtures/postgres-server.ts'
import { startTestApp } from '../fixtures/test-app.ts'
import { createSigner, type Signer } from '../fixtures/test-identity.ts'

const { createSupplier, organisationDetails, publicProfile, searchOrganisations } = endpoints
const binaries = findPostgresBinaries()
const leftOut = 'the replica is left out: everything is read from the primary'
const used = 'the replica is used'

describe.skipIf(!binaries)('a portal whose database has a replica', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'credence-replica-portal-'))
  let postgres: PostgresServer
  let replica: PostgresReplica
  let databaseUrl: string
  let open: OpenDatabase
  let signer: Signer
  let token: string

  beforeAll(async () => {
    postgres = await startPostgres(binaries ?? '')
    databaseUrl = await postgres.createDatabase()
    open = await openDatabase({ databaseUrl, dataDir })
    replica = await startReplica(binaries ?? '', postgres.address)
    signer = await createSigner()
    token = (await signer.person()).token
  })
  afterAll(async () => {
    await open.close()
    await replica.remove()
    await postgres.stop()
    rmSync(dataDir, { recursive: true })
  })

  type Watched = { url?: string; mostLag?: number }

  /** Connects to a replica, as a process of its own would. */
  async function connect({ url = replica.at(databaseUrl), mostLag = 60_000 }: Watched = {}) {
    const lines: string[] = []
    const reasons: string[] = []
    const write = (line: string) => {
      const { msg, err } = JSON.parse(line) as { msg: string; err?: { message: string } }
      lines.push(msg)
      if (err) reasons.push(err.message)
    }
    const times = { interval: 20, mostLag }
    const source = await openReplica(url, open.db, pino({ level: 'info' }, { write }), times)
    return { source, said: () => lines, reasons: () => reasons.join() }
  }

  /** A portal with pools, caches and a look at the replica of its own, as another process has. */
  async function start(watched: Watched = {}) {
    const { source, said } = await connect(watched)
    const env = { DATA_DIR: dataDir }
    const store = guestStore(createStore(open), open.engine, source.read)
    const app = await startTestApp(open, signer.publicKey, {
      env,
      pages: createPages({ config: readConfig(env), store }),
      replica: { source, store },
    })
    onTestFinished(async () => {
      await app.close()
      await source.close()
    })
    const ready = async () => (await fetch(`${app.url}/ready`)).json()
    return { url: app.url, ready, said }
  }

  /** A new organisation with a description, which guests of a portal can read. */
  async function organisation(url: string) {
    const body = { name: newOrganisationName() }
    const { data } = await succeed(url, createSupplier, { token, body })
    const { slug } = data.organisation
    await saveDescription(url, slug, 'Before')
    await expect.poll(() => shown(url, slug)).toBe('Before')
    return { slug, ...body }
  }

  /** Saves a description. @returns the cookie of the answer */
  async function saveDescription(url: string, slug: string, description: string): Promise<string> {
    const answer = await send(url, endpoints.updateOrganisation, {
      token,
      params: { slug },
      body: { description },
    })
    expect(answer.status).toBe(200)
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^newest_write=[\dA-F]+\/[\dA-F]+; .*max-age=30; .*httponly/)
    return cookie.split(';', 1)[0] ?? ''
  }

  /** What the API shows a guest, or who wrote something and has its cookie. */
  async function shown(url: string, slug: string, cookie = ''): Promise<string | number> {
    const answer = await send(url, publicProfile, { params: { slug }, headers: { cookie } })
    if (!answer.ok) return answer.status
    return ((await answer.json()) as { data: { description: string } }).data.description
  }

  /** What of two words the page of a profile has. */
  async function onPage(url: string, slug: string, cookie = ''): Promise<string> {
    const answer = await fetch(`${url}/organization/${slug}`, { headers: { cookie } })
    const text = await answer.text()
    return ['Before', 'After'].filter((word) => text.includes(word)).join(' and ')
  }

  /** Holds the replica where it is until the test has ended. */
  async function holdReplica(): Promise<void> {
    await replica.pause()
    onTestFinished(() => replica.resume())
  }

  it('API-6 who saved sees it at once in every process; guests see the state before until the replica has it', async () => {
    const [one, other] = await Promise.all([start(), start()])
    const { slug } = await organisation(one.url)
    await holdReplica()
    const cookie = await saveDescription(one.url, slug, 'After')

    // In turn, so that a page cached for one is seen if another one gets it.
    for (const { url } of [one, other, one, other]) {
      expect(await onPage(url, slug, cookie)).toBe('After')
      expect(await onPage(url, slug)).toBe('Before')
      expect(await shown(url, slug, cookie)).toBe('After')
      expect(await shown(url, slug)).toBe('Before')
    }
    const { data } = await succeed(other.url, organisationDetails, { token, params: { slug } })
    expect(data.description).toBe('After')

    await replica.resume()
    for (const { url } of [one, other]) {
      await expect.poll(() => shown(url, slug)).toBe('After')
      expect(await onPage(url, slug)).toBe('After')
    }
  })

  it('API-6 who has just registered an organisation finds it, in every process', async () => {
    const [one, other] = await Promise.all([start(), start()])
    await holdReplica()
    const body = { name: newOrganisationName() }
    const answer = await send(one.url, createSupplier, { token, body })
    const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
    const find = async (headers: Record<string, string>) => {
      const query = { keyword: body.name }
      return (await succeed(other.url, searchOrganisations, { token, query, headers })).results
    }
    expect(await find({ cookie })).toHaveLength(1)
    expect(await find({})).toHaveLength(0)
  })

  it('API-6 a replica that stands still is left out, so that a suspension reaches guests; later it is used again', async () => {
    const { url, ready, said } = await start({ mostLag: 300 })
    const { slug } = await organisation(url)
    await holdReplica()
    await open.db.transaction().execute(async (transaction) => {
      const found = transaction.selectFrom('organisations').select('id').where('slug', '=', slug)
      await setStatus(transaction, (await found.executeTakeFirstOrThrow()).id, 'SUSPENDED')
    })
    await expect.poll(() => shown(url, slug)).toBe(410)
    expect(await onPage(url, slug)).toBe('')
    expect(await ready()).toEqual({ status: 'ready', replica: 'left out' })
    await replica.resume()
    await expect.poll(ready).toEqual({ status: 'ready', replica: 'used' })
    expect(said()).toEqual([used, leftOut, used])
  })

  it('API-6 answers go on while the replica is away, and come from it again once it is back', async () => {
    const { url, ready, said } = await start()
    const { slug } = await organisation(url)
    await replica.end()
    await saveDescription(url, slug, 'After')
    expect(await shown(url, slug)).toBe('After')
    expect(await onPage(url, slug)).toBe('After')
    await expect.poll(ready).toEqual({ status: 'ready', replica: 'left out' })
    await replica.start()
    await expect.poll(ready).toEqual({ status: 'ready', replica: 'used' })
    expect(said()).toEqual([used, leftOut, used])

    await expect.poll(() => shown(url, slug)).toBe('After')
    await holdReplica()
    await saveDescription(url, slug, 'Later')
    expect(await shown(url, slug)).toBe('After')
  })

  it('API-6 a read that the replica ends, since it stands in the way of the log, is answered by the primary', async () => {
    const { source, said } = await connect()
    const inside = new Kysely<Database>({ dialect: openPostgres(replica.at(databaseUrl)) })
    onTestFinished(async () => {
      await source.close()
      await inside.destroy()
    })
    const { slug } = await organisation((await start()).url)
    // Holds the table for seconds, on the replica alone.
    const slow = (from: Connection) =>
      sql<{ old: boolean }>`select pg_is_in_recovery() as old,
        case when pg_is_in_recovery() then pg_sleep(4)::text end
        from organisations where slug = ${slug}`.execute(from)
    const reading = new Promise<boolean | undefined>((resolve, reject) => {
      const read = () => source.read(slow).then(({ rows }) => resolve(rows[0]?.old), reject)
      readFor(0n, () => void read())
    })
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

  it('API-6 DATABASE_REPLICA_URL has the portal use it, and its metrics tell so', async () => {
    const port = String(await freePort())
    const portal = await startPortal({
      DEMO: 'off',
      DATABASE_URL: databaseUrl,
      DATABASE_REPLICA_URL: replica.at(databaseUrl),
      METRICS_PORT: port,
    })
    onTestFinished(() => portal.remove())
    const ready = async () => (await fetch(`${portal.url}/ready`)).json()
    await expect.poll(ready).toEqual({ status: 'ready', replica: 'used' })
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(metrics).toMatch(/^credence_replica_in_use 1$/m)
    expect(metrics).toMatch(/^credence_replica_lag_seconds \d\.\d+$/m)
  })

  it.each([
    ['the primary itself', 'no replica', () => databaseUrl],
    ['another database', 'replica of another', () => replica.at(postgres.address)],
  ])('API-6 an address that leads to %s is not read from', async (_, reason, url) => {
    const { source, said, reasons } = await connect({ url: url() })
    onTestFinished(() => source.close())
    expect(source.state().inUse).toBe(false)
    expect(said()).toEqual([leftOut])
    expect(reasons()).toContain(reason)
  })
})
