import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { type OpenDatabase, openDatabase } from '#server/store/database.ts'
import { refuse, send } from '../fixtures/call.ts'
import { findPostgresBinaries } from '../fixtures/postgres-binaries.ts'
import { startPostgres } from '../fixtures/postgres-server.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { createSigner } from '../fixtures/test-identity.ts'

const binaries = findPostgresBinaries()

describe.skipIf(!binaries)('while the database is away', () => {
  let app: TestApp
  let open: OpenDatabase
  const dataDir = mkdtempSync(join(tmpdir(), 'credence-outage-'))

  beforeAll(async () => {
    const server = await startPostgres(binaries ?? '')
    open = await openDatabase({ databaseUrl: await server.createDatabase(), dataDir })
    app = await startTestApp(open, (await createSigner()).publicKey)
    await server.stop()
  })
  afterAll(async () => {
    await app.close()
    await open.close()
    rmSync(dataDir, { recursive: true })
  })

  it('API-6 what needs it is answered with 503 and says so, again and again', async () => {
    const call = { params: { slug: 'any-slug' } }
    for (const _ of [1, 2, 3]) {
      const problem = await refuse(app.url, endpoints.publicProfile, call)
      expect(problem).toMatchObject({ status: 503, code: 'database-unavailable' })
      expect(problem.message).not.toMatch(/ECONN|127\.0\.0\.1/)
    }
    expect((await fetch(`${app.url}/ready`)).status).toBe(503)
  })

  it('API-6 what does not need it goes on', async () => {
    expect((await fetch(`${app.url}/health`)).status).toBe(200)
    expect((await send(app.url, endpoints.countries)).status).toBe(200)
  })
})
