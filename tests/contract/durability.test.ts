import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { endpoints } from '#src/contract/endpoints.ts'
import { openDatabase } from '#server/store/database.ts'
import { migrate } from '#server/store/migrate.ts'
import type { Migration } from '#server/store/migration.ts'
import { migrations } from '#server/store/migrations.ts'
import { send, succeed } from '../fixtures/call.ts'
import { engines, type TestEngine } from '../fixtures/engines.ts'
import { startProcess } from '../fixtures/server-process.ts'
import { createSigner, type Signer } from '../fixtures/test-identity.ts'

const { createSupplier, organisationDetails, updateOrganisation } = endpoints
/** Saves of one version that several processes get at once. */
const rounds = 20
/** Milliseconds: three processes start at once, on a busy machine. */
const timeout = 120_000

describe.each(engines)('durability ($name)', ({ name, start }) => {
  let engine: TestEngine
  let signer: Signer
  let token: string

  beforeAll(async () => {
    engine = await start()
    signer = await createSigner()
    token = (await signer.person()).token
  })
  afterAll(() => engine.stop())

  it(
    'API-6 several processes migrate one empty database side by side and serve it together',
    { timeout },
    async () => {
      const place = await engine.place()
      const servers = await Promise.all([1, 2, 3].map(() => startProcess(place, signer)))
      const [one, two, three] = servers.map((server) => server.url) as [string, string, string]
      const { data } = await succeed(one, createSupplier, { token, body: { name: 'Shared' } })
      const params = { slug: data.organisation.slug }
      let refused = 0
      for (let version = 1; version <= rounds; version += 1) {
        const answers = await Promise.all(
          [one, two, three, one, two, three].map((url, index) =>
            send(url, updateOrganisation, {
              token,
              params,
              body: { description: `Round ${version}, number ${index}` },
              headers: { 'if-match': `"${version}"` },
            }),
          ),
        )
        const winners = answers.filter((answer) => answer.status === 200)
        const losers = answers.filter((answer) => answer.status === 412)
        expect([winners.length, losers.length]).toEqual([1, answers.length - 1])
        const tags = new Set(answers.map((answer) => answer.headers.get('etag')))
        expect([...tags]).toEqual([`"${version + 1}"`])
        const read = await succeed(three, organisationDetails, { token, params })
        expect(await winners[0]?.json()).toEqual(read)
        refused += losers.length
      }
      console.log(
        `3 processes, 6 saves of one version at once: ${rounds} rounds, ${rounds} winners, ${refused} refused with 412 (${name})`,
      )
      await Promise.all(servers.map((server) => server.kill()))
    },
  )

  it('API-6 refuses a database that a newer version has written, in one sentence', async () => {
    const place = await engine.place()
    const open = await openDatabase(place)
    await sql`insert into schema_migrations (id, applied_at) values ('9999-future', '')`.execute(
      open.db,
    )
    await open.close()
    await expect(openDatabase(place)).rejects.toThrow(
      /^The database was written by a newer version of Credence \(9999-future\): .*\.$/,
    )
  })

  it('API-6 leaves nothing behind when a step of the schema fails', async () => {
    const { db, engine: kind, close } = await openDatabase(await engine.place())
    const broken: Migration = {
      id: '9998-broken',
      async up(transaction) {
        await sql`create table half_done (id text)`.execute(transaction)
        await sql`insert into no_such_table values (1)`.execute(transaction)
      },
    }
    await expect(migrate(db, kind, [...migrations, broken])).rejects.toThrow('no_such_table')
    const sound: Migration = {
      id: '9998-broken',
      up: async (transaction) => {
        await sql`create table half_done (id text)`.execute(transaction)
      },
    }
    await migrate(db, kind, [...migrations, sound])
    await expect(sql`select id from half_done`.execute(db)).resolves.toMatchObject({ rows: [] })
    await close()
  })
})

describe('a database that cannot be had', () => {
  it('API-6 is told in one sentence: a data folder that is none', async () => {
    const opening = openDatabase({ databaseUrl: null, dataDir: '/dev/null/data' })
    await expect(opening).rejects.toThrow(
      /^The data folder \/dev\/null\/data cannot be used: .*\.$/,
    )
  })

  it('API-6 is told in one sentence, without the password: a server that is not there', async () => {
    const databaseUrl = 'postgres://credence:hush@127.0.0.1:1/credence'
    const opening = openDatabase({ databaseUrl, dataDir: '/dev/null' })
    await expect(opening).rejects.toThrow(
      /^The postgres database cannot be opened: (?!.*hush).*\.$/,
    )
  })
})
