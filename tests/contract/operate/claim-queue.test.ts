import { beforeEach, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { refuse, succeed } from '../../fixtures/call.ts'
import { claimDesk } from '../../fixtures/claim-desk.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'

const { claimItem, claimWaits, takeClaimLease, updateOrganisation } = endpoints
const hours = 1 / 24

contractSuite('claims of a profile that wait for the operator', (bench) => {
  const { act, asks, decide, idOf, item, one, operator, passed, person, queue, supplier } =
    claimDesk(bench)
  const db = () => bench.open.db
  let olga: Person
  beforeEach(async () => {
    await db().deleteFrom('organisations').execute()
    await db().deleteFrom('claim_waits').execute()
    olga = await operator('Olga')
  })
  const names = async (by = olga, query = {}) =>
    (await queue(by, query)).results.map(({ name }) => name)

  it('OPR-3 lists what nobody owns and what owners do not answer, the oldest first', async () => {
    const nobodys = await supplier('Nobody’s')
    const owned = await supplier('Owned', await person('Olive'))
    await asks(await person('Today'), nobodys)
    await asks(await person('Week'), owned, 7.1)
    await asks(await person('Early'), owned, 7 - hours)
    await asks(await person('Old'), nobodys, 30)
    const { results, total } = await queue(olga)
    expect(results.map(({ name, kind }) => [name, kind])).toEqual([
      ['Old Ng', 'ownerless'],
      ['Week Ng', 'unanswered'],
      ['Today Ng', 'ownerless'],
    ])
    expect(total).toBe(3)
    expect(await names(olga, { kind: 'unanswered' })).toEqual(['Week Ng'])
    expect(await names(olga, { kind: 'ownerless' })).toEqual(['Old Ng', 'Today Ng'])
    expect(await names(olga, { country: 'PT' })).toEqual([])
  })

  it('OPR-3 comes in pages that go on where the one before ended', async () => {
    const slug = await supplier('Crowded')
    const organisationId = await idOf(slug)
    const people = await Promise.all(Array.from({ length: 52 }, () => person('Many')))
    for (const { user } of people) await bench.app.store.members.rememberUser(user)
    const at = new Date().toISOString()
    await db()
      .insertInto('memberships')
      .values(
        people.map(({ user }) => ({
          ...{ id: crypto.randomUUID(), user_id: user.id, organisation_id: organisationId },
          ...{ relationship: 'EMPLOYEE' as const, created_at: at },
        })),
      )
      .execute()
    const first = await queue(olga)
    expect([first.results.length, first.total]).toEqual([50, 52])
    const second = await queue(olga, { after: first.next ?? '' })
    expect([second.results.length, second.next]).toEqual([2, null])
    const ids = [...first.results, ...second.results].map(({ claimId }) => claimId)
    expect(new Set(ids).size).toBe(52)
  })

  it('OPR-1 OPR-3 shows nothing of other brands, of one’s own suppliers, or of suspended ones', async () => {
    const slug = await supplier('Branded')
    const claim = await asks(await person('Clara'), slug)
    const [of, ofOther] = [await operator('Bo', 'one'), await operator('Cy', 'two')]
    const set = (values: { brand_id?: string; status?: 'SUSPENDED' }) =>
      db().updateTable('organisations').set(values).where('slug', '=', slug).execute()
    await set({ brand_id: 'one' })
    expect([await names(), await names(of), await names(ofOther)]).toEqual([
      ['Clara Ng'],
      ['Clara Ng'],
      [],
    ])
    expect(await refuse(bench.app.url, claimItem, one(ofOther, claim))).toMatchObject({
      status: 403,
    })
    await asks(of, slug, 9)
    expect(await names(of)).toEqual([])
    expect(await refuse(bench.app.url, claimItem, one(of, claim))).toMatchObject({
      ...{ status: 403, code: 'own-organisation' },
    })
    await set({ status: 'SUSPENDED' })
    expect(await names()).toEqual([])
  })

  it('OPR-3 shows who asks, what speaks for them, who owns it and who else asks', async () => {
    const olive = await person('Olive')
    const slug = await supplier('Harbour Rope', olive)
    await succeed(bench.app.url, updateOrganisation, {
      ...{ token: olive.token, params: { slug }, body: { website: 'https://www.rope.example' } },
    })
    const other = await supplier('Other Firm')
    const clara = await person('Clara', 'rope.example')
    await asks(clara, other)
    const claim = await asks(clara, slug, 8)
    await asks(await person('Rival', 'gmail.com'), slug, 1)
    await db()
      .insertInto('oidc_payloads')
      .values({
        ...{ model: 'Session', id: crypto.randomUUID(), account_id: olive.user.id },
        ...{ payload: JSON.stringify({ loginTs: 1_790_000_000 }), grant_id: null, uid: null },
        ...{ consumed_at: null, expires_at: null },
      })
      .execute()
    const shown = await item(olga, claim)
    expect(shown).toMatchObject({
      ...{ kind: 'unanswered', name: 'Clara Ng', emailVerified: true, address: 'website' },
      ...{ website: 'https://www.rope.example', websiteSetBySelf: false, remindedAt: null },
      owners: [{ name: 'Olive Ng', signedInAt: new Date(1_790_000_000_000).toISOString() }],
      competing: [{ name: 'Rival Ng' }],
      elsewhere: [{ slug: other, supplier: 'Other Firm', isAccepted: false }],
    })
    const rival = await queue(olga, { kind: 'ownerless' })
    expect(rival.results.map(({ name }) => name)).toEqual(['Clara Ng'])
    // Of suppliers of another brand, an operator of one is told nothing.
    await db()
      .updateTable('organisations')
      .set({ brand_id: 'one' })
      .where('slug', '=', slug)
      .execute()
    expect((await item(await operator('Bo', 'one'), claim)).elsewhere).toEqual([])
  })

  it('OPR-3 tells others who is at it, and keeps them from deciding meanwhile', async () => {
    const claim = await asks(await person('Clara'), await supplier('Leased'))
    await succeed(bench.app.url, takeClaimLease, one(olga, claim))
    const bo = await operator('Bo')
    expect((await queue(bo)).results).toMatchObject([{ lease: { name: 'Olga Ng', isSelf: false } }])
    expect(await refuse(bench.app.url, takeClaimLease, one(bo, claim))).toMatchObject({
      ...{ status: 409, code: 'leased' },
    })
  })

  it('OPR-3 tells whoever asks their place and how long half of all wait', async () => {
    const slug = await supplier('Waiting')
    const [first, second] = [await person('First'), await person('Second')]
    const claim = await asks(first, slug, 4)
    await asks(second, slug, 2)
    const waits = async ({ token }: Person) =>
      (await succeed(bench.app.url, claimWaits, { token })).data
    expect(await waits(second)).toEqual({ waiting: [{ slug, place: 2, of: 2 }], medianWait: null })
    await decide(olga, claim, { decision: 'accept', relationship: 'EMPLOYEE' })
    // From the moment of the decision, others move up, also before it is done.
    expect((await waits(second)).waiting).toMatchObject([{ place: 1, of: 1 }])
    await passed()
    const median = async () => bench.app.store.claims.medianWait(Date.now())
    expect(Math.round(((await median()) ?? 0) / 86_400_000)).toBe(4)
    expect(await bench.app.store.claims.medianWait(Date.now() + 91 * 86_400_000)).toBeNull()
    // What its owners still had time for has not waited for the operator.
    const olive = await person('Olive')
    const owned = await supplier('Owned', olive)
    const early = await asks(await person('Early'), owned, 3)
    await act.change(olga, owned, early.claimId, { status: 'ACCEPTED' })
    expect(await db().selectFrom('claim_waits').select('id').execute()).toHaveLength(1)
    expect((await waits(await person('Nobody'))).waiting).toEqual([])
  })
})
