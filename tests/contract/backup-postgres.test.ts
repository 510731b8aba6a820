import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEvidenceFiles } from '#server/evidence/evidence-files.ts'
import { takeIn } from '#server/evidence/take-in.ts'
import { pdfFile } from '#server/evidence/testing/sample-files.ts'
import { createStore } from '#server/store/create-store.ts'
import { openDatabase } from '#server/store/database.ts'
import { engines, type Place, type TestEngine } from '../fixtures/engines.ts'
import { evidencePath, filesBelow } from '../fixtures/evidence-supplier.ts'
import { operate } from '../fixtures/operator.ts'

const [, postgres] = engines

describe.skipIf(!postgres)('backup beside PostgreSQL', () => {
  let engine: TestEngine
  let place: Place
  let backup: string
  let sha256: string

  beforeAll(async () => {
    if (!postgres) return
    engine = await postgres.start()
    place = await engine.place()
    backup = join((await engine.place()).dataDir, 'backup')
    const open = await openDatabase(place)
    const store = createStore(open)
    const user = { id: 'u', email: 'a@b.test', emailVerified: true, firstName: 'A', lastName: 'B' }
    const { id } = await store.organisations.found(user, 'Kept')
    const by = { userId: user.id, isOwner: true }
    const credentials = { added: ['b-corp'], removes: () => false }
    await store.organisations.save(id, { credentials }, null, by)
    const files = createEvidenceFiles(place.dataDir)
    const of = { organisationId: id, userId: user.id, credentialId: 'b-corp' }
    const upload = { name: 'a.pdf', content: pdfFile() }
    const added = await takeIn(files, upload, (file, putInPlace) =>
      store.evidence.add({ ...file, ...of }, putInPlace),
    )
    sha256 = added.sha256
    await open.close()
  })
  afterAll(() => engine.stop())

  it('API-9 points to pg_dump for the database, in one sentence', async () => {
    const refused = await operate(place, ['backup', backup])
    expect(refused).toMatchObject({ code: 1, stdout: '' })
    expect(refused.stderr).toMatch(/^The database is PostgreSQL: back it up with pg_dump, .*\.\n$/)
  })

  it('API-9 backs up and restores the evidence alone when asked', async () => {
    expect(await operate(place, ['backup', backup, '--evidence-only'])).toMatchObject({ code: 0 })
    expect(await readdir(backup)).toEqual(['evidence', 'manifest.json'])
    const target = { ...place, dataDir: (await engine.place()).dataDir }
    // What else lies in the data folder of an installation with PostgreSQL does not matter.
    await writeFile(join(target.dataDir, 'note'), '')
    expect(await operate(target, ['restore', backup])).toMatchObject({ code: 0 })
    expect(await filesBelow(join(target.dataDir, 'evidence'))).toEqual([evidencePath(sha256)])
    expect(await operate(target, ['restore', backup])).toMatchObject({ code: 1 })
  })

  it('API-9 takes no backup of the other kind', async () => {
    const embedded = { databaseUrl: null, dataDir: (await engine.place()).dataDir }
    const refused = await operate(embedded, ['restore', backup])
    expect(refused.stderr).toMatch(/^This backup has evidence only, .*\.\n$/)
    await (await openDatabase(embedded)).close()
    const whole = join((await engine.place()).dataDir, 'whole')
    expect(await operate(embedded, ['backup', whole])).toMatchObject({ code: 0 })
    const target = { ...place, dataDir: (await engine.place()).dataDir }
    expect((await operate(target, ['restore', whole])).stderr).toMatch(
      /^This backup has an embedded database, .*\.\n$/,
    )
  })
})
