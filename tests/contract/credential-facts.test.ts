import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deriveAttributesWith } from '#server/catalogue/attributes/follow-from-credentials.ts'
import { passStates } from '#server/store/credentials/pass-states.ts'
import { pdfFile } from '#server/evidence/testing/sample-files.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { contentVersion } from '#server/pages/content-version.ts'
import { succeed } from '../fixtures/call.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'
import { operate, operateJson } from '../fixtures/operator.ts'
import { testCatalogue } from '../fixtures/test-catalogue.ts'

const { organisationDetails, publicProfile, updateOrganisation, uploadEvidence } = endpoints
const iso = 'iso-14001'
const register = 'https://register.example/EMS-771204'

contractSuite('a credential as dated facts', (bench) => {
  let owner: Person
  let slug: string
  beforeEach(async () => {
    owner = await bench.person()
    slug = await bench.organisation(owner)
    const body = { credentials: [iso], country: 'AU' }
    await succeed(bench.app.url, updateOrganisation, { ...(await mine()), body })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** With a token of this moment, whatever the clock says. */
  const mine = async () => ({ token: await bench.signer.token(owner.user), params: { slug } })
  const run = (command: string, ...more: string[]) =>
    operate(bench.place, ['credentials', command, slug, iso, ...more])
  const done = async (command: string, ...more: string[]) => {
    const { code, stderr } = await run(command, ...more)
    expect([code, stderr]).toEqual([0, ''])
  }
  const held = async () => {
    const { data } = await succeed(bench.app.url, organisationDetails, await mine())
    return data.sustainabilityCredentials.find((one) => one.id === iso)
  }
  const shown = async () => {
    const { data } = await succeed(bench.app.url, publicProfile, { params: { slug } })
    return { count: data.verifiedCredentials, one: data.sustainabilityCredentials[0] }
  }
  const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)
  /** Sets the clock on the wall. */
  const jump = (days: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 })
  const version = async () =>
    (await contentVersion(bench.app.store, 'localhost', `/organization/${slug}`)).page

  it('TRU-3 says what the certificate says, how it was checked and in whose name', async () => {
    expect(await held()).toMatchObject({ status: 'PENDING', state: 'pending' })
    expect((await shown()).one).toMatchObject({ assurance: 'self-declared' })
    expect((await shown()).one).not.toHaveProperty('checked')
    await done(
      'approve',
      '--how',
      'register',
      '--number',
      'EMS-771204',
      '--issuer',
      'Certify Ltd',
      ...[
        ...['--issued', day(-100), '--expires', day(700), '--entry', register],
        ...['--for', 'Harbour City'],
      ],
    )
    expect(await shown()).toMatchObject({
      count: 1,
      one: {
        ...{ status: 'APPROVED', state: 'active', assurance: 'issuer-confirmed' },
        ...{ number: 'EMS-771204', issuer: 'Certify Ltd', entryUrl: register },
        ...{ issuedOn: day(-100), expiresOn: day(700) },
        checked: { method: 'register', authority: 'Harbour City', entryUrl: register },
      },
    })
  })

  it('TRU-2 is about to expire, and over when its last day has ended where the supplier is', async () => {
    await done('approve', '--how', 'document', '--expires', day(120))
    const { endsAt = '' } = (await held()) ?? {}
    // Perth's day ends last in Australia.
    expect(endsAt).toBe(`${day(120)}T16:00:00.000Z`)
    expect(await shown()).toMatchObject({ count: 1, one: { state: 'active' } })
    const first = await version()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(endsAt) - 1 })
    expect(await shown()).toMatchObject({ count: 1, one: { state: 'expiring' } })
    const second = await version()
    vi.setSystemTime(Date.parse(endsAt))
    expect(await shown()).toMatchObject({ count: 0, one: { state: 'expired', status: 'PENDING' } })
    // A page that is stored says something else each time.
    expect(new Set([first, second, await version()]).size).toBe(3)
    jump(364)
    expect((await shown()).one).toMatchObject({ state: 'expired' })
    jump(1)
    expect((await shown()).one).toBeUndefined()
    expect(await held()).toMatchObject({ state: 'expired' })
  })

  it('TRU-2 what followed from a credential ends with it, as a new version of the profile', async () => {
    await done('approve', '--how', 'document', '--expires', day(10))
    const details = async () =>
      (await succeed(bench.app.url, organisationDetails, await mine())).data
    const before = await details()
    expect(before.derivedAttributes).toMatchObject([{ id: 'certified-environment' }])
    const derive = deriveAttributesWith(testCatalogue)
    const pass = () =>
      passStates(bench.open.db, derive, { now: Date.now(), signal: new AbortController().signal })
    await pass()
    expect((await details()).version).toBe(before.version)
    jump(12)
    await pass()
    const after = await details()
    expect([after.derivedAttributes, after.version]).toEqual([[], before.version + 1])
    expect(
      await operateJson(bench.place, [
        ...'credentials list --state expired --organisation'.split(' '),
        slug,
      ]),
    ).toMatchObject([{ credential: iso, state: 'expired' }])
    await pass()
    expect((await details()).version).toBe(after.version)
  })

  it('papers for a renewal change nothing until they are confirmed, before the end and after it', async () => {
    await done('approve', '--how', 'document', '--number', 'A1', '--expires', day(30))
    await done('renew', '--number', 'A2', '--expires', day(400))
    expect(await held()).toMatchObject({ state: 'renewal', number: 'A1', hasRenewal: true })
    expect(await shown()).toMatchObject({ count: 1, one: { number: 'A1', expiresOn: day(30) } })
    jump(40)
    expect(await held()).toMatchObject({ state: 'expired', number: 'A1', hasRenewal: true })
    await done('approve', '--how', 'issuer')
    expect(await shown()).toMatchObject({
      count: 1,
      one: { state: 'active', number: 'A2', assurance: 'issuer-confirmed' },
    })
  })

  it('TRU-2 a file for one that ends is papers for its renewal, and for another one is a file', async () => {
    const upload = async () => {
      const { token, params } = await mine()
      await succeed(bench.app.url, uploadEvidence, {
        ...{ token, params: { ...params, credentialId: iso }, query: { name: 'new.pdf' } },
        ...{ body: pdfFile(randomUUID()), headers: { 'content-type': 'application/pdf' } },
      })
    }
    await done('approve', '--how', 'document', '--number', 'A1', '--expires', day(300))
    await upload()
    expect(await held()).toMatchObject({ state: 'active' })
    await done('check', '--how', 'document', '--expires', day(30))
    await upload()
    expect(await held()).toMatchObject({ state: 'renewal', number: 'A1', expiresOn: day(30) })
    const waiting = ['credentials', 'list', '--state', 'renewal', '--organisation', slug]
    expect(await operateJson(bench.place, waiting)).toMatchObject([
      { credential: iso, evidence: 2 },
    ])
    const before = await operateJson(bench.place, ['credentials', 'history', slug, iso])
    await upload()
    expect(await operateJson(bench.place, ['credentials', 'history', slug, iso])).toEqual(before)
    await done('approve', '--how', 'document', '--expires', day(400))
    expect(await held()).toMatchObject({ state: 'active', number: 'A1', expiresOn: day(400) })
  })

  it('TRU-2 a suspension is public with its reason, and ends; a revocation does not', async () => {
    await done('approve', '--how', 'document')
    await done('suspend', 'The certifier looks into it.')
    expect(await shown()).toMatchObject({
      count: 0,
      one: { state: 'suspended', stopped: { note: 'The certifier looks into it.' } },
    })
    await done('restore')
    expect((await shown()).one).not.toHaveProperty('stopped')
    expect((await shown()).count).toBe(1)
    await done('revoke', 'The certifier has taken it back.')
    expect((await shown()).one).toMatchObject({ state: 'revoked', status: 'PENDING' })
    expect((await run('restore')).stderr).toContain('It is revoked, not suspended.')
    expect((await run('approve', '--how', 'document')).stderr).toContain('would be revoked')
    await done('renew', '--number', 'new')
    await done('approve', '--how', 'document')
    expect(await shown()).toMatchObject({ count: 1, one: { number: 'new' } })
  })

  it('TRU-3 checking again raises the assurance and makes it younger', async () => {
    await done('approve', '--how', 'document')
    const before = await held()
    await done('check', '--how', 'register', '--entry', register)
    expect(before).toMatchObject({ assurance: 'document-seen' })
    expect(await held()).toMatchObject({
      assurance: 'issuer-confirmed',
      checked: { method: 'register' },
    })
    expect((await run('approve', '--how', 'document')).stderr).toContain('verified already')
  })

  it('TRU-2 asking for more leaves it as it is', async () => {
    await done('ask', 'Please send the page with the date.')
    expect(await held()).toMatchObject({ state: 'pending' })
  })

  it('what is taken off the profile and claimed again begins anew, and its history stays', async () => {
    await done('approve', '--how', 'document')
    for (const credentials of [[], [iso]])
      await succeed(bench.app.url, updateOrganisation, { ...(await mine()), body: { credentials } })
    expect(await held()).toMatchObject({ state: 'pending', assurance: 'self-declared' })
    const { id = '' } = (await bench.app.store.organisations.find(slug)) ?? {}
    const checks = await bench.open.db
      .selectFrom('credential_checks')
      .select(['outcome', 'valid_to'])
      .where('organisation_id', '=', id)
      .execute()
    expect(checks).toEqual([{ outcome: 'confirmed', valid_to: expect.any(String) }])
  })

  it('TRU-2 a clock that was set back does not hide what was decided', async () => {
    await done('approve', '--how', 'document')
    jump(-1)
    expect(await held()).toMatchObject({ state: 'active' })
    await done('suspend', 'Wait.')
    expect(await held()).toMatchObject({ state: 'suspended' })
    await done('restore')
    expect(await held()).toMatchObject({ state: 'active' })
  })

  it.each([
    [['--how', 'rumour'], '--how must be'],
    [[], '--how is needed'],
    [['--how', 'register'], '--entry is needed'],
    [['--how', 'document', '--expires', '2027-02-30'], '--expires is not a day of the calendar'],
    [['--how', 'document', '--expires', '31.12.2027'], '--expires must be a day'],
    [
      ['--how', 'document', '--expires', '1996-01-01'],
      '--expires must not be more than five years',
    ],
    [['--how', 'document', '--issued', '2099-01-01'], '--issued must not be in the future'],
    [
      ['--how', 'document', '--issued', '2026-03-01', '--expires', '2026-02-28'],
      '--expires must not be before the day of issue',
    ],
    [['--how', 'document', '--expires', '2026-01-31'], 'would be expired'],
    [['--how', 'document', '--entry', 'javascript:alert(1)'], '--entry must be an address'],
    [['--how', 'document', '--number', '9'.repeat(101)], '--number must have at most 100'],
    [['--how', 'document', '--for', ''], '--for must not be empty'],
  ])('refuses %j and changes nothing', async (more, words) => {
    const before = await held()
    const { code, stderr } = await run('approve', ...more)
    expect(code).not.toBe(0)
    expect(stderr).toContain(words)
    expect(await held()).toEqual(before)
  })

  it('the history says what was stated, found out and stopped, from when until when', async () => {
    await done('ask', 'Please send the certificate.')
    await done('approve', '--how', 'register', '--number', 'A1', '--entry', register)
    await done('suspend', 'The certifier looks into it.')
    await done('restore')
    const history = await operateJson(bench.place, ['credentials', 'history', slug, iso])
    const none = null
    expect(history).toMatchObject([
      { what: 'stated', details: '' },
      { what: 'incomplete', details: 'note: Please send the certificate.', to: none },
      { what: 'stated', details: `number: A1; entry: ${register}`, to: none },
      { what: 'confirmed', details: `how: register; entry: ${register}`, to: none },
      { what: 'suspended', details: 'note: The certifier looks into it.', to: expect.any(String) },
    ])
    const spans = history as { from: string; to: string | null }[]
    expect(spans[0]?.to).toBe(spans[2]?.from)
  })

  it('TRU-2 of two who decide at once one is told what the other did', async () => {
    const both = await Promise.all([1, 2].map(() => run('approve', '--how', 'document')))
    expect(new Set(both.map(({ code }) => code))).toEqual(new Set([0, 1]))
  })
})
