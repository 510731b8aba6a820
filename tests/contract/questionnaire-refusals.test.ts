import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { signTicket } from '#server/policies/module-ticket.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'
import {
  carbon,
  deliver,
  formResponse,
  moduleActions,
  signatureOf,
  webhookSecret,
} from '../fixtures/questionnaires.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

const circular = { ...carbon, id: 'circular-economy', formId: 'another' }
const embedded = { ...carbon, id: 'embedded', formId: '' }
const day = 86_400_000

contractSuite('questionnaire webhook, refusals', (bench) => {
  let app: TestApp
  let owner: Person
  let slug: string

  beforeAll(async () => {
    const env = { QUESTIONNAIRE_WEBHOOK_SECRET: webhookSecret }
    app = await startTestApp(bench.open, bench.signer.publicKey, { env })
    for (const module of [carbon, circular, embedded]) await app.store.modules.put(module)
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    owner = await bench.person()
    slug = await bench.organisation(owner)
  })

  const ticketFor = (moduleId?: string) => moduleActions(bench).ticket(owner, slug, moduleId)
  const standing = () => moduleActions(bench).standing(owner, slug)

  /** Expects an answer that leaves everything as it was. */
  async function expectRefusal(
    content: unknown,
    expected: { status: number; code: string },
    { url = app.url, signature }: { url?: string; signature?: string } = {},
  ) {
    const before = await standing()
    expect(await deliver(url, content, signature)).toEqual(expected)
    expect(await standing()).toEqual(before)
  }

  it.each([
    ['none', () => ''],
    ['of another secret', (body: string) => signatureOf(body, 'another secret altogether')],
    ['of another body', () => signatureOf('{}')],
    ['without its algorithm', (body: string) => signatureOf(body).slice('sha256='.length)],
    [
      'in hexadecimal',
      (body: string) => `sha256=${createHmac('sha256', webhookSecret).update(body).digest('hex')}`,
    ],
  ])('MOD-3 SEC-4 believes no signature: %s', async (_what, sign) => {
    const body = JSON.stringify(formResponse({ ticket: await ticketFor() }))
    const expected = { status: 401, code: 'invalid-signature' }
    await expectRefusal(body, expected, { signature: sign(body) })
  })

  it('MOD-3 answers 404 where no secret is set', async () => {
    const response = formResponse({ ticket: await ticketFor() })
    const { url } = bench.app
    await expectRefusal(response, { status: 404, code: 'not-found' }, { url })
  })

  it('MOD-3 SEC-4 earns nothing for whom the other hidden fields name', async () => {
    const rival = await bench.person()
    const rivals = await bench.organisation(rival, 'Rival Ltd')
    const names = { organisation_slug: slug, user_id: owner.user.id, slug, email: owner.user.email }
    await expectRefusal(formResponse(names), { status: 403, code: 'no-ticket' })
    const ticket = await moduleActions(bench).ticket(rival, rivals)
    const { version } = await standing()
    expect(await deliver(app.url, formResponse({ ...names, ticket }))).toEqual({ status: 204 })
    expect(await standing()).toMatchObject({ version, earned: [] })
    expect(await moduleActions(bench).standing(rival, rivals)).toMatchObject({
      earned: carbon.attributeIds,
    })
  })

  it('MOD-3 SEC-4 believes no ticket that it did not sign, nor one after its day', async () => {
    const { id: organisationId = '' } = (await app.store.organisations.find(slug)) ?? {}
    const claims = { organisationId, userId: owner.user.id, moduleId: carbon.id }
    const good = await ticketFor()
    const forged = signTicket('a key that somebody made up', claims, Date.now()).ticket
    for (const ticket of [forged, '', 'x.y', `${good}.x`]) {
      await expectRefusal(formResponse({ ticket }), { status: 403, code: 'no-ticket' })
    }
    const key = await app.store.modules.ticketKey()
    const { ticket } = signTicket(key, claims, Date.now() - day)
    await expectRefusal(formResponse({ ticket }), { status: 403, code: 'ticket-expired' })
  })

  it('MOD-3 takes no ticket of another questionnaire', async () => {
    const expected = { status: 403, code: 'wrong-form' }
    for (const moduleId of [circular.id, embedded.id]) {
      await expectRefusal(formResponse({ ticket: await ticketFor(moduleId) }), expected)
    }
    const other = { form_id: circular.formId }
    await expectRefusal(formResponse({ ticket: await ticketFor() }, other), expected)
  })

  it('MOD-3 API-4 earns nothing through who is no member any more, or while suspended', async () => {
    const response = formResponse({ ticket: await ticketFor() })
    const { db } = bench.open
    const accept = (accepted_at: string | null) =>
      db
        .updateTable('memberships')
        .set({ accepted_at })
        .where('user_id', '=', owner.user.id)
        .execute()
    const rank = (status: 'ACTIVE' | 'SUSPENDED') =>
      db.updateTable('organisations').set({ status }).where('slug', '=', slug).execute()
    const before = await standing()
    await accept(null)
    expect(await deliver(app.url, response)).toEqual({ status: 403, code: 'pending' })
    await accept(new Date().toISOString())
    await rank('SUSPENDED')
    expect(await deliver(app.url, response)).toEqual({ status: 403, code: 'suspended' })
    await rank('ACTIVE')
    expect(await standing()).toEqual(before)
    await db.deleteFrom('memberships').where('user_id', '=', owner.user.id).execute()
    expect(await deliver(app.url, response)).toEqual({ status: 403, code: 'not-a-member' })
  })

  it('MOD-3 API-5 refuses what it cannot read', async () => {
    const ticket = await ticketFor()
    await expectRefusal('{"event_type":', { status: 400, code: 'malformed' })
    for (const wrong of [
      '[]',
      'null',
      {},
      { event_type: 'form_response' },
      formResponse({ ticket }, { token: '' }),
      formResponse({ ticket }, { token: 'a\u0000b' }),
      formResponse({ ticket }, { token: 7 }),
      formResponse({ ticket: { a: 1 } }),
      formResponse({ ticket: 'x'.repeat(2001) }),
    ]) {
      await expectRefusal(wrong, { status: 422, code: 'invalid' })
    }
  })
})
