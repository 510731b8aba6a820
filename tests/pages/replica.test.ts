import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { readConfig } from '#server/config.ts'
import { testCatalogue } from '../fixtures/test-catalogue.ts'
import { createPages } from '#server/pages/create-pages.ts'
import { createStore } from '#server/store/create-store.ts'
import { setStatus } from '#server/store/organisations/set-status.ts'
import { guestStore } from '#server/store/replica/guest-store.ts'
import { send, succeed } from '../fixtures/call.ts'
import { freePort } from '../fixtures/free-port.ts'
import { newOrganisationName } from '../fixtures/new-organisation.ts'
import { startPortal } from '../fixtures/portal-server.ts'
import { findPostgresBinaries } from '../fixtures/postgres-binaries.ts'
import {
  type ReplicatedDatabase,
  startReplicated,
  type Watched,
} from '../fixtures/replicated-database.ts'
import { startTestApp } from '../fixtures/test-app.ts'
import { createSigner, type Signer } from '../fixtures/test-identity.ts'

const { createSupplier, organisationDetails, publicProfile, searchOrganisations } = endpoints
const binaries = findPostgresBinaries()
const leftOut = 'the replica is left out: everything is read from the primary'
const used = 'the replica is used'

describe.skipIf(!binaries)('a portal whose database has a replica', () => {
  let database: ReplicatedDatabase
  let signer: Signer
  let token: string
  beforeAll(async () => {
    database = await startReplicated(binaries ?? '')
    signer = await createSigner()
    token = (await signer.person()).token
  })
  afterAll(() => database.remove())

  /** A portal with pools, caches and a look at the replica of its own, as another process has. */
  async function start(watched: Watched = {}) {
    const { open, dataDir } = database
    const { source, said } = await database.connect(watched)
    const env = { DATA_DIR: dataDir }
    const store = guestStore(createStore(open), open.engine, source.read)
    const app = await startTestApp(open, signer.publicKey, {
      env,
      pages: createPages({ config: readConfig(env), store, catalogue: testCatalogue.shelf }),
      replica: { source, store },
    })
    onTestFinished(() => app.close())
    const ready = async (): Promise<unknown> => (await fetch(`${app.url}/ready`)).json()
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

  it('API-6 who saved sees it at once in every process; guests see the state before until the replica has it', async () => {
    const [one, other] = await Promise.all([start(), start()])
    const { slug } = await organisation(one.url)
    await database.hold()
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

    await database.replica.resume()
    for (const { url } of [one, other]) {
      await expect.poll(() => shown(url, slug)).toBe('After')
      expect(await onPage(url, slug)).toBe('After')
    }
  })

  it('API-6 who has just registered an organisation finds it, in every process', async () => {
    const [one, other] = await Promise.all([start(), start()])
    await database.hold()
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
    await database.hold()
    await database.open.db.transaction().execute(async (transaction) => {
      const found = transaction.selectFrom('organisations').select('id').where('slug', '=', slug)
      await setStatus(transaction, (await found.executeTakeFirstOrThrow()).id, 'SUSPENDED')
    })
    await expect.poll(() => shown(url, slug)).toBe(410)
    expect(await onPage(url, slug)).toBe('')
    expect(await ready()).toEqual({ status: 'ready', replica: 'left out' })
    await database.replica.resume()
    await expect.poll(ready).toEqual({ status: 'ready', replica: 'used' })
    expect(said()).toEqual([used, leftOut, used])
  })

  it('API-6 answers go on while the replica is away, and come from it again once it is back', async () => {
    const { url, ready, said } = await start()
    const { slug } = await organisation(url)
    // The second one looks at it once, so that its readers are the first to notice.
    const unwatched = await start({ interval: 3_600_000 })
    expect(await shown(unwatched.url, slug)).toBe('Before')
    await database.replica.end()
    expect(await shown(unwatched.url, slug)).toBe('Before')
    expect(unwatched.said()).toEqual([used, leftOut])
    await saveDescription(url, slug, 'After')
    expect(await shown(url, slug)).toBe('After')
    expect(await onPage(url, slug)).toBe('After')
    await expect.poll(ready).toEqual({ status: 'ready', replica: 'left out' })
    await database.replica.start()
    await expect.poll(ready).toEqual({ status: 'ready', replica: 'used' })
    expect(said()).toEqual([used, leftOut, used])

    await expect.poll(() => shown(url, slug)).toBe('After')
    await database.hold()
    await saveDescription(url, slug, 'Later')
    expect(await shown(url, slug)).toBe('After')
  })

  it('API-6 DATABASE_REPLICA_URL has the portal use it, and its metrics tell so', async () => {
    const port = String(await freePort())
    const portal = await startPortal({
      DEMO: 'off',
      DATABASE_URL: database.databaseUrl,
      DATABASE_REPLICA_URL: database.replica.at(database.databaseUrl),
      METRICS_PORT: port,
    })
    onTestFinished(() => portal.remove())
    const ready = async (): Promise<unknown> => (await fetch(`${portal.url}/ready`)).json()
    await expect.poll(ready).toEqual({ status: 'ready', replica: 'used' })
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(metrics).toMatch(/^credence_replica_in_use 1$/m)
    expect(metrics).toMatch(/^credence_replica_lag_seconds \d\.\d+$/m)
  })
})
