import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deriveAttributesWith } from '#server/catalogue/attributes/follow-from-credentials.ts'
import { contentVersion } from '#server/pages/content-version.ts'
import { passStates } from '#server/store/credentials/pass-states.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import {
  type CredentialDesk,
  credentialDesk,
  day,
  iso,
  jump,
  register,
} from '../fixtures/credential-desk.ts'
import { testCatalogue } from '../fixtures/test-catalogue.ts'

contractSuite('a credential as dated facts', (bench) => {
  let desk: CredentialDesk
  beforeEach(async () => {
    desk = await credentialDesk(bench)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const sources = () => ({ store: bench.app.store, catalogue: { revision: () => '' } })
  const version = async () =>
    (await contentVersion(sources(), 'localhost', `/organization/${desk.slug}`)).page

  it('TRU-3 says what the certificate says, how it was checked and in whose name', async () => {
    expect(await desk.held()).toMatchObject({ status: 'PENDING', state: 'pending' })
    expect((await desk.shown()).one).toMatchObject({ assurance: 'self-declared' })
    expect((await desk.shown()).one).not.toHaveProperty('checked')
    await desk.done(
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
    expect(await desk.shown()).toMatchObject({
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
    await desk.done('approve', '--how', 'document', '--expires', day(120))
    const { endsAt = '' } = (await desk.held()) ?? {}
    // Perth's day ends last in Australia.
    expect(endsAt).toBe(`${day(120)}T16:00:00.000Z`)
    expect(await desk.shown()).toMatchObject({ count: 1, one: { state: 'active' } })
    const first = await version()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(endsAt) - 1 })
    expect(await desk.shown()).toMatchObject({ count: 1, one: { state: 'expiring' } })
    const second = await version()
    vi.setSystemTime(Date.parse(endsAt))
    expect(await desk.shown()).toMatchObject({
      count: 0,
      one: { state: 'expired', status: 'PENDING' },
    })
    // A page that is stored says something else each time.
    expect(new Set([first, second, await version()]).size).toBe(3)
    jump(364)
    expect((await desk.shown()).one).toMatchObject({ state: 'expired' })
    jump(1)
    expect((await desk.shown()).one).toBeUndefined()
    expect(await desk.held()).toMatchObject({ state: 'expired' })
  })

  it('TRU-2 what followed from a credential ends with it, as a new version of the profile', async () => {
    await desk.done('approve', '--how', 'document', '--expires', day(10))
    const before = await desk.details()
    expect(before.derivedAttributes).toMatchObject([{ id: 'certified-environment' }])
    const derive = deriveAttributesWith(testCatalogue)
    const pass = () =>
      passStates(bench.open.db, derive, { now: Date.now(), signal: new AbortController().signal })
    await pass()
    expect((await desk.details()).version).toBe(before.version)
    jump(12)
    await pass()
    const after = await desk.details()
    expect([after.derivedAttributes, after.version]).toEqual([[], before.version + 1])
    expect(await desk.list('expired')).toMatchObject([{ credential: iso, state: 'expired' }])
    await pass()
    expect((await desk.details()).version).toBe(after.version)
  })

  it('TRU-2 a suspension is public with its reason, and ends; a revocation does not', async () => {
    await desk.done('approve', '--how', 'document')
    await desk.done('suspend', 'The certifier looks into it.')
    expect(await desk.shown()).toMatchObject({
      count: 0,
      one: { state: 'suspended', stopped: { note: 'The certifier looks into it.' } },
    })
    await desk.done('restore')
    expect((await desk.shown()).one).not.toHaveProperty('stopped')
    expect((await desk.shown()).count).toBe(1)
    await desk.done('revoke', 'The certifier has taken it back.')
    expect((await desk.shown()).one).toMatchObject({ state: 'revoked', status: 'PENDING' })
    expect((await desk.run('restore')).stderr).toContain('It is revoked, not suspended.')
    expect((await desk.run('approve', '--how', 'document')).stderr).toContain('would be revoked')
    await desk.done('renew', '--number', 'new')
    await desk.done('approve', '--how', 'document')
    expect(await desk.shown()).toMatchObject({ count: 1, one: { number: 'new' } })
  })

  it('TRU-3 checking again raises the assurance and makes it younger', async () => {
    await desk.done('approve', '--how', 'document')
    const before = await desk.held()
    await desk.done('check', '--how', 'register', '--entry', register)
    expect(before).toMatchObject({ assurance: 'document-seen' })
    expect(await desk.held()).toMatchObject({
      assurance: 'issuer-confirmed',
      checked: { method: 'register' },
    })
    expect((await desk.run('approve', '--how', 'document')).stderr).toContain('verified already')
  })

  it('TRU-2 asking for more leaves it as it is', async () => {
    await desk.done('ask', 'Please send the page with the date.')
    expect(await desk.held()).toMatchObject({ state: 'pending' })
  })

  it('TRU-2 a clock that was set back does not hide what was decided', async () => {
    await desk.done('approve', '--how', 'document')
    jump(-1)
    expect(await desk.held()).toMatchObject({ state: 'active' })
    await desk.done('suspend', 'Wait.')
    expect(await desk.held()).toMatchObject({ state: 'suspended' })
    await desk.done('restore')
    expect(await desk.held()).toMatchObject({ state: 'active' })
  })

  it.each([
    [['--how', 'rumour'], '--how must be'],
    [[], '--how is needed'],
    [['--how', 'register'], '--entry is needed'],
    [['--how', 'document', '--expires', '2027-02-30'], '--expires is not a day of the calendar'],
    [['--how', 'document', '--expires', '31.12.2027'], '--expires must be a day'],
    [['--how', 'document', '--expires', '1996-01-01'], '--expires must not be more than 5 years'],
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
    const before = await desk.held()
    const { code, stderr } = await desk.run('approve', ...more)
    expect(code).not.toBe(0)
    expect(stderr).toContain(words)
    expect(await desk.held()).toEqual(before)
  })

  it('TRU-2 a refusal is known, holds for no time before it was made, and tells the owners', async () => {
    const { stdout } = await desk.run('refuse', '--reason', 'It is of another company.')
    expect(stdout).toContain('is not confirmed for')
    expect(await desk.held()).toMatchObject({ state: 'refused' })
    const history = (await desk.history()) as { what: string; from: string; to: string }[]
    expect(history.map(({ what }) => what)).toEqual(['stated', 'refused'])
    expect(history[1]?.from).not.toBe(history[0]?.from)
  })

  it('nobody is said to be told of papers that the operator has handed in', async () => {
    await desk.done('approve', '--how', 'document')
    expect((await desk.run('renew', '--number', 'A2')).stdout).not.toContain('By mail')
    expect((await desk.run('approve', '--how', 'document')).stdout).toContain('By mail')
  })

  it('TRU-2 of two who decide at once one is told what the other did', async () => {
    const both = await Promise.all([1, 2].map(() => desk.run('approve', '--how', 'document')))
    expect(new Set(both.map(({ code }) => code))).toEqual(new Set([0, 1]))
  })
})
