import { beforeEach, expect, it } from 'vitest'
import { decisionReasons } from '#src/contract/trust/decision-reasons.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { type CredentialDesk, credentialDesk, day } from '../../fixtures/credential-desk.ts'
import { approve, type SentDecision, verifierDesk } from '../../fixtures/verifier-desk.ts'

contractSuite('decisions that cannot be', (bench) => {
  const { operator, refused } = verifierDesk(bench)
  let desk: CredentialDesk
  let olga: Person
  beforeEach(async () => {
    desk = await credentialDesk(bench)
    olga = await operator('Olga')
  })

  it.each([
    [{ decision: 'suspend', note: 'x' }, 'decision'],
    [{ decision: 'check', method: 'document' }, 'decision'],
    [{ decision: 'approve' }, 'method'],
    [{ decision: 'approve', method: 'register' }, 'entryUrl'],
    [{ ...approve, expiresOn: '2026-02-30' }, 'expiresOn'],
    [{ ...approve, expiresOn: '1990-01-01' }, 'expiresOn'],
    [{ ...approve, issuedOn: '2026-03-02', expiresOn: '2026-03-01' }, 'expiresOn'],
    [{ ...approve, seen: 'x'.repeat(501) }, 'seen'],
    [{ ...approve, entryUrl: 'javascript:alert(1)' }, 'entryUrl'],
    [{ decision: 'ask' }, 'note'],
    [{ decision: 'ask', reasons: [] }, 'note'],
    [{ decision: 'ask', note: ' ' }, 'note'],
    [{ decision: 'ask', reasons: ['unreadable', 'unreadable'] }, 'reasons'],
    [{ decision: 'refuse', reasons: [...decisionReasons, 'unreadable'] }, 'reasons'],
    [{ decision: 'refuse', reasons: ['whatever'] }, 'reasons'],
  ])('OPR-2 %j is refused and names %s', async (decision, field) => {
    expect(await refused(olga, desk.slug, decision as SentDecision)).toMatchObject({
      ...{ status: 422, field: expect.stringMatching(new RegExp(`\\b${field}\\b`)) },
    })
  })

  it('OPR-2 what would not count as verified is said at once', async () => {
    expect(await refused(olga, desk.slug, { ...approve, expiresOn: day(-30) })).toMatchObject({
      ...{ status: 409, code: 'unfit-decision', reason: 'outcome', params: { state: 'expired' } },
    })
    const rows = bench.open.db.selectFrom('queued_decisions').select('id')
    expect(await rows.execute()).toEqual([])
    expect(await desk.history()).toHaveLength(1)
  })
})
