import { beforeEach, expect, it } from 'vitest'
import { sendDigest } from '#server/reports/send-digest.ts'
import { reportLimits } from '#server/policies/report-limits.ts'
import { removeExpiredRows } from '#server/store/expired-rows.ts'
import { createOrganisation } from '#server/store/organisations/create-organisation.ts'
import { dayInWords } from '#server/texts/day-in-words.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { refuse, succeed } from '../fixtures/call.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'
import { newOrganisationName } from '../fixtures/new-organisation.ts'
import { operate } from '../fixtures/operator.ts'
import { lift, publicNote, reportDesk, suspend } from '../fixtures/report-desk.ts'

const { reportProfile, reportCase, decideReport, takeReportLease } = endpoints
const { suspensions, appeal, appealCase, decideAppeal, publicProfile } = endpoints

contractSuite('reports about profiles', (bench) => {
  const desk = reportDesk(bench)
  const { act, cases, first, mails, support, to, url } = desk
  let olive: Person
  let slug: string
  beforeEach(async () => {
    olive = await act.person('Olive')
    slug = await bench.organisation(olive)
    await desk.app().followed()
    mails.length = 0
  })
  const report = (more: object = {}, token?: string) => desk.report(slug, more, token)
  const actions = async () =>
    (
      await bench.open.db
        .selectFrom('audit_log')
        .select('action')
        .where('subject', '=', slug)
        .orderBy('created_at')
        .execute()
    ).map(({ action }) => action)

  it('OPR-7 a report leads to a suspension with a public note, an appeal and its decision; all are told, and all is in the audit log', async () => {
    const [sue, sam] = [await support('Sue'), await support('Sam')]
    await report({ email: 'Guest@Reader.example' })
    await report({ reason: 'closed' }, (await act.person('Rita')).token)
    await desk.app().followed()
    expect(to('guest@reader.example')[0]?.text).not.toContain('Not theirs.')
    expect(to('rita@people.example')).toHaveLength(1)
    expect(await cases(sue)).toMatchObject([{ reason: 'misleading' }, { reason: 'closed' }])
    const one = await first(sue)
    expect((await succeed(url(), reportCase, one)).data).toMatchObject({
      ...{ text: 'Not theirs.', from: { email: 'guest@reader.example', isGuest: true } },
      ...{ profile: { isSuspended: false }, earlier: [{ reason: 'closed' }] },
    })
    mails.length = 0
    await succeed(url(), decideReport, { ...one, body: suspend })
    await desk.app().followed()
    // One suspension closes all that waits about the profile.
    expect(await cases(sue)).toEqual([])
    expect(await cases(sue, 'decided')).toHaveLength(2)
    const now = new Date().toISOString().slice(0, 10)
    expect(await refuse(url(), publicProfile, { params: { slug } })).toMatchObject({
      ...{ status: 410, params: { since: now } },
      message: expect.stringContaining(dayInWords('en', now)),
    })
    expect((await refuse(url(), publicProfile, { params: { slug } })).message).toContain(publicNote)
    expect(to('olive@people.example')[0]?.text).toContain(publicNote)
    expect(to('olive@people.example')[0]?.text).toContain(`/report/appeal/${slug}`)
    expect(to('olive@people.example')[0]?.text).not.toContain('Rita')
    expect(to('guest@reader.example')[0]?.text).toContain('Well seen.')
    expect(to('rita@people.example')[0]?.text).toContain('is suspended')

    const own = { token: olive.token, params: { slug } }
    const [made] = (await succeed(url(), suspensions, own)).results
    const against = { ...own, params: { slug, id: made?.id ?? '' }, body: { text: 'It is ours.' } }
    await succeed(url(), appeal, against)
    expect(await refuse(url(), appeal, against)).toMatchObject({
      ...{ status: 409, code: 'no-appeal', reason: 'appealed' },
    })
    mails.length = 0
    const byWhoSuspended = await first(sue, 'appeal')
    expect((await succeed(url(), appealCase, byWhoSuspended)).data.text).toBe('It is ours.')
    expect(await refuse(url(), decideAppeal, { ...byWhoSuspended, body: lift })).toMatchObject({
      status: 403,
      code: 'own-suspension',
    })
    await succeed(url(), decideAppeal, { ...(await first(sam, 'appeal')), body: lift })
    await desk.app().followed()
    expect((await succeed(url(), publicProfile, { params: { slug } })).data.slug).toBe(slug)
    expect(to('olive@people.example').map(({ text }) => text.includes('You are right.'))).toEqual([
      true,
    ])
    expect(to('rita@people.example')).toHaveLength(1)
    expect((await succeed(url(), suspensions, own)).results).toMatchObject([
      { appeal: { outcome: 'lifted', note: 'You are right.' } },
    ])
    // Two of one moment have no order.
    expect((await actions()).slice(-7).toSorted()).toEqual([
      ...['appeal.decide', 'appeal.send', 'organisation.restore', 'organisation.suspend'],
      ...['report.decide', 'report.send', 'report.send'],
    ])
  })

  it('OPR-7 who has suspended something decides on the appeal where nobody else can', async () => {
    const sue = await support('Sue')
    await report()
    await succeed(url(), decideReport, { ...(await first(sue)), body: suspend })
    const own = { token: olive.token, params: { slug } }
    const [made] = (await succeed(url(), suspensions, own)).results
    const params = { slug, id: made?.id ?? '' }
    await succeed(url(), appeal, { token: olive.token, params, body: { text: 'It is ours.' } })
    const body = { outcome: 'upheld', note: 'It is not.' } as const
    await succeed(url(), decideAppeal, { ...(await first(sue, 'appeal')), body })
    expect((await refuse(url(), publicProfile, { params: { slug } })).status).toBe(410)
  })

  it('OPR-7 who decides is told whether the supplier has owners', async () => {
    const sue = await support('Sue')
    const { db } = bench.open
    const unowned = await createOrganisation(db, newOrganisationName(), null)
    const seen: boolean[] = []
    for (const about of [slug, unowned.slug]) {
      await report({ slug: about })
      const one = (await cases(sue)).find((row) => row.slug === about)
      const call = { token: sue.token, params: { slug: about, id: one?.id ?? '' } }
      seen.push((await succeed(url(), reportCase, call)).data.profile.hasOwners)
    }
    expect(seen).toEqual([true, false])
  })

  it('OPR-7 the answer is the same for everybody, and what is sent twice is one report', async () => {
    const sue = await support('Sue')
    const answers = [
      await report(),
      await report(),
      // Another one of the same office, for all that is known.
      await report({ text: 'Still not.' }),
      await report({}, olive.token),
    ]
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(await cases(sue)).toHaveLength(3)
  })

  it('OPR-7 a guest reports so much a day', async () => {
    const slugs = await Promise.all(
      [1, 2, 3].map(async (number) => bench.organisation(await act.person(`Other-${number}`))),
    )
    for (const at of Array.from({ length: reportLimits.guest }, (_, index) => index))
      await desk.report([slug, ...slugs][at % 4] ?? slug, { text: `Number ${at}` })
    const body = { slug, reason: 'closed', text: 'One more.' } as const
    expect(await refuse(url(), reportProfile, { body })).toMatchObject({ status: 429 })
  })

  it('OPR-7 nobody closes a profile to the reports of others', async () => {
    const from = (network: number, text = 'Not theirs.') =>
      desk.reporting(slug, { text }, `192.0.2.${network}`)
    const refused = { status: 429, code: 'too-many-requests' }
    for (const text of ['First.', 'Second.', 'Third.'])
      await succeed(url(), reportProfile, from(1, text))
    expect(await refuse(url(), reportProfile, from(1, 'Fourth.'))).toMatchObject(refused)
    for (const text of ['First.', 'Second.', 'Third.']) await report({ text }, olive.token)
    const fourth = { token: olive.token, body: from(1, 'Fourth.').body }
    expect(await refuse(url(), reportProfile, fourth)).toMatchObject(refused)
    // Guests are counted, not what they report, and no people with an account.
    for (let other = 2; other <= reportLimits.profile; other += 1)
      await succeed(url(), reportProfile, from(other))
    expect(await refuse(url(), reportProfile, from(250))).toMatchObject(refused)
    await succeed(url(), reportProfile, from(2, 'There is more.'))
    await report({}, (await act.person('Rita')).token)
  })

  it.each([
    ['an address that is none', { email: 'nobody' }, 'email'],
    ['a credential that is not on the profile', { credentialId: 'b-corp' }, 'credentialId'],
    ['no words', { text: ' \n ' }, 'text'],
  ])('OPR-7 a report with %s is refused', async (_, more, field) => {
    const body = { slug, reason: 'other' as const, text: 'Something.', ...more }
    expect((await refuse(url(), reportProfile, { body })).field).toContain(field)
  })

  it('OPR-3 OPR-7 nobody decides on what another one is at, nor sees reports on an organisation of their own', async () => {
    const [sue, sam] = [await support('Sue'), await support('Sam')]
    await report()
    await succeed(url(), takeReportLease, { token: sue.token, params: { slug } })
    expect((await cases(sam))[0]?.lease).toMatchObject({ name: 'Sue Ng', isSelf: false })
    expect(
      await refuse(url(), decideReport, {
        ...(await first(sam)),
        body: { outcome: 'corrected' },
      }),
    ).toMatchObject({ status: 409, code: 'leased' })
    await act.claim(sam, slug)
    expect(await cases(sam)).toEqual([])
  })

  it('OPR-7 operators get one mail an hour about all that has come in', async () => {
    await support('Sue')
    await report()
    await report({ reason: 'closed' })
    const digest = async () => {
      await desk.app().followed()
      mails.length = 0
      await sendDigest({ db: bench.open.db, store: desk.app().store }, null, Date.now())
      await desk.app().followed()
      return to('sue@people.example').map(({ subject }) => subject.split(' · ')[0])
    }
    expect(await digest()).toEqual(['2 cases wait for you'])
    expect(await digest()).toEqual([])
  })

  it('OPR-7 the address of a guest is erased 90 days after the report was closed, and no earlier', async () => {
    const sue = await support('Sue')
    await report({ email: 'guest@reader.example' })
    const one = await first(sue)
    const emails = async () =>
      (await bench.open.db.selectFrom('reports').select(['email', 'sender']).execute())[0]
    const day = 86_400_000
    await removeExpiredRows(bench.open, Date.now() + 200 * day)
    expect(await emails()).toEqual({ email: 'guest@reader.example', sender: null })
    await succeed(url(), decideReport, { ...one, body: { outcome: 'corrected' } })
    await removeExpiredRows(bench.open, Date.now() + 89 * day)
    expect((await emails())?.email).toBe('guest@reader.example')
    await removeExpiredRows(bench.open, Date.now() + 91 * day)
    expect((await emails())?.email).toBeNull()
  })

  it('OPR-7 the command line suspends with a public note, and closes and decides what the console does', async () => {
    const run = async (...line: string[]) => (await operate(bench.place, line)).code
    await report()
    const sue = await support('Sue')
    const { params } = await first(sue)
    expect(await run('reports', 'show', params.id)).toBe(0)
    expect(await run('reports', 'close', params.id, '--outcome', 'corrected')).toBe(0)
    expect(await cases(sue)).toEqual([])
    expect(await run('reports', 'close', params.id, '--outcome', 'corrected')).toBe(1)
    expect(await run('organisations', 'suspend', slug, '--public-note', publicNote)).toBe(0)
    const own = { token: olive.token, params: { slug } }
    const [made] = (await succeed(url(), suspensions, own)).results
    expect(made?.note).toBe(publicNote)
    const id = made?.id ?? ''
    const body = { text: 'It is ours.' }
    await succeed(url(), appeal, { token: olive.token, params: { slug, id }, body })
    expect(await run('appeals', 'list')).toBe(0)
    expect(await run('appeals', 'decide', id, 'You are right.', '--outcome', 'lifted')).toBe(0)
    expect((await succeed(url(), publicProfile, { params: { slug } })).data.slug).toBe(slug)
  })
})
