import { randomUUID } from 'node:crypto'
import { rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createEvidenceFiles } from '#server/evidence/evidence-files.ts'
import { sweepEvidence } from '#server/evidence/manage-evidence.ts'
import { pdfFile } from '#server/evidence/testing/sample-files.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { refuse, send } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import {
  credentialId,
  evidencePath,
  evidenceSupplier,
  filesBelow,
} from '../fixtures/evidence-supplier.ts'

const { evidenceFile, removeEvidence } = endpoints

contractSuite('evidence on the disk', (bench) => {
  const url = () => bench.app.url
  const folder = () => join(bench.place.dataDir, 'evidence')

  it('PRF-8 removes a content with the last file that has it', async () => {
    const [one, two] = [await evidenceSupplier(bench), await evidenceSupplier(bench)]
    const content = pdfFile(randomUUID())
    const [mine, theirs] = [await one.upload(content), await two.upload(content)]
    await one.remove(mine.id)
    expect(await one.list()).toEqual([])
    const params = { slug: two.slug, id: theirs.id }
    expect((await send(url(), evidenceFile, { token: two.token, params })).status).toBe(200)
    await two.remove(theirs.id)
    expect(await filesBelow(folder())).not.toContain(evidencePath(theirs.sha256))
    expect(await refuse(url(), removeEvidence, { token: two.token, params })).toMatchObject({
      status: 404,
      field: 'id',
    })
  })

  it('PRF-8 a content that is being removed is not added again before it is gone', async () => {
    const { slug } = await evidenceSupplier(bench)
    const { organisations, evidence } = bench.app.store
    const organisationId = (await organisations.find(slug))?.id ?? ''
    const file = {
      name: 'a.pdf',
      type: 'application/pdf',
      size: 1,
      sha256: 'ab'.repeat(32),
      userId: 'u',
    } as const
    const order: string[] = []
    let adding: Promise<unknown> = Promise.resolve()
    await evidence.whenUnused(file.sha256, async () => {
      order.push('removing')
      adding = evidence.add({ ...file, organisationId, credentialId }, async () => {
        order.push('put in place')
      })
      // Time enough to go wrong: these go back and forth as often as the adding would.
      for (let call = 0; call < 30; call += 1) await fetch(`${url()}/health`)
      order.push('removed')
    })
    await adding
    expect(order).toEqual(['removing', 'removed', 'put in place'])
  })

  it('PRF-8 a content that is being added is not removed', async () => {
    const { slug } = await evidenceSupplier(bench)
    const { organisations, evidence } = bench.app.store
    const organisationId = (await organisations.find(slug))?.id ?? ''
    const file = {
      name: 'a.pdf',
      type: 'application/pdf',
      size: 1,
      sha256: 'cd'.repeat(32),
    } as const
    let removing: Promise<unknown> = Promise.resolve()
    let isRemoved = false
    await evidence.add({ ...file, organisationId, credentialId, userId: 'u' }, async () => {
      removing = evidence.whenUnused(file.sha256, async () => {
        isRemoved = true
      })
      for (let call = 0; call < 30; call += 1) await fetch(`${url()}/health`)
    })
    await removing
    expect(isRemoved).toBe(false)
  })

  it('PRF-8 says so when a file is not on the disk any more, and takes it again', async () => {
    const { slug, token, upload } = await evidenceSupplier(bench)
    const content = pdfFile(randomUUID())
    const { id, sha256 } = await upload(content)
    await rm(join(folder(), evidencePath(sha256)))
    const call = { token, params: { slug, id } }
    expect(await refuse(url(), evidenceFile, call)).toMatchObject({
      status: 410,
      code: 'lost-evidence',
    })
    expect(await upload(content)).toMatchObject({ id })
    expect((await send(url(), evidenceFile, call)).status).toBe(200)
  })

  it('PRF-8 only the account of the server can read the folder and its files', async () => {
    const { upload } = await evidenceSupplier(bench)
    const { sha256 } = await upload(pdfFile(randomUUID()))
    const modes = await Promise.all(
      ['', sha256.slice(0, 2), evidencePath(sha256)].map(async (path) => {
        const { mode } = await stat(join(folder(), path))
        return (mode & 0o777).toString(8)
      }),
    )
    expect(modes).toEqual(['700', '700', '600'])
  })

  it('PRF-8 sweeps up what belongs to nothing and is older than a day, and nothing else', async () => {
    const { slug, upload } = await evidenceSupplier(bench)
    const orphan = await upload(pdfFile(randomUUID()))
    const gone = await evidenceSupplier(bench)
    const kept = await gone.upload(pdfFile(randomUUID()))
    await bench.open.db.deleteFrom('organisations').where('slug', '=', slug).execute()
    for (const name of ['old.tmp', 'new.tmp']) await writeFile(join(folder(), name), '')
    const files = createEvidenceFiles(bench.place.dataDir)
    const sweep = () => sweepEvidence({ store: bench.app.store.evidence, files })
    expect(await sweep()).toBe(0)
    const dayBefore = new Date(Date.now() - 90_000_000)
    for (const path of ['old.tmp', evidencePath(orphan.sha256), evidencePath(kept.sha256)]) {
      await utimes(join(folder(), path), dayBefore, dayBefore)
    }
    expect(await sweep()).toBe(2)
    const left = await filesBelow(folder())
    expect(left).not.toContain('old.tmp')
    expect(left).not.toContain(evidencePath(orphan.sha256))
    expect(left).toEqual(expect.arrayContaining(['new.tmp', evidencePath(kept.sha256)]))
  })

  it('PRF-8 sweeps nothing up that is the evidence of another database', async () => {
    const { upload } = await evidenceSupplier(bench)
    const { sha256 } = await upload(pdfFile(randomUUID()))
    const store = bench.app.store.evidence
    const files = createEvidenceFiles(bench.place.dataDir)
    await sweepEvidence({ store, files })
    const dayBefore = new Date(Date.now() - 90_000_000)
    await utimes(join(folder(), evidencePath(sha256)), dayBefore, dayBefore)
    const other = {
      ...store,
      databaseId: async () => 'another',
      contents: async () => new Set<string>(),
    }
    expect(await sweepEvidence({ store: other, files })).toBeNull()
    expect(await filesBelow(folder())).toContain(evidencePath(sha256))
  })
})
