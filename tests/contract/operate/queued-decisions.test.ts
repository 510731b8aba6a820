import { beforeEach, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { undoSeconds } from '#src/contract/operate/queue.ts'
import { refuse, send, succeed } from '../../fixtures/call.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { type CredentialDesk, credentialDesk, day, iso } from '../../fixtures/credential-desk.ts'
import { approve, verifierDesk } from '../../fixtures/verifier-desk.ts'

const { queueDecision, takeLease, undoDecision } = endpoints

contractSuite('a decision that can be undone', (bench) => {
  const { decide, decision, one, operator, passed, recorded, refused } = verifierDesk(bench)
  let desk: CredentialDesk
  let olga: Person
  beforeEach(async () => {
    desk = await credentialDesk(bench)
    olga = await operator('Olga')
  })
  const url = () => bench.app.url
  const actions = async () => (await recorded(desk.slug)).map(({ action }) => action)

  it('OPR-2 is done once it cannot be undone any more, and not before', async () => {
    const sent = { ...approve, seen: 'Both pages.', expiresOn: day(300) }
    const { id, dueAt } = await decide(olga, desk.slug, sent)
    expect(Date.parse(dueAt) - Date.now()).toBeLessThanOrEqual(undoSeconds * 1_000)
    await passed(undoSeconds - 2)
    expect(await desk.shown()).toMatchObject({ count: 0 })
    expect(await actions()).toEqual([])
    await passed()
    expect(await desk.shown()).toMatchObject({ count: 1, one: { expiresOn: day(300) } })
    expect(await actions()).toEqual(['credential.approve'])
    expect(await desk.history()).toContainEqual(
      expect.objectContaining({ details: expect.stringContaining('seen: Both pages.') }),
    )
    // What was looked up is nobody else's.
    expect(JSON.stringify([await desk.shown(), await desk.held()])).not.toContain('Both pages')
    const late = { token: olga.token, params: { id } }
    expect(await refuse(url(), undoDecision, late)).toMatchObject({ status: 409, reason: 'done' })
  })

  it('OPR-2 is undone by whoever made it, and waits again', async () => {
    const { id } = await decide(olga, desk.slug, { decision: 'refuse', reasons: ['other-name'] })
    const others = { token: (await operator('Bo')).token, params: { id } }
    expect(await refuse(url(), undoDecision, others)).toMatchObject({ status: 409 })
    await succeed(url(), undoDecision, { token: olga.token, params: { id } })
    await passed()
    expect(await desk.held()).toMatchObject({ state: 'pending' })
    expect(await actions()).toEqual([])
    await decide(olga, desk.slug, approve)
  })

  it('OPR-2 is made once by two at the same time', async () => {
    const calls = [olga, await operator('Bo')].map((by) => decision(by, desk.slug, approve))
    const [first, second] = await Promise.all(calls)
    const answers = await Promise.all(
      [first, second].map((call) => send(url(), queueDecision, call)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    await passed()
    expect(await desk.shown()).toMatchObject({ count: 1 })
    expect(await actions()).toHaveLength(1)
  })

  it.each([
    ['a detail that was stated', () => desk.state({ number: 'B-2' })],
    ['a file that came', () => desk.upload()],
  ])('OPR-2 is refused where %s since it was shown, which nobody has seen', async (_, change) => {
    const call = await decision(olga, desk.slug, approve)
    await change()
    expect(await refuse(url(), queueDecision, call)).toMatchObject({
      ...{ status: 409, code: 'not-waiting', reason: 'changed' },
    })
    expect(await bench.open.db.selectFrom('queued_decisions').select('id').execute()).toEqual([])
  })

  it('OPR-2 is refused where another verifier is at it', async () => {
    await succeed(url(), takeLease, one(await operator('Bo'), desk.slug))
    expect(await refused(olga, desk.slug, approve)).toMatchObject({ status: 409, code: 'leased' })
  })

  it('OPR-2 is about any statement, also one of before statements had ids of their own', async () => {
    const id = `${await desk.id()}:${iso}`
    await bench.open.db
      .updateTable('credential_statements')
      .set({ id })
      .where('organisation_id', '=', await desk.id())
      .execute()
    await decide(olga, desk.slug, approve)
    await passed()
    expect(await desk.shown()).toMatchObject({ count: 1 })
  })
})
