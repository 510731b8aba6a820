import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { jpegFile, pdfFile, pngFile } from '#server/evidence/testing/sample-files.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import * as limits from '#src/contract/limits.ts'
import { refuse, send, succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import {
  credentialId,
  evidenceSupplier,
  filesBelow,
  type UploadOptions,
} from '../fixtures/evidence-supplier.ts'
import { memberActions } from '../fixtures/members.ts'

const { evidence, evidenceFile, removeEvidence, updateOrganisation, uploadEvidence } = endpoints

contractSuite('evidence', (bench) => {
  const url = () => bench.app.url
  const folder = () => join(bench.place.dataDir, 'evidence')

  it('PRF-8 keeps a file and gives back the same bytes, as a download', async () => {
    const { slug, token, upload, list } = await evidenceSupplier(bench)
    const name = `Prüf "bericht"; filename=x.pdf`
    const content = pdfFile(randomUUID())
    const added = await upload(content, { name, type: 'image/png' })
    expect(added).toMatchObject({
      credentialId,
      name,
      type: 'application/pdf',
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    })
    expect(await list()).toEqual([added])
    const answer = await send(url(), evidenceFile, { token, params: { slug, id: added.id } })
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'content-disposition': `attachment; filename*=UTF-8''Pr%C3%BCf%20%22bericht%22%3B%20filename%3Dx.pdf`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  it('PRF-8 takes the type from the content, and lists the newest first', async () => {
    const { upload, list } = await evidenceSupplier(bench)
    const png = await upload(pngFile(), { name: 'a.exe', type: 'application/pdf' })
    const jpeg = await upload(jpegFile(), { name: 'b.pdf', credential: 'iso-9001' })
    expect([png.type, jpeg.type]).toEqual(['image/png', 'image/jpeg'])
    const listed = await list()
    expect(listed).toHaveLength(2)
    expect(listed.map((one) => one.uploadedAt)).toEqual([jpeg.uploadedAt, png.uploadedAt])
  })

  it('PRF-8 knows a file that is sent again, and two members who send it at once', async () => {
    const { upload, list } = await evidenceSupplier(bench)
    const content = pdfFile(randomUUID())
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload(content)))
    expect(new Set(answers.map((one) => one.id)).size).toBe(1)
    expect(await list()).toHaveLength(1)
  })

  it.each([
    ['an empty file', Buffer.alloc(0), {}, 422, 'body'],
    ['a page under the name of a PDF', Buffer.from('<html>'), {}, 422, 'body'],
    ['half a PDF', pdfFile().subarray(0, 20), { type: 'application/pdf' }, 422, 'body'],
    ['a type that is none of them', pdfFile(), { type: 'text/html' }, 415, 'content-type'],
    ['a credential that is not held', pdfFile(), { credential: 'b-corp' }, 422, 'credentialId'],
    ['a name with a control character', pdfFile(), { name: 'a\u0000b' }, 400, 'name'],
    ['no name', pdfFile(), { name: ' ' }, 400, 'name'],
  ] satisfies [string, Buffer, UploadOptions, number, string][])(
    'PRF-8 API-5 refuses %s, and keeps nothing',
    async (_what, content, options, status, field) => {
      const { call, list } = await evidenceSupplier(bench)
      const before = await filesBelow(folder())
      const problem = await refuse(url(), uploadEvidence, call(content, options))
      expect(problem).toMatchObject({ status, field })
      expect(await list()).toEqual([])
      expect(await filesBelow(folder())).toEqual(before)
    },
  )

  it('PRF-8 takes 10 MB, and not a byte more', async () => {
    const { call, upload } = await evidenceSupplier(bench)
    const largest = Buffer.concat([
      pdfFile(),
      Buffer.alloc(limits.evidenceBytes - 2 * pdfFile().length),
      pdfFile(),
    ])
    expect(await upload(largest)).toMatchObject({ size: limits.evidenceBytes })
    const larger = Buffer.concat([largest, Buffer.alloc(1)])
    expect(await refuse(url(), uploadEvidence, call(larger))).toMatchObject({
      status: 413,
      code: 'too-large',
    })
  })

  it('PRF-8 keeps 20 files for a credential, however many come at once', async () => {
    const { call, list } = await evidenceSupplier(bench)
    const count = limits.evidenceFiles + 3
    const answers = await Promise.all(
      Array.from({ length: count }, (_, at) => send(url(), uploadEvidence, call(pdfFile(`${at}`)))),
    )
    const refused = answers.filter((answer) => answer.status !== 201)
    expect(refused.map((answer) => answer.status)).toEqual([422, 422, 422])
    expect(await refused[0]?.json()).toMatchObject({ code: 'too-many-files' })
    expect(await list()).toHaveLength(limits.evidenceFiles)
  })

  it('PRF-8 keeps 200 MB for an organisation', async () => {
    const { slug, call, upload, remove } = await evidenceSupplier(bench)
    const { id } = (await bench.app.store.organisations.find(slug)) ?? { id: '' }
    const large = await upload(pdfFile(randomUUID()), { credential: 'iso-9001' })
    await bench.open.db
      .updateTable('evidence')
      .set({ size: limits.evidenceTotalBytes - 10 })
      .where('organisation_id', '=', id)
      .execute()
    expect(await refuse(url(), uploadEvidence, call(pdfFile()))).toMatchObject({
      status: 422,
      code: 'no-room',
      field: 'body',
    })
    await remove(large.id)
    await upload(pdfFile())
  })

  it('PRF-8 SEC-3 only members and the operator see it; of others not even the operator adds any', async () => {
    const { slug, call, upload } = await evidenceSupplier(bench)
    const { id } = await upload(pdfFile(randomUUID()))
    const other = await evidenceSupplier(bench)
    const own = { token: other.token, params: { slug: other.slug, id } }
    expect(await refuse(url(), evidenceFile, own)).toMatchObject({ status: 404, field: 'id' })
    expect(await refuse(url(), removeEvidence, own)).toMatchObject({ status: 404, field: 'id' })
    const stranger = { token: other.token, params: { slug, id } }
    expect(await refuse(url(), evidenceFile, stranger)).toMatchObject({ status: 403 })

    const { token } = await memberActions(bench).operator(await bench.person())
    expect((await send(url(), evidenceFile, { token, params: { slug, id } })).status).toBe(200)
    expect((await succeed(url(), evidence, { token, params: { slug } })).results).toHaveLength(1)
    const adding = refuse(url(), uploadEvidence, { ...call(pdfFile()), token })
    expect(await adding).toMatchObject({ status: 403 })
  })

  it('PRF-8 keeps the files of a credential that is taken off the profile and added again', async () => {
    const { slug, token, upload, list } = await evidenceSupplier(bench)
    const added = await upload(pdfFile(randomUUID()))
    for (const credentials of [[], [credentialId]]) {
      await succeed(url(), updateOrganisation, { token, params: { slug }, body: { credentials } })
      expect(await list()).toEqual([added])
    }
  })
})
