import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Mail } from '#server/mail/mail.ts'
import { remindOwners } from '#server/store/claims/unanswered-claims.ts'
import { revokeRoles } from '#server/store/operator-roles.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import type { ClaimDecision } from '#src/contract/operate/claim-decision.ts'
import { refuse, succeed } from '../../fixtures/call.ts'
import { claimDesk } from '../../fixtures/claim-desk.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { startTestApp, type TestApp } from '../../fixtures/test-app.ts'

const { queueClaimDecision, undoDecision } = endpoints
const asOwner: ClaimDecision = { decision: 'accept', relationship: 'OWNER' }
const refusal: ClaimDecision = {
  ...{ decision: 'refuse', reasons: ['private-address'], note: 'Call <us>.' },
}

contractSuite('decisions on claims of a profile', (bench) => {
  const { act, asks, decide, decision, operator, passed, person, queue, recorded, supplier } =
    claimDesk(bench)
  const mails: Mail[] = []
  let mailed: TestApp
  let olga: Person
  beforeAll(async () => {
    const mail = { send: async (one: Mail) => void mails.push(one) }
    mailed = await startTestApp(bench.open, bench.signer.publicKey, { mail })
  })
  afterAll(() => mailed.close())
  beforeEach(async () => {
    await bench.open.db.deleteFrom('organisations').execute()
    olga = await operator('Olga')
    await mailed.followed()
    mails.length = 0
  })
  const told = async () => {
    await mailed.followed()
    return mails
  }
  const actions = async (slug: string) => (await recorded(slug)).map(({ action }) => action)

  it('OPR-3 accepts once it cannot be undone any more, tells whoever asked, and records who did', async () => {
    const clara = await person('Clara')
    const slug = await supplier('Nobody’s')
    const claim = await asks(clara, slug, 2)
    await mailed.followed()
    mails.length = 0
    await decide(olga, claim, asOwner)
    expect((await queue(olga)).results).toEqual([])
    await passed(5)
    expect([await told(), await actions(slug)]).toEqual([[], []])
    await passed()
    expect(await act.list(clara, slug)).toMatchObject([{ relationship: 'OWNER', isSelf: true }])
    expect((await told()).map(({ to }) => to)).toEqual([clara.user.email])
    expect(await recorded(slug)).toMatchObject([
      { actor: olga.user.email, action: 'membership.accept' },
    ])
  })

  it('OPR-3 is undone by whoever made it, and waits again', async () => {
    const claim = await asks(await person('Clara'), await supplier('Nobody’s'))
    const { id } = await decide(olga, claim, refusal)
    const bo = await operator('Bo')
    const undo = ({ token }: Person) => ({ token, params: { id } })
    expect(await refuse(bench.app.url, undoDecision, undo(bo))).toMatchObject({ status: 409 })
    await succeed(bench.app.url, undoDecision, undo(olga))
    await passed()
    expect((await queue(olga)).results).toMatchObject([{ claimId: claim.claimId }])
  })

  it('OPR-3 refuses with a reason that whoever asked reads by mail, and never without one', async () => {
    const clara = await person('Clara')
    const slug = await supplier('Refusing')
    const claim = await asks(clara, slug)
    await mailed.followed()
    mails.length = 0
    const bare = await decision(olga, claim, { decision: 'refuse', reasons: [] })
    expect(await refuse(bench.app.url, queueClaimDecision, bare)).toMatchObject({ status: 422 })
    await decide(olga, claim, refusal)
    await passed()
    const [mail, ...more] = await told()
    expect([mail?.to, more]).toEqual([clara.user.email, []])
    expect(mail?.text).toContain('Your address is one that anybody can have.')
    expect(mail?.text).toContain('Call <us>.')
    expect(mail?.html).toContain('Call &lt;us&gt;.')
    const [entry] = await recorded(slug)
    expect(entry?.action).toBe('membership.refuse')
    expect(JSON.parse(entry?.details ?? '')).toMatchObject({ reasons: 'private-address' })
  })

  it('OPR-3 tells the owners in whose place somebody is accepted', async () => {
    const olive = await person('Olive')
    const slug = await supplier('Owned', olive)
    const clara = await person('Clara')
    const claim = await asks(clara, slug, 8)
    await mailed.followed()
    mails.length = 0
    await decide(olga, claim, { decision: 'accept', relationship: 'EMPLOYEE' })
    await passed()
    const all = await told()
    expect(all.map(({ to }) => to).toSorted()).toEqual(
      [clara.user.email, olive.user.email].toSorted(),
    )
    const toOwner = all.find(({ to }) => to === olive.user.email)
    expect(toOwner?.text).toContain('No owner has answered the request of Clara Ng')
  })

  it('OPR-3 is not done where an owner has answered, or somebody else owns it, since it was shown', async () => {
    const olive = await person('Olive')
    const owned = await supplier('Answered', olive)
    const claim = await asks(await person('Clara'), owned, 8)
    const stale = await decision(olga, claim, asOwner)
    await decide(olga, claim, asOwner)
    await act.remove(olive, owned, claim.claimId)
    await passed()
    expect(await actions(owned)).toEqual(['membership.decision-dropped'])
    expect(await refuse(bench.app.url, queueClaimDecision, stale)).toMatchObject({
      ...{ status: 409, code: 'not-waiting', reason: 'claim' },
    })

    const nobodys = await supplier('Nobody’s')
    const [first, second] = [
      await asks(await person('First'), nobodys, 9),
      await asks(await person('Second'), nobodys, 8),
    ]
    const late = await decision(olga, second, asOwner)
    await decide(olga, first, asOwner)
    await passed()
    expect(await refuse(bench.app.url, queueClaimDecision, late)).toMatchObject({ status: 409 })
  })

  it('OPR-1 OPR-3 is not done where whoever decided has lost the role, or asks to join', async () => {
    const [one, other] = [await supplier('One'), await supplier('Other')]
    const lost = await asks(await person('Clara'), one)
    const joined = await asks(await person('Clara'), other)
    const bo = await operator('Bo')
    await decide(bo, lost, asOwner)
    await decide(olga, joined, asOwner)
    await bench.open.db
      .transaction()
      .execute((transaction) => revokeRoles(transaction, bo.user.id, null))
    await asks(olga, other)
    await passed()
    expect([await actions(one), await actions(other)]).toEqual([
      ['membership.decision-dropped'],
      ['membership.decision-dropped'],
    ])
  })

  it('OPR-3 owners are reminded once after three days, not of what waits for the operator, and nobody else is', async () => {
    const olive = await person('Olive')
    const slug = await supplier('Owned', olive)
    await asks(await person('Late'), slug, 3.1)
    await asks(await person('Early'), slug, 2.9)
    await asks(await person('Old'), slug, 7.1)
    await asks(await person('Clara'), await supplier('Nobody’s'), 9)
    await mailed.followed()
    mails.length = 0
    const occasion = { origin: 'https://portal.example', language: 'en' } as const
    const { signal } = new AbortController()
    for (const _ of [1, 2]) await remindOwners(bench.open.db, occasion, Date.now(), signal)
    const [mail, ...more] = await told()
    expect([mail?.to, more]).toEqual([olive.user.email, []])
    expect(mail?.subject).toContain('Still unanswered')
    expect(mail?.text).toContain('Late Ng')
    expect(mail?.text).toContain('within 4 more days')
  })
})
