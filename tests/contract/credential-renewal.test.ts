import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contractSuite } from '../fixtures/contract-suite.ts'
import {
  type CredentialDesk,
  credentialDesk,
  day,
  iso,
  jump,
  register,
} from '../fixtures/credential-desk.ts'

contractSuite('a credential that goes on', (bench) => {
  let desk: CredentialDesk
  beforeEach(async () => {
    desk = await credentialDesk(bench)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('papers for a renewal change nothing until they are confirmed, before the end and after it', async () => {
    await desk.done('approve', '--how', 'document', '--number', 'A1', '--expires', day(30))
    await desk.done('renew', '--number', 'A2', '--expires', day(400))
    expect(await desk.held()).toMatchObject({ state: 'renewal', number: 'A1', hasRenewal: true })
    expect(await desk.shown()).toMatchObject({
      count: 1,
      one: { number: 'A1', expiresOn: day(30) },
    })
    jump(40)
    expect(await desk.held()).toMatchObject({ state: 'expired', number: 'A1', hasRenewal: true })
    await desk.done('approve', '--how', 'issuer')
    expect(await desk.shown()).toMatchObject({
      count: 1,
      one: { state: 'active', number: 'A2', assurance: 'issuer-confirmed' },
    })
  })

  it.each([
    ['a file', () => desk.upload()],
    ['another detail', () => desk.state({ scope: 'Both depots' })],
  ])('OPR-2 what was refused waits anew once there is %s', async (_, handIn) => {
    await desk.state({ number: 'A1' })
    await desk.done('refuse', '--reason', 'The second page is missing.')
    expect(await desk.held()).toMatchObject({ state: 'refused', stated: { number: 'A1' } })
    expect((await desk.shown()).one).toBeUndefined()
    expect((await desk.run('refuse')).stderr).toContain('nothing was handed in since')
    await handIn()
    expect(await desk.held()).toMatchObject({ state: 'pending', stated: { number: 'A1' } })
    expect((await desk.held())?.answer).toBeUndefined()
    expect((await desk.shown()).one).toMatchObject({ state: 'pending', number: 'A1' })
    await desk.done('approve', '--how', 'document')
    expect((await desk.shown()).count).toBe(1)
  })

  it('OPR-2 what is refused stays so, for who asks for more and for who takes it off and adds it again', async () => {
    await desk.done('refuse', '--reason', 'It is of another company.')
    await desk.done('ask', 'Please send page 2.')
    expect(await desk.held()).toMatchObject({
      ...{ state: 'refused', answer: { outcome: 'incomplete', note: 'Please send page 2.' } },
    })
    expect((await desk.shown()).one).toBeUndefined()
    for (const credentials of [[], [iso]]) await desk.save({ credentials })
    const asked = { outcome: 'incomplete', note: 'Please send page 2.' }
    expect(await desk.held()).toMatchObject({ state: 'refused', answer: asked })
    expect((await desk.shown()).one).toBeUndefined()
    await desk.upload()
    expect((await desk.shown()).one).toMatchObject({ state: 'pending' })
    // That was an answer: the refusal is of something else by now.
    for (const credentials of [[], [iso]]) await desk.save({ credentials })
    expect((await desk.shown()).one).toMatchObject({ state: 'pending' })
  })

  it.each(['suspend', 'revoke'])(
    'TRU-2 what a verifier did with ‘%s’ stays so for who takes it off and adds it again',
    async (command) => {
      await desk.done('approve', '--how', 'document', '--number', 'A1', '--expires', day(300))
      await desk.done(command, 'It is looked into.')
      const { one: before } = await desk.shown()
      for (const credentials of [[], [iso]]) await desk.save({ credentials })
      expect((await desk.shown()).one).toEqual(before)
      expect(before).toMatchObject({ number: 'A1', stopped: { note: 'It is looked into.' } })
    },
  )

  it('TRU-2 what was suspended, taken off and added again counts once it is restored', async () => {
    await desk.done('approve', '--how', 'document', '--number', 'A1', '--expires', day(300))
    await desk.done('suspend', 'It is looked into.')
    for (const credentials of [[], [iso]]) await desk.save({ credentials })
    await desk.done('restore')
    expect(await desk.shown()).toMatchObject({ count: 1, one: { number: 'A1', state: 'active' } })
  })

  it('OPR-2 refused papers leave what is over as it was, and the letter says so', async () => {
    await desk.done('approve', '--how', 'document', '--number', 'A1', '--expires', day(5))
    jump(10)
    await desk.upload()
    expect(await desk.held()).toMatchObject({ state: 'expired', hasRenewal: true })
    expect((await desk.run('refuse')).stdout).toContain('is expired as before')
    expect(await desk.held()).toMatchObject({ state: 'expired', answer: { outcome: 'refused' } })
    expect((await desk.shown()).one).toMatchObject({ state: 'expired', number: 'A1' })
    const event = await bench.open.db
      .selectFrom('events')
      .select('data')
      .where('type', '=', 'credential.refused')
      .where('organisation_id', '=', await desk.id())
      .executeTakeFirstOrThrow()
    expect(JSON.parse(event.data)).toMatchObject({ stays: true })
  })

  it('TRU-1 a file beside a save takes nothing back that is stated there', async () => {
    await desk.state({ number: 'A1' })
    for (const turn of [1, 2, 3, 4]) {
      await desk.done('ask', 'Please send page 2.')
      await Promise.all([desk.upload(), desk.state({ number: `A${turn + 1}` })])
      expect(await desk.held()).toMatchObject({ stated: { number: `A${turn + 1}` } })
      expect((await desk.held())?.answer).toBeUndefined()
    }
  })

  it('TRU-6 who confirms again what counts decides nothing on papers that were refused', async () => {
    await desk.done('approve', '--how', 'document', '--number', 'A1', '--expires', day(300))
    await desk.state({ number: 'A2' })
    await desk.done('refuse')
    await desk.done('check', '--how', 'issuer')
    expect(await desk.held()).toMatchObject({
      ...{ state: 'active', number: 'A1', assurance: 'issuer-confirmed' },
      ...{ stated: { number: 'A2' }, answer: { outcome: 'refused' } },
    })
  })

  it('TRU-6 OPR-2 papers for a renewal that are refused leave what was confirmed, for two who refuse them too', async () => {
    await desk.done('approve', '--how', 'document', '--number', 'A1', '--expires', day(30))
    await desk.state({ number: 'A2' })
    const refusal = ['refuse', '--reason', 'It is a draft.'] as const
    const both = await Promise.all([desk.run(...refusal), desk.run(...refusal)])
    expect(new Set(both.map(({ code }) => code))).toEqual(new Set([0, 1]))
    const answer = { outcome: 'refused', note: 'It is a draft.' }
    expect(await desk.held()).toMatchObject({ state: 'expiring', number: 'A1', answer })
    expect(await desk.shown()).toMatchObject({ count: 1, one: { number: 'A1' } })
    expect(JSON.stringify(await desk.shown())).not.toContain('draft')
    await desk.upload()
    expect(await desk.held()).toMatchObject({ state: 'renewal', stated: { number: 'A2' } })
    await desk.done('approve', '--how', 'document', '--expires', day(400))
    expect(await desk.shown()).toMatchObject({ count: 1, one: { number: 'A2', state: 'active' } })
  })

  it('OPR-2 what a verifier asks for is seen in place until it is handed in', async () => {
    await desk.done('approve', '--how', 'document', '--expires', day(300))
    await desk.done('ask', 'Please send page 2.')
    const answer = { outcome: 'incomplete', note: 'Please send page 2.' }
    expect(await desk.held()).toMatchObject({ state: 'active', answer })
    expect(JSON.stringify(await desk.shown())).not.toContain('page 2')
    await desk.upload()
    expect(await desk.held()).toMatchObject({ state: 'renewal' })
    expect((await desk.held())?.answer).toBeUndefined()
    await desk.done('ask', 'And page 3.')
    expect(await desk.held()).toMatchObject({ state: 'renewal', answer: { note: 'And page 3.' } })
    await desk.upload()
    expect((await desk.held())?.answer).toBeUndefined()
    expect(await desk.held()).toMatchObject({ state: 'renewal' })
  })

  it('TRU-2 a file for one that ends is papers for its renewal, and for another one is a file', async () => {
    await desk.done('approve', '--how', 'document', '--number', 'A1', '--expires', day(300))
    await desk.upload()
    expect(await desk.held()).toMatchObject({ state: 'active' })
    await desk.done('check', '--how', 'document', '--expires', day(30))
    await desk.upload()
    expect(await desk.held()).toMatchObject({ state: 'renewal', number: 'A1', expiresOn: day(30) })
    expect(await desk.list('renewal')).toMatchObject([{ credential: iso, evidence: 2 }])
    const before = await desk.history()
    await desk.upload()
    expect(await desk.history()).toEqual(before)
    await desk.done('approve', '--how', 'document', '--expires', day(400))
    expect(await desk.held()).toMatchObject({ state: 'active', number: 'A1', expiresOn: day(400) })
  })

  it('what is taken off the profile and claimed again begins anew, and its history stays', async () => {
    await desk.done('approve', '--how', 'document')
    for (const credentials of [[], [iso]]) await desk.save({ credentials })
    expect(await desk.held()).toMatchObject({ state: 'pending', assurance: 'self-declared' })
    const checks = await bench.open.db
      .selectFrom('credential_checks')
      .select(['outcome', 'valid_to'])
      .where('organisation_id', '=', await desk.id())
      .execute()
    expect(checks).toEqual([{ outcome: 'confirmed', valid_to: expect.any(String) }])
  })

  it('the history says what was stated, found out and stopped, from when until when', async () => {
    await desk.done('ask', 'Please send the certificate.')
    await desk.done('approve', '--how', 'register', '--number', 'A1', '--entry', register)
    await desk.done('suspend', 'The certifier looks into it.')
    await desk.done('restore')
    const history = await desk.history()
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
})
