import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { refuse, send, succeed } from '../../fixtures/call.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { operate, operateJson } from '../../fixtures/operator.ts'
import { type PostBox, startWithPostBox } from '../../fixtures/post-box.ts'
import type { TestApp } from '../../fixtures/test-app.ts'

const { organisationDetails, publicProfile, updateOrganisation } = endpoints
const { associate, memberships } = endpoints

contractSuite('operator: decisions', (bench) => {
  let owner: Person
  let slug: string

  beforeEach(async () => {
    // Mails are sent side by side, so one of an earlier test could come last.
    await app.followed()
    owner = await bench.person()
    slug = await bench.organisation(owner)
    const body = { credentials: ['iso-14001', 'b-corp'] }
    await succeed(bench.app.url, updateOrganisation, { ...mine(), body })
  })

  const mine = () => ({ token: owner.token, params: { slug } })
  const run = (...line: string[]) => operate(bench.place, line)
  const details = async () => (await succeed(bench.app.url, organisationDetails, mine())).data
  const held = async (id: string) =>
    (await details()).sustainabilityCredentials.find((one) => one.id === id)
  let app: TestApp
  let post: PostBox
  beforeAll(async () => {
    ;({ app, post } = await startWithPostBox(bench))
  })
  afterAll(() => app.close())
  /** The last mail that the portal has sent, whoever caused it. */
  const lastMail = () => app.followed().then(() => post.sent.at(-1))
  const recorded = (action: string) =>
    bench.open.db
      .selectFrom('audit_log')
      .select(['actor', 'subject', 'details'])
      .where('action', '=', action)
      .where('subject', '=', slug)
      .execute()

  it('API-8 lists the credentials that wait, oldest first, with their files and notes', async () => {
    const line = ['credentials', 'list', '--status', 'pending', '--organisation', slug]
    expect(await operateJson(bench.place, line)).toMatchObject([
      { organisation: slug, credential: 'b-corp', state: 'pending', evidence: 0, notes: 0 },
      { organisation: slug, credential: 'iso-14001', state: 'pending' },
    ])
    const { stdout, stderr } = await run(...line, '--limit', '1')
    expect(stdout).toMatch(/^ORGANISATION +CREDENTIAL +STATE +SINCE \(UTC\) +FILES +NOTES\n/)
    expect(stdout.trim().split('\n')).toHaveLength(2)
    const [, place = ''] =
      /^There are more: the same with --after (\S+) shows the next ones\.\n$/.exec(stderr) ?? []
    const next = await operateJson(bench.place, [...line, '--limit', '1', '--after', place])
    expect(next).toMatchObject([{ credential: 'iso-14001' }])
  })

  it('API-8 approves a credential, with what follows from it, as a new version', async () => {
    const before = await details()
    const approve = ['credentials', 'approve', slug, 'iso-14001', '--how', 'document']
    const { code, stdout } = await run(...approve)
    expect([code, stdout]).toEqual([
      0,
      `'iso-14001' of ${slug} is verified now. By mail the portal tells sam@example.test.\n`,
    ])
    expect(await lastMail()).toMatchObject({
      to: 'sam@example.test',
      subject: expect.stringContaining(
        'ISO 14001 Environmental management systems has been checked',
      ),
    })
    const after = await details()
    expect(after.version).toBe(before.version + 1)
    expect(after.derivedAttributes.map((one) => one.id)).toEqual(['certified-environment'])
    expect((await held('iso-14001'))?.status).toBe('APPROVED')
    expect((await held('b-corp'))?.status).toBe('PENDING')
    expect(await recorded('credential.approve')).toEqual([
      {
        actor: 'olga@operator.test',
        subject: slug,
        details: '{"credential":"iso-14001","method":"document"}',
      },
    ])
    const stale = { ...mine(), body: {}, headers: { 'if-match': `"${before.version}"` } }
    expect(await refuse(bench.app.url, updateOrganisation, stale)).toMatchObject({ status: 412 })

    expect(await run(...approve)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching('already'),
    })
    expect((await details()).version).toBe(after.version)
  })

  it('API-8 shows a refused credential neither as pending nor as verified', async () => {
    await run('credentials', 'approve', slug, 'iso-14001', '--how', 'document')
    await app.followed()
    const reason = 'The certificate belongs to another company.'
    const { code, stdout } = await run(
      'credentials',
      'refuse',
      slug,
      'iso-14001',
      '--reason',
      reason,
    )
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining('By mail the portal tells sam@example.test.'),
    ])
    expect(await lastMail()).toMatchObject({
      to: 'sam@example.test',
      text: expect.stringContaining(reason),
    })
    // The supplier sees it in place, with the reason.
    expect(await held('iso-14001')).toMatchObject({
      ...{ status: 'PENDING', state: 'refused', notes: [] },
      answer: { outcome: 'refused', note: reason, at: expect.any(String) },
    })
    expect((await details()).derivedAttributes).toEqual([])
    const seen = await succeed(bench.app.url, publicProfile, { params: { slug } })
    expect(JSON.stringify(seen)).not.toMatch(/iso-14001|another company/)
    expect(await run('credentials', 'refuse', slug, 'iso-14001')).toMatchObject({
      ...{ code: 1, stderr: expect.stringContaining('refused already') },
    })
  })

  it('API-8 takes back what followed from a verified credential when the supplier drops it', async () => {
    await run('credentials', 'approve', slug, 'iso-14001', '--how', 'document')
    const body = { credentials: ['b-corp'] }
    const { data } = await succeed(bench.app.url, updateOrganisation, { ...mine(), body })
    expect(data.derivedAttributes).toEqual([])
  })

  it('API-8 puts notes on credentials and takes them away', async () => {
    const text = 'Expired in March.'
    await run('credentials', 'note', slug, 'b-corp', 'critical', text)
    expect((await held('b-corp'))?.notes).toEqual([{ category: 'CRITICAL', text }])
    expect((await details()).hasRedCredential).toBe(true)
    const notes = await operateJson(bench.place, ['credentials', 'notes', slug])
    expect(notes).toMatchObject([{ credential: 'b-corp', category: 'CRITICAL', shown: true, text }])
    const [{ id } = { id: '' }] = notes as { id: string }[]
    expect((await run('credentials', 'remove-note', id)).code).toBe(0)
    expect((await held('b-corp'))?.notes).toEqual([])
  })

  it.each([
    [
      ['credentials', 'approve', 'SLUG', 'ecovadis', '--how', 'document'],
      1,
      "has no credential 'ecovadis'.",
    ],
    [
      ['credentials', 'approve', 'nobody-at-all', 'ecovadis', '--how', 'issuer'],
      1,
      'no organisation',
    ],
    [['credentials', 'remove-note', 'nothing'], 1, "There is no note 'nothing'."],
    [['credentials', 'note', 'SLUG', 'b-corp', 'ODD', 'Text'], 2, 'must be CRITICAL or WARN'],
    [['credentials', 'note', 'SLUG', 'b-corp', 'WARN', ' '], 2, 'The note must not be empty.'],
    [['credentials', 'list', '--limit', '0'], 2, '--limit must be a whole number'],
    [['memberships', 'accept', 'SLUG', 'nobody@example.test'], 1, 'Nobody with the address'],
    [['memberships', 'refuse', 'SLUG', 'sam@example.test'], 1, 'last owner'],
    [['organisations', 'restore', 'SLUG'], 1, 'is not suspended.'],
    [['organisations', 'vouch', 'SLUG'], 1, 'has no website.'],
    [['operators', 'grant', 'nobody@example.test'], 1, 'Nobody is known as'],
    [['audit', 'list', '--since', 'yesterday'], 2, '--since must be a date'],
  ])('API-8 answers %j with one sentence and changes nothing', async (line, code, sentence) => {
    const before = await details()
    const entries = await operateJson(bench.place, ['audit', 'list'])
    const ran = await run(...line.map((word) => (word === 'SLUG' ? slug : word)))
    expect(ran).toMatchObject({ code, stdout: '' })
    expect(ran.stderr).toContain(sentence)
    expect(ran.stderr.trim().split('\n')).toHaveLength(1)
    expect(await details()).toEqual(before)
    expect(await operateJson(bench.place, ['audit', 'list'])).toEqual(entries)
  })

  it('API-8 ORG-3 lists, accepts and refuses claims on an organisation', async () => {
    const ruth = await bench.person({ email: `ruth-${slug}@example.test` })
    const claim = { token: ruth.token, body: { organisationSlug: slug } }
    await succeed(bench.app.url, associate, claim)
    const list = ['memberships', 'list', '--status', 'PENDING', '--organisation', slug]
    expect(await operateJson(bench.place, list)).toMatchObject([
      { email: ruth.user.email, relationship: 'EMPLOYEE', status: 'PENDING', verified: true },
    ])
    await app.followed()
    post.reset()
    await run('memberships', 'accept', slug, ruth.user.email.toUpperCase(), '--owner')
    await app.followed()
    // Whoever owned it before is told too. Mails are sent side by side, so they have no order.
    expect(post.recipients()).toEqual([owner.user.email, ruth.user.email].toSorted())
    const { results } = await succeed(bench.app.url, memberships, { token: ruth.token })
    expect(results).toMatchObject([{ relationship: 'OWNER', whenAccepted: expect.any(String) }])
    expect(await recorded('membership.accept')).toMatchObject([{ actor: 'olga@operator.test' }])

    await run('memberships', 'refuse', slug, ruth.user.email)
    const gone = await succeed(bench.app.url, memberships, { token: ruth.token })
    expect(gone.results).toEqual([])
  })

  it('ACC-2 says plainly that accepting somebody makes no owner where there is none', async () => {
    const ruth = await bench.person({ email: `ruth-${slug}@example.test` })
    const claim = { token: ruth.token, body: { organisationSlug: slug } }
    await succeed(bench.app.url, associate, claim)
    await bench.open.db.deleteFrom('memberships').where('user_id', '=', owner.user.id).execute()
    const accept = ['memberships', 'accept', slug, ruth.user.email]
    const { code, stdout } = await run(...accept)
    expect(code).toBe(0)
    expect(stdout).toContain(`${ruth.user.email} belongs to ${slug} as an employee.`)
    expect(stdout).toContain(`${slug} still has no owner, so nobody in it can accept others`)
    const owned = await run(...accept, '--owner')
    expect(owned.stdout).toBe(`${ruth.user.email} belongs to ${slug} as an owner.\n`)
  })

  it('API-8 hides a suspended organisation and shows it again when it is restored', async () => {
    await run('organisations', 'suspend', slug, '--reason', 'Under review.')
    const hidden = await send(bench.app.url, publicProfile, { params: { slug } })
    expect(hidden.status).not.toBe(200)
    const list = ['organisations', 'list', '--status', 'SUSPENDED', '--limit', '10000']
    expect(await operateJson(bench.place, list)).toContainEqual(
      expect.objectContaining({ slug, status: 'SUSPENDED', members: 1, credentials: 2 }),
    )
    await run('organisations', 'restore', slug)
    await succeed(bench.app.url, publicProfile, { params: { slug } })
  })

  it('API-8 grants and revokes the rights of an operator, to verified addresses only', async () => {
    const email = `olga-${slug}@operator.test`
    const olga = await bench.person({ email, emailVerified: false })
    await bench.app.store.members.rememberUser(olga.user)
    expect((await run('operators', 'grant', email)).stderr).toContain('has not been verified')
    await bench.app.store.members.rememberUser({ ...olga.user, emailVerified: true })
    expect((await run('operators', 'grant', email)).code).toBe(0)
    expect(await operateJson(bench.place, ['operators', 'list'])).toContainEqual(
      expect.objectContaining({ email }),
    )
    expect((await run('operators', 'revoke', email)).code).toBe(0)
    expect(await bench.app.store.operators.grantsOf(olga.user.id)).toEqual([])
    const entries = await operateJson(bench.place, ['audit', 'list', '--limit', '2'])
    expect(entries).toMatchObject([
      { actor: 'olga@operator.test', action: 'operator.revoke', subject: olga.user.id },
      { action: 'operator.grant' },
    ])
  })
})
