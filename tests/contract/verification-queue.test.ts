import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { queuePage } from '#src/contract/operate/queue.ts'
import type { CallInput } from '../fixtures/call.ts'
import { refuse, succeed } from '../fixtures/call.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'
import { type CredentialDesk, credentialDesk, day, iso } from '../fixtures/credential-desk.ts'
import { memberActions } from '../fixtures/members.ts'

const { verificationQueue, queueItem, takeLease, endLease, credentialWaits } = endpoints
type Query = NonNullable<CallInput<typeof verificationQueue>['query']>

contractSuite('queue of verifiers', (bench) => {
  let desk: CredentialDesk
  let olga: Person
  beforeEach(async () => {
    await bench.open.db.deleteFrom('organisations').execute()
    desk = await credentialDesk(bench)
    olga = await operator('Olga')
  })
  const url = () => bench.app.url
  const operator = async (name: string, brandId: string | null = null) => {
    const act = memberActions(bench)
    const person = await act.person(name, { email: `${randomUUID()}@portal.example` })
    return act.operator(person, ['verifier'], brandId)
  }
  const queue = async (query: Query = {}, by = olga) =>
    succeed(url(), verificationQueue, { token: by.token, query })
  const slugs = async (query: Query = {}, by = olga) =>
    (await queue(query, by)).results.map(({ slug }) => slug)
  const one = (by = olga) => ({
    token: by.token,
    params: { slug: desk.slug, credentialId: iso },
  })
  const item = async () => (await succeed(url(), queueItem, one())).data

  it('OPR-2 has what nobody has decided on, and has it again once something is handed in', async () => {
    expect(await slugs()).toEqual([desk.slug])
    await desk.done('ask', 'Please send page 2.')
    expect(await slugs()).toEqual([])
    await desk.upload()
    expect(await queue()).toMatchObject({ total: 1, results: [{ state: 'pending', files: 1 }] })
    await desk.done('refuse', '--reason', 'Another name.')
    expect(await slugs()).toEqual([])
    await desk.state({ number: 'A-1' })
    expect(await slugs()).toEqual([desk.slug])
    await desk.done('approve', '--how', 'document', '--expires', day(300))
    expect(await slugs()).toEqual([])
    await desk.state({ expiresOn: day(700) })
    expect(await queue()).toMatchObject({ results: [{ state: 'renewal' }] })
    await desk.state({ expiresOn: day(300) })
    expect(await slugs()).toEqual([])
  })

  it('OPR-1 OPR-2 shows a verifier their brands, and nothing of their own or of a suspended organisation', async () => {
    const ofBrand = await operator('Bo', 'one')
    expect(await slugs({}, ofBrand)).toEqual([])
    expect(await refuse(url(), queueItem, one(ofBrand))).toMatchObject({
      status: 403,
      code: 'not-an-operator',
    })
    await bench.open.db.updateTable('organisations').set({ brand_id: 'one' }).execute()
    expect(await slugs({}, ofBrand)).toEqual([desk.slug])

    await memberActions(bench).claim(olga, desk.slug)
    expect(await slugs()).toEqual([])
    expect(await refuse(url(), queueItem, one())).toMatchObject({ code: 'own-organisation' })
    await bench.open.db.updateTable('organisations').set({ status: 'SUSPENDED' }).execute()
    expect(await slugs({}, ofBrand)).toEqual([])
  })

  it('OPR-2 is filtered, and read page by page, the longest waiting first', async () => {
    const many = queuePage + 3
    const others: string[] = []
    for (let number = 0; number < many; number += 1) {
      const { slug } = await credentialDesk(bench)
      others.push(slug)
    }
    const first = await queue()
    expect(first).toMatchObject({ total: many + 1 })
    expect(first.results).toHaveLength(queuePage)
    expect(first.results[0]?.slug).toBe(desk.slug)
    // One that is decided meanwhile moves nothing from page to page.
    await desk.done('refuse')
    const second = await queue({ after: first.next ?? '' })
    expect([...first.results.slice(1), ...second.results].map(({ slug }) => slug)).toEqual(others)
    expect(second.next).toBeNull()
    expect(await slugs({ country: 'NZ' })).toEqual([])
    expect(await slugs({ credential: 'b-corp' })).toEqual([])
    expect(await slugs({ kind: 'renewal', files: 'no' })).toEqual([])
    await desk.upload()
    expect(await slugs({ kind: 'new', country: 'AU', credential: iso, files: 'yes' })).toEqual([
      desk.slug,
    ])
    for (const after of ['nonsense', Buffer.from('[1]').toString('base64url')]) {
      const call = { token: olga.token, query: { after } }
      expect(await refuse(url(), verificationQueue, call)).toMatchObject({
        ...{ status: 422, field: 'after' },
      })
    }
  })

  it('OPR-2 tells all that is known of an item, with its number on other profiles', async () => {
    const other = await credentialDesk(bench)
    await other.state({ number: 'ems 77 12-04' })
    await desk.state({ number: 'EMS-771204', expiresOn: day(200) })
    await desk.done('approve', '--how', 'document')
    await desk.state({ expiresOn: day(600) })
    await desk.upload()
    expect(await item()).toMatchObject({
      ...{ slug: desk.slug, credentialId: iso, state: 'renewal', files: 1, answer: null },
      stated: { number: 'EMS-771204', expiresOn: day(600) },
      confirmed: { number: 'EMS-771204', expiresOn: day(200) },
      evidence: [{ name: 'new.pdf' }],
      elsewhere: [{ slug: other.slug, state: 'pending' }],
      history: expect.arrayContaining([expect.objectContaining({ what: 'confirmed' })]),
    })
    await other.save({ credentials: [] })
    expect((await item()).elsewhere).toEqual([])
  })

  it('OPR-2 tells a second verifier who is at it, until they leave or have been away', async () => {
    const bo = await operator('Bo')
    await succeed(url(), takeLease, one())
    await succeed(url(), takeLease, one())
    expect(await refuse(url(), takeLease, one(bo))).toMatchObject({
      ...{ status: 409, code: 'leased', params: { name: 'Olga Ng' } },
    })
    expect((await queue({}, bo)).results).toMatchObject([
      { lease: { name: 'Olga Ng', isSelf: false } },
    ])
    expect((await queue()).results).toMatchObject([{ lease: { isSelf: true } }])
    await succeed(url(), endLease, one(bo))
    expect(await refuse(url(), takeLease, one(bo))).toMatchObject({ status: 409 })
    const past = new Date(Date.now() - 1_000).toISOString()
    await bench.open.db.updateTable('verification_leases').set({ expires_at: past }).execute()
    expect((await queue()).results).toMatchObject([{ lease: null }])
    await succeed(url(), takeLease, one(bo))
    await succeed(url(), endLease, one(bo))
    await succeed(url(), takeLease, one())
  })

  it('OPR-3 tells suppliers their place, and how long it took lately', async () => {
    const second = await credentialDesk(bench)
    const waits = async (of: CredentialDesk) =>
      (await succeed(url(), credentialWaits, await of.mine())).data
    expect(await waits(desk)).toMatchObject({ waiting: [{ credentialId: iso, place: 1 }] })
    expect(await waits(second)).toMatchObject({ waiting: [{ place: 2 }] })
    await desk.done('approve', '--how', 'document')
    expect(await waits(desk)).toMatchObject({ waiting: [] })
    expect(await waits(second)).toMatchObject({ waiting: [{ place: 1 }] })
    const decided = Date.parse('2026-11-28T12:00:00Z')
    const two = 2 * 86_400_000
    await bench.open.db
      .updateTable('credential_checks')
      .set({ valid_from: new Date(decided).toISOString() })
      .execute()
    await bench.open.db
      .updateTable('credential_statements')
      .set({ valid_from: new Date(decided - two).toISOString() })
      .execute()
    expect(await bench.app.store.verification.medianWait(decided + 1)).toBe(two)
    const muchLater = decided + 91 * 86_400_000
    expect(await bench.app.store.verification.medianWait(muchLater)).toBeNull()
  })
})
