import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { pdfFile } from '#server/evidence/testing/sample-files.ts'
import { openDatabase } from '#server/store/database.ts'
import { sqliteFile } from '#server/store/engines/sqlite-database.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { refuse, send, succeed } from '../fixtures/call.ts'
import { engines, type Place, type TestEngine } from '../fixtures/engines.ts'
import { filesBelow } from '../fixtures/evidence-supplier.ts'
import { canLimitFiles, limitFiles } from '../fixtures/file-limit.ts'
import { markedPatch, markOf } from '../fixtures/marked-profile.ts'
import { type ServerProcess, startProcess } from '../fixtures/server-process.ts'
import { startTestApp } from '../fixtures/test-app.ts'
import { createSigner, type Signer } from '../fixtures/test-identity.ts'

const { createSupplier, evidence, organisationDetails, updateOrganisation, uploadEvidence } =
  endpoints
const credentialId = 'iso-14001'
/** Bytes that SQLite's log grows by with each page, and pages that a save with its key writes at most. */
const page = 4096 + 24
const mostPages = 40
const full = { status: 507, code: 'storage-full' }

describe.each(engines.filter(({ name }) => name === 'SQLite'))('a full disk', ({ start }) => {
  let engine: TestEngine
  let place: Place
  let signer: Signer
  let token: string

  beforeAll(async () => {
    engine = await start()
    place = await engine.place()
    signer = await createSigner()
    token = (await signer.person()).token
  })
  afterAll(() => engine.stop())

  async function supplier(url: string) {
    const { data } = await succeed(url, createSupplier, { token, body: { name: 'Kept' } })
    const call = { token, params: { slug: data.organisation.slug } }
    await succeed(url, updateOrganisation, { ...call, body: markedPatch(1) })
    return call
  }

  it('API-6 PRF-1 a save that the database has no room for is refused whole, with or without key', async () => {
    const open = await openDatabase(await engine.place())
    const app = await startTestApp(open, signer.publicKey)
    const call = await supplier(app.url)
    // The smallest that SQLite takes is the size that the file has.
    await sql`pragma max_page_count = 1`.execute(open.db)
    const locations = (await succeed(app.url, endpoints.countries)).results.map(({ code }) => code)
    const save = { ...call, body: { ...markedPatch(2), locations } }
    const key = { 'idempotency-key': randomUUID() }
    for (const headers of [{}, key, {}]) {
      expect(await refuse(app.url, updateOrganisation, { ...save, headers })).toMatchObject(full)
      expect(markOf((await succeed(app.url, organisationDetails, call)).data)).toBe(1)
    }
    expect((await fetch(`${app.url}/ready`)).status).toBe(200)

    await sql`pragma max_page_count = 1000000`.execute(open.db)
    const saved = await succeed(app.url, updateOrganisation, { ...save, headers: key })
    expect(saved.data).toMatchObject({ description: 'Save 2' })
    await app.close()
    await open.close()
  })

  describe.skipIf(!canLimitFiles)('under a process of its own', () => {
    let server: ServerProcess
    beforeAll(async () => {
      server = await startProcess(place, signer)
    })
    afterAll(() => server.kill())

    it('API-6 PRF-8 nothing is saved by halves, reading goes on, and it works again with room', async () => {
      const { url, pid } = server
      const call = await supplier(url)
      const upload = () => ({
        token,
        params: { ...call.params, credentialId },
        query: { name: 'audit.pdf' },
        body: pdfFile(randomUUID()),
        headers: { 'content-type': 'application/octet-stream' },
      })
      const files = async () => (await succeed(url, evidence, call)).results.length
      await succeed(url, uploadEvidence, upload())
      const folder = join(place.dataDir, 'evidence')
      const before = await filesBelow(folder)

      limitFiles(pid, 1)
      for (const mark of [2, 3, 4]) {
        const headers = mark === 4 ? { 'idempotency-key': randomUUID() } : {}
        const save = { ...call, body: markedPatch(mark), headers }
        expect(await refuse(url, updateOrganisation, save)).toMatchObject(full)
        const file = await refuse(url, uploadEvidence, upload())
        expect(file).toMatchObject(full)
        expect(file.message).toContain('no room')
        expect(markOf((await succeed(url, organisationDetails, call)).data)).toBe(1)
      }
      expect((await send(url, endpoints.publicProfile, { params: call.params })).status).toBe(200)
      expect([await files(), await filesBelow(folder)]).toEqual([1, before])

      limitFiles(pid, null)
      await succeed(url, uploadEvidence, upload())
      await succeed(url, updateOrganisation, { ...call, body: markedPatch(5) })
      expect(markOf((await succeed(url, organisationDetails, call)).data)).toBe(5)
      expect(await files()).toBe(2)
    })

    it('API-6 OFF-5 whichever write finds the disk full, a save is there if and only if it is confirmed', async () => {
      const { url, pid } = server
      const call = await supplier(url)
      const log = join(place.dataDir, `${sqliteFile}-wal`)
      const seen = new Set<number>()
      let kept = 1
      for (let pages = 0; pages < mostPages; pages += 1) {
        const mark = pages + 2
        limitFiles(pid, statSync(log).size + pages * page)
        const headers = { 'idempotency-key': randomUUID() }
        const answer = await send(url, updateOrganisation, {
          ...call,
          body: markedPatch(mark),
          headers,
        })
        seen.add(answer.status)
        if (answer.status === 200) kept = mark
        expect(markOf((await succeed(url, organisationDetails, call)).data)).toBe(kept)
      }
      expect(seen).toEqual(new Set([200, 507]))
      limitFiles(pid, null)
    })
  })
})
