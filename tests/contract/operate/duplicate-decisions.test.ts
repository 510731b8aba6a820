import { beforeEach, expect, it } from 'vitest'
import { revokeRoles } from '#server/store/operator-roles.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { refuse, succeed } from '../../fixtures/call.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { abn, duplicateDesk, type Slugs } from '../../fixtures/duplicate-desk.ts'

const { mergePair, mergePreview, memberships, pairItem, publicProfile, queueDismissal } = endpoints
const { takePairLease, undoDecision } = endpoints
const cousins = { reason: 'group', note: 'Cousins.' } as const

contractSuite('decisions on suppliers that are probably one', (bench) => {
  const desk = duplicateDesk(bench)
  const { act, deciding, dismiss, followed, item, mails, merge, merging, one, operator } = desk
  const { passed, person, queue, recorded, save, set, supplier, url } = desk
  let olga: Person
  let anna: Person
  let ben: Person
  let both: Slugs
  beforeEach(async () => {
    olga = await operator('Olga')
    anna = await person('Anna')
    ben = await person('Ben')
    const first = await supplier('Harbour Cloth', { country: 'AU', ...abn }, anna)
    const second = await supplier('Mole Yard', { country: 'AU', ...abn }, ben)
    both = [first, second]
    await bench.open.db.deleteFrom('audit_log').execute()
    mails.length = 0
  })
  const waiting = async () => (await queue(olga)).results.length
  const actions = async () => (await recorded()).map(({ action }) => action)

  it('OPR-3 are told apart once it cannot be undone any more, and it is recorded who did', async () => {
    await dismiss(olga, both, cousins)
    expect(await waiting()).toBe(0)
    await passed(5)
    expect(await actions()).toEqual([])
    await passed()
    const [entry, ...more] = await recorded()
    expect([entry?.actor, entry?.action, more]).toEqual([
      ...[olga.user.email, 'duplicate.dismiss', []],
    ])
    expect(both).toContain(entry?.subject)
    const other = both.find((slug) => slug !== entry?.subject)
    expect(JSON.parse(entry?.details ?? '{}')).toEqual({ other, ...cousins })
    expect(await refuse(url(), pairItem, one(olga, both))).toMatchObject({ code: 'unknown-pair' })
    // Nobody is told, since nothing has happened to them.
    await followed()
    expect(mails).toEqual([])
  })

  it('OPR-3 wait again where the decision is undone', async () => {
    const { id } = await dismiss(olga, both, cousins)
    await succeed(url(), undoDecision, { token: olga.token, params: { id } })
    await passed()
    expect([await waiting(), await actions()]).toEqual([1, []])
  })

  it('OPR-3 need a note where no reason fits', async () => {
    const call = await deciding(olga, both, { reason: 'other' })
    expect(await refuse(url(), queueDismissal, call)).toMatchObject({ status: 422 })
  })

  it('OPR-3 come back once both have something else in common, with what was said of them', async () => {
    await dismiss(olga, both, cousins)
    await passed()
    await save(anna, both[0], { description: 'Cloth.', website: 'https://cloth.example' })
    expect(await waiting()).toBe(0)
    const renamed = await save(ben, both[1], {
      ...{ name: 'Harbour Cloth', website: 'https://cloth.example' },
    })
    const [row] = (await queue(olga)).results
    expect(row).toMatchObject({ otherSlug: renamed, reasons: ['name', 'number', 'website'] })
    expect((await item(olga, [both[0], renamed])).dismissed).toMatchObject({
      ...{ by: 'Olga Ng', reason: 'group', note: 'Cousins.' },
    })
  })

  it('OPR-3 are not decided on where one of them has changed since it was shown', async () => {
    const late = await deciding(olga, both, cousins)
    const merger = await merging(olga, both, both[0])
    await save(anna, both[0], { description: 'Cloth.' })
    for (const refused of [
      await refuse(url(), queueDismissal, late),
      await refuse(url(), mergePair, merger),
    ])
      expect(refused).toMatchObject({ status: 409, code: 'not-waiting', reason: 'duplicate' })
    await dismiss(olga, both, cousins)
    await save(ben, both[1], { description: 'Yard.' })
    await passed()
    expect([await waiting(), await actions()]).toEqual([1, ['duplicate.decision-dropped']])
  })

  it.each([
    [
      'has lost the role',
      () =>
        bench.open.db
          .transaction()
          .execute((transaction) => revokeRoles(transaction, olga.user.id, null)),
    ],
    ['asks to join one of both', () => act.claim(olga, both[0])],
    ['asks to join the other one', () => act.claim(olga, both[1])],
    ['may not see one of both', () => set(both[1], { brand_id: 'two' })],
  ])('OPR-1 OPR-3 are not told apart by whoever %s by then', async (what, happen) => {
    const by = what.startsWith('may not') ? await operator('Bo', 'one') : olga
    for (const slug of both) await set(slug, { brand_id: 'one' })
    await dismiss(by, both, cousins)
    await happen()
    await passed()
    expect(await actions()).toEqual(['duplicate.decision-dropped'])
  })

  it('OPR-3 are shown as they would be merged, and nothing has happened', async () => {
    await save(ben, both[1], { website: 'https://mole.example', credentials: ['iso-14001'] })
    const preview = async (stays: string) => {
      const call = { ...one(olga, both), query: { stays } }
      return (await succeed(url(), mergePreview, call)).data
    }
    const before = await item(olga, both)
    const { parts, ...trial } = await preview(both[0])
    expect(trial).toEqual({
      ...{ stays: both[0], goes: both[1], filledIn: ['website'], redirects: [both[1]] },
      owners: [anna, ben].map(({ user }) => ({
        ...{ name: `${user.firstName} ${user.lastName}`, email: user.email },
      })),
    })
    expect(parts).toContainEqual({ part: 'organisation_credentials', moved: 1, known: 0 })
    expect(parts).toContainEqual({ part: 'organisation_identifiers', moved: 0, known: 1 })
    expect(await preview(both[1])).toMatchObject({ filledIn: [], redirects: [both[0]] })
    expect(await item(olga, both)).toEqual(before)
    expect(
      await refuse(url(), mergePreview, { ...one(olga, both), query: { stays: 'mole' } }),
    ).toMatchObject({ status: 422, field: 'stays' })
  })

  it('OPR-3 become one, the address of the other leads there, and the owners of both are told', async () => {
    await merge(olga, both, both[1])
    const { data } = await succeed(url(), publicProfile, { params: { slug: both[0] } })
    expect([data.slug, data.name]).toEqual([both[1], 'Mole Yard'])
    const { results } = await succeed(url(), memberships, { token: anna.token })
    expect(results).toMatchObject([{ organisation: { slug: both[1] }, relationship: 'OWNER' }])
    expect(await recorded()).toMatchObject([
      { actor: olga.user.email, action: 'organisation.merge', subject: both[1] },
    ])
    expect(mails.map(({ to }) => to).toSorted()).toEqual(
      [anna, ben].map(({ user }) => user.email).toSorted(),
    )
    expect(mails[0]?.text).toContain('The profiles “Harbour Cloth” and “Mole Yard”')
    expect(await waiting()).toBe(0)
    // What is left leads to nothing that is left open.
    expect(await refuse(url(), pairItem, one(olga, both))).toMatchObject({
      ...{ status: 404, code: 'unknown-pair', field: 'other' },
    })
    expect(await refuse(url(), pairItem, one(olga, [both[1], 'never-was']))).toMatchObject({
      status: 404,
    })
  })

  it('OPR-1 OPR-3 become one by nobody who has not just signed in', async () => {
    const stale = { ...olga.user, hasSecondFactor: true, provedAt: Date.now() - 3_600_000 }
    const token = await bench.signer.token(stale)
    const call = { ...(await merging(olga, both, both[0])), token }
    expect(await refuse(url(), mergePair, call)).toMatchObject({
      ...{ status: 403, code: 'sign-in-again' },
    })
    expect(await waiting()).toBe(1)
  })

  it('OPR-1 OPR-3 become one by nobody who may decide on one of them only', async () => {
    for (const slug of both) await set(slug, { brand_id: 'one' })
    const bo = await operator('Bo', 'one')
    const call = await merging(bo, both, both[0])
    await act.claim(bo, both[1])
    expect(await refuse(url(), mergePair, call)).toMatchObject({
      ...{ status: 403, code: 'own-organisation' },
    })
    const cy = await operator('Cy', 'one')
    await set(both[1], { brand_id: 'two' })
    expect(await refuse(url(), mergePair, { ...call, token: cy.token })).toMatchObject({
      ...{ status: 403, code: 'not-an-operator' },
    })
    expect(await waiting()).toBe(1)
  })

  it('OPR-3 are not decided on while somebody else is at them, nor by two', async () => {
    const bo = await operator('Bo')
    await succeed(url(), takePairLease, one(bo, both))
    for (const refused of [
      await refuse(url(), mergePair, await merging(olga, both, both[0])),
      await refuse(url(), queueDismissal, await deciding(olga, both, cousins)),
    ])
      expect(refused).toMatchObject({ status: 409, code: 'leased' })
    const late = await merging(olga, both, both[0])
    await dismiss(bo, both, cousins)
    expect(await refuse(url(), mergePair, late)).toMatchObject({
      ...{ status: 409, code: 'not-waiting' },
    })
    expect(await actions()).toEqual([])
  })
})
