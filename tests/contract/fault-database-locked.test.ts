import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sqliteFile } from '#server/store/engines/sqlite-database.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { send, succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { type ServerProcess, startProcess } from '../fixtures/server-process.ts'

const { organisationDetails, updateOrganisation } = endpoints
/** Milliseconds: longer than SQLite is let to stand still, much shorter than the portal's patience. */
const short = 400
/** Milliseconds: the portal's patience, and some for a busy machine. */
const patience = 5_000 + 3_000

contractSuite('a locked database', (bench) => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await startProcess(bench.place, bench.signer)
  })
  afterAll(() => server.kill())

  async function supplier() {
    const owner = await bench.person()
    const call = { token: owner.token, params: { slug: await bench.organisation(owner) } }
    return {
      call,
      save: (description: string) =>
        send(server.url, updateOrganisation, { ...call, body: { description } }),
      read: async () => (await succeed(server.url, organisationDetails, call)).data.description,
    }
  }

  async function expectBusy(answer: Response) {
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await answer.json()).toMatchObject({ code: 'database-busy' })
  }

  describe('by another process that writes', () => {
    let other: DatabaseSync | undefined
    afterEach(() => other?.close())
    const lock = () => {
      // The process may be writing down what follows from a save.
      other = new DatabaseSync(join(bench.place.dataDir, sqliteFile), { timeout: 5000 })
      other.exec('begin immediate')
      return () => other?.exec('rollback')
    }

    it('API-6 for a moment: a save waits for it, and the process goes on', async (test) => {
      test.skip(bench.open.engine.name !== 'sqlite', 'only one may write to SQLite')
      const { save, read } = await supplier()
      const unlock = lock()
      const begun = performance.now()
      let isAnswered = false
      const saving = save('In the end').finally(() => (isAnswered = true))
      while (performance.now() - begun < short) {
        expect((await fetch(`${server.url}/health`)).status).toBe(200)
      }
      expect(isAnswered).toBe(false)
      unlock()
      expect((await saving).status).toBe(200)
      expect(await read()).toBe('In the end')
    })

    it('API-6 for too long: every save is refused within one patience, and works afterwards', async (test) => {
      test.skip(bench.open.engine.name !== 'sqlite', 'only one may write to SQLite')
      const { save, read } = await supplier()
      const unlock = lock()
      const begun = performance.now()
      const answers = await Promise.all(['a', 'b', 'c', 'd'].map(save))
      expect(performance.now() - begun).toBeLessThan(patience)
      await Promise.all(answers.map(expectBusy))
      expect(await read()).toBe('')
      unlock()
      expect((await save('Afterwards')).status).toBe(200)
      expect(await read()).toBe('Afterwards')
    })
  })

  describe('by another session that has the row', () => {
    let other: pg.Client | undefined
    afterEach(() => other?.end())

    it('API-6 a save waits, is refused when its time is up, and works afterwards', async (test) => {
      const connectionString = bench.place.databaseUrl
      if (!connectionString) return test.skip('SQLite has no locks of rows')
      const { call, save, read } = await supplier()
      const session = new pg.Client({ connectionString })
      other = session
      await session.connect()
      const lock = () =>
        session.query('begin; select 1 from organisations for update').catch(() => {})
      const waiting = async () => {
        // Within a transaction the first look is repeated: https://www.postgresql.org/docs/15/monitoring-stats.html
        await session.query('select pg_stat_clear_snapshot()')
        const { rows } = await session.query<{ pid: number }>(
          `select pid from pg_stat_activity
           where application_name = 'credence' and wait_event_type = 'Lock'`,
        )
        return rows.map(({ pid }) => pid)
      }
      await lock()
      const late = save('Too late')
      await expect.poll(waiting).toHaveLength(1)
      expect((await send(server.url, organisationDetails, call)).status).toBe(200)
      // The same as PostgreSQL does when the portal's limit for statements is reached, only sooner.
      for (const pid of await waiting()) await session.query('select pg_cancel_backend($1)', [pid])
      await expectBusy(await late)

      const patient = save('In the end')
      await expect.poll(waiting).toHaveLength(1)
      await session.query('rollback')
      expect((await patient).status).toBe(200)
      expect(await read()).toBe('In the end')
    })
  })
})
