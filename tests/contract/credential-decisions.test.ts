import { beforeEach, expect, it } from 'vitest'
import type * as v from 'valibot'
import { endpoints } from '#src/contract/endpoints.ts'
import type { credentialDecision } from '#src/contract/trust/credential-decision.ts'
import { refuse, send, succeed } from '../fixtures/call.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'
import {
  type CredentialDesk,
  credentialDesk,
  day,
  iso,
  register,
} from '../fixtures/credential-desk.ts'
import { memberActions } from '../fixtures/members.ts'

const { decideCredential } = endpoints
type Decision = v.InferInput<typeof credentialDecision>

contractSuite('decisions of verifiers over the API', (bench) => {
  let desk: CredentialDesk
  let olga: Person
  beforeEach(async () => {
    desk = await credentialDesk(bench)
    olga = await memberActions(bench).operator(await bench.person({ email: 'olga@portal.example' }))
  })

  const call = (body: object, by = olga, credentialId = iso) => ({
    ...{ token: by.token, params: { slug: desk.slug, credentialId } },
    body: body as Decision,
  })
  const decide = async (body: Decision) =>
    (await succeed(bench.app.url, decideCredential, call(body))).data.state
  const refused = (body: object, by = olga, credentialId = iso) =>
    refuse(bench.app.url, decideCredential, call(body, by, credentialId))
  const recorded = () =>
    bench.open.db
      .selectFrom('audit_log')
      .select(['actor', 'action'])
      .where('subject', '=', desk.slug)
      .orderBy('created_at')
      .execute()

  it('TRU-6 each decision does what the command line does, in the name of who decided', async () => {
    expect(await decide({ decision: 'ask', note: 'Please send page 2.' })).toBe('pending')
    const found = { method: 'register', entryUrl: register, authority: 'Harbour City' } as const
    expect(await decide({ decision: 'approve', ...found, number: 'A1', expiresOn: day(300) })).toBe(
      'active',
    )
    expect(await desk.shown()).toMatchObject({
      count: 1,
      one: { number: 'A1', expiresOn: day(300), assurance: 'issuer-confirmed' },
    })
    expect(await decide({ decision: 'check', method: 'issuer' })).toBe('active')
    expect(await decide({ decision: 'suspend', note: 'It is <b>looked</b> into.' })).toBe(
      'suspended',
    )
    expect((await desk.shown()).one?.stopped?.note).toBe('It is <b>looked</b> into.')
    expect(await decide({ decision: 'restore' })).toBe('active')
    expect(await decide({ decision: 'renew', number: 'A2', expiresOn: day(700) })).toBe('renewal')
    expect(await decide({ decision: 'approve', method: 'document' })).toBe('active')
    expect(await decide({ decision: 'revoke', note: 'Taken back.' })).toBe('revoked')
    expect(await decide({ decision: 'refuse', reason: 'Not yours.' })).toBe('refused')
    expect((await desk.held())?.answer).toMatchObject({ outcome: 'refused', note: 'Not yours.' })
    expect(await refused({ decision: 'refuse' })).toMatchObject({ status: 409 })
    const log = await recorded()
    expect(log.map(({ action }) => action)).toEqual(
      ['ask', 'approve', 'check', 'suspend', 'restore', 'renew', 'approve', 'revoke', 'refuse'].map(
        (verb) => `credential.${verb}`,
      ),
    )
    expect(new Set(log.map(({ actor }) => actor))).toEqual(new Set(['olga@portal.example']))
  })

  it('TRU-6 of two who decide at once the second is told that it is decided', async () => {
    const ines = await memberActions(bench).operator(await bench.person())
    const answers = await Promise.all(
      [olga, ines].map((by) =>
        send(
          bench.app.url,
          decideCredential,
          call({ decision: 'approve', method: 'document' }, by),
        ),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await refused({ decision: 'approve', method: 'document' })).toMatchObject({
      ...{ status: 409, code: 'unfit-decision', params: { state: 'active' } },
    })
    expect(await recorded()).toHaveLength(1)
  })

  it.each([
    ['owner', { relationship: 'OWNER', accepted: true }],
    ['employee', { relationship: 'EMPLOYEE', accepted: true }],
    ['one who asks to belong to it', { relationship: 'EMPLOYEE', accepted: false }],
  ] as const)('OPR-1 an operator does not decide as %s', async (_, membership) => {
    await bench.open.db
      .insertInto('memberships')
      .values({
        ...{ id: `${desk.slug}-${olga.user.id}`, user_id: olga.user.id },
        ...{ organisation_id: await desk.id(), relationship: membership.relationship },
        created_at: new Date().toISOString(),
        accepted_at: membership.accepted ? new Date().toISOString() : null,
      })
      .execute()
    expect(await refused({ decision: 'approve', method: 'document' })).toMatchObject({
      ...{ status: 403, code: 'own-organisation' },
    })
    expect((await desk.held())?.state).toBe('pending')
  })

  it.each([
    [{ decision: 'bless' }, 'decision'],
    [{ decision: 'approve', method: 'hearsay' }, 'method'],
    [{ decision: 'approve', method: 'register' }, 'entryUrl'],
    [{ decision: 'approve', method: 'document', expiresOn: '2026-02-30' }, 'expiresOn'],
    [{ decision: 'approve', method: 'document', expiresOn: '1990-01-01' }, 'expiresOn'],
    [
      { decision: 'approve', method: 'document', issuedOn: '2026-03-02', expiresOn: '2026-03-01' },
      'expiresOn',
    ],
    [{ decision: 'approve', method: 'document', entryUrl: 'javascript:alert(1)' }, 'entryUrl'],
    [{ decision: 'suspend', note: ' ' }, 'note'],
    [{ decision: 'restore', note: 'x' }, 'note'],
    [{ decision: 'renew' }, 'decision'],
  ])('TRU-6 %j is refused and names %s', async (body, field) => {
    expect(await refused(body)).toMatchObject({ status: 422, field })
    expect(await recorded()).toEqual([])
  })

  it('TRU-6 nothing is decided about what is over, or not held', async () => {
    const over = { decision: 'approve', method: 'document', expiresOn: day(-30) }
    expect(await refused(over)).toMatchObject({ status: 409, params: { state: 'expired' } })
    expect(await desk.history()).toHaveLength(1)
    expect(await refused({ decision: 'restore' })).toMatchObject({ status: 409 })
    expect(await refused({ decision: 'restore' }, olga, 'b-corp')).toMatchObject({ status: 422 })
  })
})
