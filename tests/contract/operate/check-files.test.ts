import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { pngFile } from '#server/evidence/testing/sample-files.ts'
import { removeExpiredRows } from '#server/store/expired-rows.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { mostUnusedCheckFiles } from '#src/contract/operate/check-file.ts'
import { refuse, send, succeed } from '../../fixtures/call.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { type CredentialDesk, credentialDesk, iso } from '../../fixtures/credential-desk.ts'
import { evidencePath } from '../../fixtures/evidence-supplier.ts'
import { operate } from '../../fixtures/operator.ts'
import { approve, verifierDesk } from '../../fixtures/verifier-desk.ts'

const { checkFile, organisationDetails, publicProfile, queueItem, uploadCheckFile } = endpoints
const day = 86_400_000

contractSuite('what verifiers keep of what they saw', (bench) => {
  const { decide, item, one, operator, passed, refused } = verifierDesk(bench)
  const url = () => bench.app.url
  const db = () => bench.open.db
  let desk: CredentialDesk
  let olga: Person
  beforeEach(async () => {
    await db().deleteFrom('organisations').execute()
    desk = await credentialDesk(bench)
    olga = await operator('Olga')
  })

  const uploadOf = (by: Person, slug: string, { name = 'seen.png', body = pngFile() } = {}) => ({
    ...one(by, slug),
    ...{ query: { name }, body, headers: { 'content-type': 'image/png' } },
  })
  const keep = async (by = olga, slug = desk.slug) =>
    (await succeed(url(), uploadCheckFile, uploadOf(by, slug))).data
  const ids = async () =>
    (await db().selectFrom('check_files').select('id').execute()).map(({ id }) => id)

  it('OPR-2 a picture of what was seen stays with the check, for verifiers alone', async () => {
    const file = await keep()
    expect(file).toMatchObject({ name: 'seen.png', type: 'image/png', size: pngFile().length })
    await decide(olga, desk.slug, { ...approve, seen: 'Entry 17.', file: file.id })
    await passed()
    // It waits again, so that it is shown to whoever checks next.
    await desk.state({ number: 'EMS 99' })
    const { history } = await item(await operator('Bo'), desk.slug)
    expect(history.flatMap((entry) => entry.file ?? [])).toEqual([file])

    const { params } = one(olga, desk.slug)
    const read = ({ token }: { token: string }) =>
      send(url(), checkFile, { token, params: { ...params, id: file.id } })
    const answer = await read(olga)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pngFile())
    const own = await desk.mine()
    expect((await read(own)).status).toBe(403)
    for (const endpoint of [organisationDetails, publicProfile])
      expect(JSON.stringify(await succeed(url(), endpoint, own))).not.toContain('seen.png')
    expect(await refuse(url(), queueItem, { ...own, params })).toMatchObject({
      status: 403,
    })
  })

  it('OPR-2 a decision names no file that is not there, or is about another supplier', async () => {
    const other = await credentialDesk(bench)
    const foreign = await keep(olga, other.slug)
    for (const file of [foreign.id, crypto.randomUUID()])
      expect(await refused(olga, desk.slug, { ...approve, file })).toMatchObject({
        ...{ status: 422, code: 'unknown-evidence', field: 'decision.file' },
      })
    expect(await refused(olga, desk.slug, { ...approve, file: 'x' })).toMatchObject({
      status: 422,
    })
    expect(await db().selectFrom('queued_decisions').select('id').execute()).toEqual([])
    const { token, params } = one(olga, desk.slug)
    const call = { token, params: { ...params, id: foreign.id } }
    expect(await refuse(url(), checkFile, call)).toMatchObject({ status: 404, field: 'id' })
  })

  it('OPR-2 only pictures and PDFs are kept, and only so many that are not used', async () => {
    for (const body of [Buffer.from('<svg onload="alert(1)"/>'), Buffer.alloc(0)])
      expect(
        await refuse(url(), uploadCheckFile, uploadOf(olga, desk.slug, { body })),
      ).toMatchObject({ status: 422, field: 'body' })
    const files = []
    for (let count = 0; count < mostUnusedCheckFiles; count += 1) files.push(await keep())
    expect(await refuse(url(), uploadCheckFile, uploadOf(olga, desk.slug))).toMatchObject({
      ...{ status: 422, code: 'too-many-files', params: { most: mostUnusedCheckFiles } },
    })
    expect(await ids()).toHaveLength(mostUnusedCheckFiles)
    await decide(olga, desk.slug, { ...approve, file: files[0]?.id })
    await passed()
    await keep()
    await keep(await operator('Bo'))
  })

  it('OPR-2 what no decision names goes after a day, and what one names stays', async () => {
    const [used, queued, unused] = [await keep(), await keep(), await keep()]
    await decide(olga, desk.slug, { ...approve, file: used.id })
    await passed()
    await removeExpiredRows(bench.open, Date.now() + day - 60_000)
    expect(await ids()).toHaveLength(3)
    await desk.state({ number: 'EMS 99' })
    await decide(olga, desk.slug, { ...approve, file: queued.id })
    await removeExpiredRows(bench.open, Date.now() + day + 60_000)
    expect(await ids()).toHaveLength(3)
    await passed()
    await removeExpiredRows(bench.open, Date.now() + day + 60_000)
    expect((await ids()).toSorted()).toEqual([used.id, queued.id].toSorted())
    expect(await ids()).not.toContain(unused.id)
  })

  it('OPR-2 API-9 its content is not swept up while it is there, and is in a backup', async () => {
    await keep()
    const { sha256 } = await db().selectFrom('check_files').selectAll().executeTakeFirstOrThrow()
    const { evidence } = bench.app.store
    expect(await evidence.usedOf([sha256])).toEqual(new Set([sha256]))
    const folder = await mkdtemp(join(tmpdir(), 'credence-kept-'))
    const target = join(folder, 'backup')
    const only = bench.open.engine.name === 'sqlite' ? [] : ['--evidence-only']
    expect(await operate(bench.place, ['backup', target, ...only])).toMatchObject({ code: 0 })
    expect(await readFile(join(target, 'evidence', evidencePath(sha256)))).toEqual(pngFile())
    await rm(folder, { recursive: true })
    await db().deleteFrom('check_files').execute()
    expect(await evidence.usedOf([sha256])).toEqual(new Set())
  })

  it('OPR-2 a verifier who leaves takes no file along', async () => {
    const { id } = await keep()
    expect(await operate(bench.place, ['users', 'delete', olga.user.id, '--yes'])).toMatchObject({
      code: 0,
    })
    expect(await ids()).toEqual([id])
    expect((await item(await operator('Bo'), desk.slug)).credentialId).toBe(iso)
  })
})
