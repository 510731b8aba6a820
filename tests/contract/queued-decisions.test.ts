import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { deriveAttributesWith } from '#server/catalogue/attributes/follow-from-credentials.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { undoSeconds } from '#src/contract/operate/queue.ts'
import { refuse, send, succeed } from '../fixtures/call.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'
import { type CredentialDesk, credentialDesk, day, iso } from '../fixtures/credential-desk.ts'
import { memberActions } from '../fixtures/members.ts'
import { testCatalogue } from '../fixtures/test-catalogue.ts'

const { queueItem, queueDecision, undoDecision, takeLease } = endpoints
type Decision = { decision: 'approve' | 'ask' | 'refuse' } & Record<string, unknown>
const approve: Decision = { decision: 'approve', method: 'document' }

contractSuite('decisions that can be undone', (bench) => {
  let desk: CredentialDesk
  let olga: Person
  beforeEach(async () => {
    desk = await credentialDesk(bench)
    olga = await operator()
  })
  const url = () => bench.app.url
  const operator = async () => {
    const act = memberActions(bench)
    return act.operator(await act.person('Olga', { email: `${randomUUID()}@portal.example` }))
  }
  const params = () => ({ slug: desk.slug, credentialId: iso })
  const version = async () =>
    (await succeed(url(), queueItem, { token: olga.token, params: params() })).data.version
  const call = async (decision: Decision, by = olga, of?: string) => ({
    ...{ token: by.token, params: params() },
    body: { version: of ?? (await version()), decision: decision as never },
  })
  const decide = async (decision: Decision, by = olga) =>
    (await succeed(url(), queueDecision, await call(decision, by))).data
  const refused = async (decision: Decision, by = olga, of?: string) =>
    refuse(url(), queueDecision, await call(decision, by, of))
  const derive = deriveAttributesWith(testCatalogue)
  /** Does what is due some seconds from now. */
  const after = (seconds: number) =>
    bench.app.store.verification.doDue(derive, Date.now() + seconds * 1_000)
  const recorded = () =>
    bench.open.db
      .selectFrom('audit_log')
      .select(['actor', 'action'])
      .where('subject', '=', desk.slug)
      .execute()

  it('OPR-2 is done once it cannot be undone any more, and not before', async () => {
    const { id, dueAt } = await decide({ ...approve, seen: 'Both pages.', expiresOn: day(300) })
    expect(Date.parse(dueAt) - Date.now()).toBeLessThanOrEqual(undoSeconds * 1_000)
    await after(undoSeconds - 2)
    expect(await desk.shown()).toMatchObject({ count: 0 })
    expect(await recorded()).toEqual([])
    await after(undoSeconds + 1)
    expect(await desk.shown()).toMatchObject({ count: 1, one: { expiresOn: day(300) } })
    expect(await recorded()).toEqual([{ actor: olga.user.email, action: 'credential.approve' }])
    expect(await desk.history()).toContainEqual(
      expect.objectContaining({ details: expect.stringContaining('seen: Both pages.') }),
    )
    // What was looked up is nobody else's.
    expect(JSON.stringify([await desk.shown(), await desk.held()])).not.toContain('Both pages')
    const late = { token: olga.token, params: { id } }
    expect(await refuse(url(), undoDecision, late)).toMatchObject({ status: 409, reason: 'done' })
  })

  it('OPR-2 is undone by whoever made it, and waits again', async () => {
    const { id } = await decide({ decision: 'refuse', reasons: ['other-name'] })
    const others = { token: (await operator()).token, params: { id } }
    expect(await refuse(url(), undoDecision, others)).toMatchObject({ status: 409 })
    await succeed(url(), undoDecision, { token: olga.token, params: { id } })
    await after(undoSeconds + 1)
    expect(await desk.held()).toMatchObject({ state: 'pending' })
    expect(await recorded()).toEqual([])
    await decide(approve)
  })

  it('OPR-2 is dropped where the supplier states something else meanwhile, and the log says so', async () => {
    await decide(approve)
    await desk.state({ number: 'B-2' })
    await after(undoSeconds + 1)
    expect(await desk.shown()).toMatchObject({ count: 0 })
    expect(await recorded()).toEqual([
      { actor: olga.user.email, action: 'credential.decision-dropped' },
    ])
    await decide(approve)
    await after(undoSeconds + 1)
    expect(await desk.shown()).toMatchObject({ count: 1, one: { number: 'B-2' } })
  })

  it('OPR-2 is made once by two at the same time', async () => {
    const [one, other] = [await call(approve), await call(approve, await operator())]
    const answers = await Promise.all([one, other].map((each) => send(url(), queueDecision, each)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    await after(undoSeconds + 1)
    expect(await desk.shown()).toMatchObject({ count: 1 })
    expect(await recorded()).toHaveLength(1)
  })

  it('OPR-2 is refused at once where it cannot be, naming the field, and nothing is written', async () => {
    const before = await version()
    for (const [decision, field] of [
      [{ decision: 'ask' }, 'decision.note'],
      [{ decision: 'refuse' }, 'decision.reason'],
      [{ decision: 'ask', reasons: ['whatever'] }, 'decision.reasons.0'],
      [{ ...approve, method: 'register' }, 'entryUrl'],
      [{ ...approve, issuedOn: day(10), expiresOn: day(300) }, 'issuedOn'],
      [{ ...approve, expiresOn: '2026-02-30' }, 'decision.expiresOn'],
    ] as const)
      expect(await refused(decision as Decision), JSON.stringify(decision)).toMatchObject({
        ...{ status: 422, field: expect.stringContaining(field.split('.').at(-1) ?? '') },
      })
    expect(await refused(approve, olga, randomUUID())).toMatchObject({
      ...{ status: 409, code: 'not-waiting', reason: 'changed' },
    })
    const bo = await operator()
    await succeed(url(), takeLease, { token: bo.token, params: params() })
    expect(await refused(approve)).toMatchObject({ status: 409, code: 'leased' })
    expect(await version()).toBe(before)
    const rows = bench.open.db.selectFrom('queued_decisions').selectAll()
    expect(await rows.where('version', '=', before).execute()).toEqual([])
  })

  it('OPR-2 TRU-2 tells the supplier why, in the words of their language and the verifier’s own', async () => {
    const reasons = ['pages-missing', 'unreadable']
    await decide({ decision: 'ask', reasons, note: 'Page <b>2</b>.' })
    await after(undoSeconds + 1)
    expect((await desk.held())?.answer).toMatchObject({
      outcome: 'incomplete',
      note: 'The file cannot be read. Please send a sharper picture, or the certificate as a PDF. Pages are missing. Please send the whole certificate. Page <b>2</b>.',
    })
    const mine = await desk.mine()
    const { data } = await succeed(url(), endpoints.organisationDetails, {
      ...{ ...mine, headers: { 'accept-language': 'de' } },
    })
    const held = data.sustainabilityCredentials.find(({ id }) => id === iso)
    expect(held?.answer?.note).toMatch(/^Die Datei ist nicht lesbar\. .* Page <b>2<\/b>\.$/)
  })
})
