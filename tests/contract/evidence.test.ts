import { createHash, randomUUID } from 'node:crypto'
import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createEvidenceFiles } from '#server/evidence/evidence-files.ts'
import { sweepEvidence } from '#server/evidence/evidence.ts'
import { jpegFile, pdfFile, pngFile } from '#server/evidence/testing/sample-files.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { limits } from '#src/contract/limits.ts'
import { refuse, send, succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'

const { evidence, evidenceFile, removeEvidence, updateOrganisation, uploadEvidence } = endpoints
const credentialId = 'iso-14001'

contractSuite('evidence', (bench) => {
  const url = () => bench.app.url
  const folder = () => join(bench.place.dataDir, 'evidence')

  /** A member with an organisation that holds the credential, and their calls. */
  async function supplier() {
    const owner = await bench.person()
    const slug = await bench.organisation(owner)
    const { token } = owner
    const body = { credentials: [credentialId, 'iso-9001'] }
    await succeed(url(), updateOrganisation, { token, params: { slug }, body })
    const call = (content: Buffer, options: Options = {}) => ({
      token,
      params: { slug, credentialId: options.credential ?? credentialId },
      query: { name: options.name ?? 'audit.pdf' },
      body: content,
      headers: { 'content-type': options.type ?? 'application/octet-stream' },
    })
    return {
      slug,
      token,
      call,
      upload: async (content: Buffer, options?: Options) =>
        (await succeed(url(), uploadEvidence, call(content, options))).data,
      list: async () => (await succeed(url(), evidence, { token, params: { slug } })).results,
      remove: (id: string) => succeed(url(), removeEvidence, { token, params: { slug, id } }),
    }
  }

  it('PRF-8 keeps a file and gives back the same bytes, as a download', async () => {
    const { slug, token, upload, list } = await supplier()
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
    const { upload, list } = await supplier()
    const png = await upload(pngFile(), { name: 'a.exe', type: 'application/pdf' })
    const jpeg = await upload(jpegFile(), { name: 'b.pdf', credential: 'iso-9001' })
    expect([png.type, jpeg.type]).toEqual(['image/png', 'image/jpeg'])
    const listed = await list()
    expect(listed).toHaveLength(2)
    expect(listed.map((one) => one.uploadedAt)).toEqual([jpeg.uploadedAt, png.uploadedAt])
  })

  it('PRF-8 knows a file that is sent again, and two members who send it at once', async () => {
    const { upload, list } = await supplier()
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
    ['a name of two lines', pdfFile(), { name: 'a\r\nb' }, 400, 'name'],
    ['no name', pdfFile(), { name: ' ' }, 400, 'name'],
  ] satisfies [string, Buffer, Options, number, string][])(
    'PRF-8 API-5 refuses %s, and keeps nothing',
    async (_what, content, options, status, field) => {
      const { call, list } = await supplier()
      const before = await filesIn(folder())
      const problem = await refuse(url(), uploadEvidence, call(content, options))
      expect(problem).toMatchObject({ status, field })
      expect(await list()).toEqual([])
      expect(await filesIn(folder())).toEqual(before)
    },
  )

  it('PRF-8 takes 10 MB, and not a byte more', async () => {
    const { call, upload } = await supplier()
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
    const { call, list } = await supplier()
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
    const { slug, call, upload, remove } = await supplier()
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

  it('PRF-8 removes a content with the last file that has it', async () => {
    const [one, two] = [await supplier(), await supplier()]
    const content = pdfFile(randomUUID())
    const [mine, theirs] = [await one.upload(content), await two.upload(content)]
    await one.remove(mine.id)
    expect(await one.list()).toEqual([])
    const params = { slug: two.slug, id: theirs.id }
    expect((await send(url(), evidenceFile, { token: two.token, params })).status).toBe(200)
    await two.remove(theirs.id)
    expect(await filesIn(folder())).not.toContain(pathOf(theirs.sha256))
    expect(await refuse(url(), removeEvidence, { token: two.token, params })).toMatchObject({
      status: 404,
      field: 'id',
    })
  })

  it('PRF-8 no file is lost while the same content is added and removed at once', async () => {
    const content = pdfFile(randomUUID())
    const others = await Promise.all([1, 2, 3].map(supplier))
    const last = await supplier()
    await Promise.all([
      ...others.map(async ({ upload, remove }) => {
        for (let round = 0; round < 8; round += 1) await remove((await upload(content)).id)
      }),
      last.upload(content),
    ])
    const [kept] = await last.list()
    const call = { token: last.token, params: { slug: last.slug, id: kept?.id ?? '' } }
    expect((await send(url(), evidenceFile, call)).status).toBe(200)
  })

  it('PRF-8 SEC-3 only members and the operator see it; of others not even the operator adds any', async () => {
    const { slug, call, upload } = await supplier()
    const { id } = await upload(pdfFile(randomUUID()))
    const other = await supplier()
    const own = { token: other.token, params: { slug: other.slug, id } }
    expect(await refuse(url(), evidenceFile, own)).toMatchObject({ status: 404, field: 'id' })
    expect(await refuse(url(), removeEvidence, own)).toMatchObject({ status: 404, field: 'id' })
    const stranger = { token: other.token, params: { slug, id } }
    expect(await refuse(url(), evidenceFile, stranger)).toMatchObject({ status: 403 })

    const operator = await bench.person()
    await bench.app.store.members.rememberUser(operator.user)
    await bench.open.db
      .insertInto('operators')
      .values({ user_id: operator.user.id, created_at: new Date().toISOString() })
      .execute()
    const { token } = operator
    expect((await send(url(), evidenceFile, { token, params: { slug, id } })).status).toBe(200)
    expect((await succeed(url(), evidence, { token, params: { slug } })).results).toHaveLength(1)
    const adding = refuse(url(), uploadEvidence, { ...call(pdfFile()), token })
    expect(await adding).toMatchObject({ status: 403 })
  })

  it('PRF-8 keeps the files of a credential that is taken off the profile and added again', async () => {
    const { slug, token, upload, list } = await supplier()
    const added = await upload(pdfFile(randomUUID()))
    for (const credentials of [[], [credentialId]]) {
      await succeed(url(), updateOrganisation, { token, params: { slug }, body: { credentials } })
      expect(await list()).toEqual([added])
    }
  })

  it('PRF-8 says so when a file is not on the disk any more, and takes it again', async () => {
    const { slug, token, upload } = await supplier()
    const content = pdfFile(randomUUID())
    const { id, sha256 } = await upload(content)
    await rm(join(folder(), pathOf(sha256)))
    const call = { token, params: { slug, id } }
    expect(await refuse(url(), evidenceFile, call)).toMatchObject({
      status: 410,
      code: 'lost-evidence',
    })
    expect(await upload(content)).toMatchObject({ id })
    expect((await send(url(), evidenceFile, call)).status).toBe(200)
  })

  it('PRF-8 only the account of the server can read the folder and its files', async () => {
    const { upload } = await supplier()
    const { sha256 } = await upload(pdfFile(randomUUID()))
    const modes = await Promise.all(
      ['', sha256.slice(0, 2), pathOf(sha256)].map(async (path) => {
        const { mode } = await stat(join(folder(), path))
        return (mode & 0o777).toString(8)
      }),
    )
    expect(modes).toEqual(['700', '700', '600'])
  })

  it('PRF-8 sweeps up what belongs to nothing and is older than a day, and nothing else', async () => {
    const { slug, upload } = await supplier()
    const orphan = await upload(pdfFile(randomUUID()))
    const gone = await supplier()
    const kept = await gone.upload(pdfFile(randomUUID()))
    await bench.open.db.deleteFrom('organisations').where('slug', '=', slug).execute()
    for (const name of ['old.tmp', 'new.tmp']) await writeFile(join(folder(), name), '')
    const files = createEvidenceFiles(bench.place.dataDir)
    const sweep = () => sweepEvidence({ store: bench.app.store.evidence, files })
    expect(await sweep()).toBe(0)
    const dayBefore = new Date(Date.now() - 90_000_000)
    for (const path of ['old.tmp', pathOf(orphan.sha256), pathOf(kept.sha256)]) {
      await utimes(join(folder(), path), dayBefore, dayBefore)
    }
    expect(await sweep()).toBe(2)
    const left = await filesIn(folder())
    expect(left).not.toContain('old.tmp')
    expect(left).not.toContain(pathOf(orphan.sha256))
    expect(left).toEqual(expect.arrayContaining(['new.tmp', pathOf(kept.sha256)]))
  })
})

type Options = { name?: string; type?: string; credential?: string }

const pathOf = (sha256: string) => `${sha256.slice(0, 2)}/${sha256.slice(2)}`

/** Paths of all files below a folder. */
async function filesIn(folder: string): Promise<string[]> {
  const paths = await readdir(folder, { recursive: true }).catch(() => [])
  return paths.filter((path) => !/^[0-9a-f]{2}$/.test(path)).toSorted()
}
