import { beforeEach, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import type { ClaimedBenefit } from '#src/contract/operate/benefit-claims.ts'
import { type CallInput, refuse, send, succeed } from '../../fixtures/call.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { operate } from '../../fixtures/operator.ts'
import { memberActions } from '../../fixtures/members.ts'
import { verifierDesk } from '../../fixtures/verifier-desk.ts'

const { benefitClaims, benefitClaimsFile, passOnBenefitClaim, reopenBenefitClaim } = endpoints
type Query = CallInput<typeof benefitClaims>['query']

contractSuite('claims on benefits for operators', (bench) => {
  const by = verifierDesk(bench)
  let support: Person
  let owner: Person

  beforeEach(async () => {
    await bench.open.db.deleteFrom('benefit_claims').execute()
    support = await by.operator('support', null, ['support'])
    owner = await bench.person()
  })

  async function claimed(name: string, benefit: ClaimedBenefit = 'butn', host = 'localhost') {
    const slug = await bench.organisation(owner, name)
    const id = (await bench.app.store.organisations.find(slug))?.id ?? ''
    await bench.app.store.members.rememberUser(owner.user)
    const { claim } = await bench.app.store.benefitClaims.claim({
      ...{ organisationId: id, userId: owner.user.id, benefit, host },
      ...{ phoneNumber: '+61290001234', identifiers: ['51 824 753 556'] },
    })
    return { slug, id, benefit, ref: claim.ref }
  }
  const list = (query: Query = {}, { token } = support) =>
    succeed(bench.app.url, benefitClaims, { token, query })
  const listed = async (query: Query = {}, as = support) =>
    (await list(query, as)).results.map(({ supplier }) => supplier)
  const keyOf = ({ slug, benefit }: { slug: string; benefit: ClaimedBenefit }, as = support) => ({
    token: as.token,
    params: { slug, benefit },
  })

  it('OPR-3 lists open claims with all that the partner asks for, the oldest first', async () => {
    const { slug, ref } = await claimed('Acacia')
    await claimed('Banksia', 'fifo')
    const { results, next } = await list()
    expect(results.map(({ supplier }) => supplier)).toEqual(['Acacia', 'Banksia'])
    expect(results[0]).toEqual({
      ...{ slug, supplier: 'Acacia', benefit: 'butn', ref, claimedBy: owner.user.email },
      ...{ phoneNumber: '+61290001234', passedOnAt: null },
      identifiers: [{ typeId: null, identifier: '51 824 753 556' }],
      claimedAt: expect.stringMatching(/^\d{4}-/) as string,
    })
    expect(next).toBe(null)
    expect(await listed({ benefit: 'fifo' })).toEqual(['Banksia'])
    expect(await listed({ state: 'passed' })).toEqual([])
  })

  it('OPR-3 a claim that was passed on leaves the open ones, once, and can be reopened; the log says who', async () => {
    const first = await claimed('Acacia')
    const second = await claimed('Banksia')
    const other = await by.operator('other', null, ['support'])
    const passed = await succeed(bench.app.url, passOnBenefitClaim, keyOf(first))
    const again = await succeed(bench.app.url, passOnBenefitClaim, keyOf(first, other))
    expect(again.data.passedOnAt).toBe(passed.data.passedOnAt)
    expect(passed.data.passedOnAt).toMatch(/^\d{4}-/)
    await succeed(bench.app.url, passOnBenefitClaim, keyOf(second))
    expect(await listed()).toEqual([])
    expect(await listed({ state: 'passed' })).toEqual(['Banksia', 'Acacia'])
    const { data } = await succeed(bench.app.url, reopenBenefitClaim, keyOf(first, other))
    expect(data.passedOnAt).toBe(null)
    expect(await listed()).toEqual(['Acacia'])
    expect(await recorded(first.slug)).toEqual([
      [support.user.email, 'claim.pass-on', { benefit: 'butn', ref: first.ref }],
      [other.user.email, 'claim.reopen', { benefit: 'butn', ref: first.ref }],
    ])
  })

  it('OPR-1 shows nothing of other brands, nor of whom the operator belongs to', async () => {
    const { id } = await claimed('Acacia')
    const { slug } = await claimed('Banksia')
    await bench.open.db
      .updateTable('organisations')
      .set({ brand_id: 'one-brand' })
      .where('id', '=', id)
      .execute()
    const scoped = await by.operator('scoped', 'one-brand', ['support'])
    expect(await listed({}, scoped)).toEqual(['Acacia'])
    expect(
      (await refuse(bench.app.url, passOnBenefitClaim, keyOf({ slug, benefit: 'butn' }, scoped)))
        .status,
    ).toBe(403)
    const file = await send(bench.app.url, benefitClaimsFile, { token: scoped.token })
    expect(await file.text()).not.toContain('Banksia')
    const insider = await memberActions(bench).operator(owner, ['support'])
    expect(await listed({}, insider)).toEqual([])
  })

  it('OPR-3 pages on, and says what names no claim and no place', async () => {
    for (let count = 0; count < 51; count += 1) await claimed(`Supplier ${count}`)
    const first = await list()
    expect(first.results).toHaveLength(50)
    expect(await listed({ after: first.next ?? '' })).toEqual(['Supplier 50'])
    const slug = await bench.organisation(owner, 'Without')
    const none = await refuse(bench.app.url, reopenBenefitClaim, keyOf({ slug, benefit: 'fifo' }))
    expect([none.status, none.code]).toEqual([404, 'no-such-claim'])
    const place = { token: support.token, query: { after: 'nowhere' } }
    expect(await refuse(bench.app.url, benefitClaims, place)).toMatchObject({ field: 'after' })
  })

  it('OPR-3 gives a file for spreadsheets, in which no cell is a formula', async () => {
    const { slug, ref } = await claimed('=cmd()')
    const { data } = await succeed(
      bench.app.url,
      passOnBenefitClaim,
      keyOf({ slug, benefit: 'butn' }),
    )
    const answer = await send(bench.app.url, benefitClaimsFile, {
      ...{ token: support.token, query: { state: 'passed' } },
    })
    const [head, row] = (await answer.text()).split('\r\n')
    expect(head).toBe(
      'reference,benefit,supplier,slug,business numbers,claimed by,phone number,claimed at,passed on at',
    )
    expect(row).toMatch(
      new RegExp(
        `^${ref},butn,'=cmd\\(\\),${slug},51 824 753 556,${owner.user.email},'\\+61290001234,`,
      ),
    )
    expect(row?.endsWith(`,${data.passedOnAt}`)).toBe(true)
  })

  it('API-8 OPR-3 the command line lists, passes on and reopens claims', async () => {
    const { slug, ref } = await claimed('Acacia')
    const line = async (...words: string[]) => {
      const { code, stdout, stderr } = await operate(bench.place, words)
      return { code, text: stdout + stderr }
    }
    expect((await line('claims', 'list', '--state', 'open')).text).toContain(ref)
    expect(await line('claims', 'pass-on', slug, 'butn')).toEqual({
      code: 0,
      text: `The claim ${ref} is passed on.\n`,
    })
    expect((await line('claims', 'list', '--state', 'open')).text).not.toContain(ref)
    expect((await line('claims', 'reopen', slug, 'butn')).text).toBe(
      `The claim ${ref} is to be passed on.\n`,
    )
    expect((await line('claims', 'reopen', slug, 'fifo')).text).toContain('has not claimed')
    expect((await line('claims', 'pass-on', slug, 'loan')).code).toBe(1)
    expect((await line('claims', 'list', '--state', 'gone')).text).toContain('must be one of')
  })

  const recorded = async (slug: string) => {
    const rows = await bench.open.db
      .selectFrom('audit_log')
      .select(['actor', 'action', 'details'])
      .where('subject', '=', slug)
      .where('action', 'like', 'claim.%')
      .orderBy('created_at')
      .execute()
    return rows.map(({ actor, action, details }) => [actor, action, JSON.parse(details) as unknown])
  }
})
