import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { seedCatalogue } from '#server/store/catalogue/seed-catalogue.ts'
import { completeModule } from '#server/store/complete-module.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { refuse, succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { iso, register } from '../fixtures/credential-desk.ts'
import { clock, type HistoryDesk, historyDesk } from '../fixtures/history-desk.ts'
import { operate } from '../fixtures/operator.ts'
import { testCatalogue } from '../fixtures/test-catalogue.ts'

const { profileHistory } = endpoints

contractSuite('the history of a profile', (bench) => {
  let desk: HistoryDesk
  beforeEach(async () => {
    desk = await historyDesk(bench)
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const credentialOf = async (day: string) => {
    const { sustainabilityCredentials: all, verifiedCredentials: count } = await desk.asOf(day)
    return { count, ...all[0] }
  }

  it('TRU-4 each day is read as it ended: what was said, found out, suspended, over and renewed', async () => {
    clock('2026-03-05T03:00')
    await desk.change({ description: 'Second.' })
    await desk.done(
      ...(['approve', '--how', 'register', '--number', 'A1', '--expires', '2026-06-30'] as const),
      ...(['--entry', register, '--for', 'Harbour City'] as const),
    )
    clock('2026-04-10T03:00')
    await desk.done('suspend', 'The certifier looks into it.')
    clock('2026-04-20T03:00')
    await desk.done('restore')
    clock('2026-07-10T03:00')
    await desk.done('renew', '--number', 'A2', '--expires', '2027-06-30')
    clock('2026-07-12T03:00')
    await desk.done('approve', '--how', 'document')
    clock('2026-11-01T03:00')

    expect(await credentialOf('2026-03-04')).toMatchObject({ count: 0, state: 'pending' })
    expect((await desk.asOf('2026-03-04')).description).toBe('')
    expect((await desk.asOf('2026-03-05')).description).toBe('Second.')
    const active = { count: 1, state: 'active', number: 'A1', assurance: 'issuer-confirmed' }
    expect(await credentialOf('2026-03-05')).toMatchObject(active)
    expect(await credentialOf('2026-04-10')).toMatchObject({
      ...{ count: 0, state: 'suspended', stopped: { note: 'The certifier looks into it.' } },
    })
    expect(await credentialOf('2026-04-20')).toMatchObject({ ...active, state: 'expiring' })
    expect(await credentialOf('2026-06-30')).toMatchObject({ ...active, state: 'expiring' })
    expect(await credentialOf('2026-07-01')).toMatchObject({ count: 0, state: 'expired' })
    expect(await credentialOf('2026-07-10')).toMatchObject({ state: 'expired', number: 'A1' })
    expect(await credentialOf('2026-07-12')).toMatchObject({
      ...{ count: 1, state: 'active', number: 'A2', assurance: 'document-seen' },
    })
    expect(await desk.events()).toEqual([
      '03-01 claimed',
      ...['03-05 changed', '03-05 confirmed', '04-10 suspended', '04-20 restored'],
      ...['06-30 expired', '07-10 renewing', '07-12 renewed'],
    ])
  })

  it('TRU-4 a day ends where the organisation is', async () => {
    clock('2026-03-05T15:58')
    await desk.change({ description: 'Before midnight in Perth.' })
    clock('2026-03-05T16:01')
    await desk.change({ description: 'After it.' })
    clock('2026-03-08T03:00')
    await desk.change({ description: 'Later.' })
    expect((await desk.asOf('2026-03-05')).description).toBe('Before midnight in Perth.')
    expect((await desk.asOf('2026-03-06')).description).toBe('After it.')
    expect((await desk.asOf('2026-03-08')).description).toBe('Later.')
  })

  it('TRU-4 a day is refused that has not begun, that is none, and that nothing is known of', async () => {
    for (const none of ['2026-02-30', 'yesterday', '2026-3-1', "2026-03-01' or 1=1"])
      expect(await desk.refused(none)).toMatchObject({ status: 400, field: 'asOf' })
    expect(await desk.refused('2026-03-03')).toMatchObject({ status: 400, field: 'asOf' })
    expect((await desk.asOf('2026-03-01')).name).toBe('Wattle & Wool Pty Ltd')
    expect(await desk.refused('2026-02-27')).toMatchObject({
      ...{ status: 404, code: 'as-of', params: { since: '2026-03-01' } },
    })
  })

  it('TRU-4 what is changed within a quarter of an hour, and what stays the same, is kept as one', async () => {
    for (const minute of ['02', '05', '09']) {
      clock(`2026-03-02T03:${minute}`)
      await desk.change({ description: `At ${minute}.` })
    }
    expect(await desk.kept()).toHaveLength(1)
    clock('2026-03-03T03:00')
    await desk.done('approve', '--how', 'document')
    clock('2026-03-04T03:00')
    await desk.done('suspend', 'A reason.')
    const all = await desk.kept()
    expect(all.map(({ from, to }) => [from.slice(0, 10), to.slice(0, 10)])).toEqual([
      ['2026-03-01', '2026-03-02'],
      ['2026-03-02', '2026-03-04'],
    ])
    expect((await desk.asOf('2026-03-02')).description).toBe('At 09.')
    expect(await desk.events()).toEqual([
      ...['03-01 claimed', '03-02 changed', '03-03 confirmed', '03-04 suspended'],
    ])
  })

  it('TRU-4 a day has the words of that day, its notes and what modules had earned', async () => {
    // Behind the start of this installation, before which nothing is known of its catalogue.
    clock('2027-02-01T03:00')
    await seedCatalogue(bench.open.db, bench.open.engine, testCatalogue.ours)
    const note = await operate(bench.place, [
      ...['credentials', 'note', desk.slug, iso, 'WARN', 'Covers one site.'],
    ])
    expect(note.code).toBe(0)
    clock('2027-02-05T03:00')
    const notes = await operate(bench.place, ['credentials', 'notes', desk.slug, '--json'])
    const [{ id }] = JSON.parse(notes.stdout) as [{ id: string }]
    await operate(bench.place, ['credentials', 'remove-note', id])
    const completion = { responseId: `r-${desk.slug}`, organisationId: await desk.id() }
    const { user } = await bench.person()
    await bench.app.store.members.rememberUser(user)
    await bench.open.db.transaction().execute((transaction) =>
      completeModule(transaction, {
        ...completion,
        module: { id: 'human-rights', attributeIds: ['module-human-rights'] },
        ...{ userId: user.id, score: null },
      }),
    )
    const line = ['catalogue', 'put', '-']
    const renamed = await operate(bench.place, line, JSON.stringify({ id: iso, name: 'Renamed' }))
    expect(renamed).toMatchObject({ code: 0, stderr: '' })
    try {
      clock('2027-02-09T03:00')
      const before = await desk.asOf('2027-02-04')
      expect(before.sustainabilityCredentials[0]).toMatchObject({
        ...{ name: 'ISO 14001 Environmental management systems' },
        notes: [{ category: 'WARN', text: 'Covers one site.' }],
      })
      expect(before).toMatchObject({ tags: [], hasYellowCredential: true })
      const after = await desk.asOf('2027-02-08')
      expect(after.sustainabilityCredentials[0]).toMatchObject({ name: 'Renamed', notes: [] })
      expect(after.tags).toEqual(['Human rights module'])
    } finally {
      await operate(bench.place, line, JSON.stringify({ id: iso, name: null }))
    }
  })

  it('TRU-4 SEC-2 notes are told as they could be read, and the reason of a refusal to nobody', async () => {
    const run = (...line: string[]) => operate(bench.place, ['credentials', ...line])
    clock('2026-03-05T03:00')
    await run('note', desk.slug, iso, 'WARN', 'Covers one site.')
    clock('2026-03-06T03:00')
    const { stdout } = await run('notes', desk.slug, '--json')
    const [{ id }] = JSON.parse(stdout) as [{ id: string }]
    expect((await run('remove-note', id)).code).toBe(0)
    expect((await run('remove-note', id)).stderr).toContain('There is no note')
    clock('2026-03-07T03:00')
    await desk.done('refuse', '--reason', 'The seal looks copied.')
    clock('2026-03-09T03:00')
    const { data } = await succeed(bench.app.url, profileHistory, desk.of)
    expect(JSON.stringify(data)).not.toContain('copied')
    const before = ['03-01 claimed', '03-05 noted', '03-06 unnoted', '03-07 removed']
    expect(await desk.events()).toEqual(before)
    // Stated anew, it is there again; what the supplier was told is not.
    await desk.state({ number: 'EMS-1' })
    expect(await desk.events()).toEqual([...before, '03-09 claimed'])
    expect((await desk.asOf('2026-03-05')).sustainabilityCredentials[0]?.notes).toHaveLength(1)
    expect((await desk.asOf('2026-03-06')).sustainabilityCredentials[0]?.notes).toEqual([])
    expect((await desk.asOf('2026-03-08')).sustainabilityCredentials).toEqual([])
  })

  it('TRU-4 a profile that was not shown on a day is not shown of it, nor any while it is suspended', async () => {
    const place = (command: string, ...more: string[]) =>
      operate(bench.place, ['organisations', command, desk.slug, ...more])
    clock('2026-03-05T03:00')
    expect((await place('suspend', '--reason', 'It is looked into.')).code).toBe(0)
    expect(await desk.refused('2026-03-02')).toMatchObject({ status: 410 })
    expect(await refuse(bench.app.url, profileHistory, desk.of)).toMatchObject({ status: 410 })
    clock('2026-03-09T03:00')
    expect((await place('restore')).code).toBe(0)
    expect((await desk.asOf('2026-03-02')).name).toBe('Wattle & Wool Pty Ltd')
    expect(await desk.refused('2026-03-06')).toMatchObject({ status: 410, code: 'as-of' })
    expect((await desk.asOf('2026-03-09')).name).toBe('Wattle & Wool Pty Ltd')
  })
})
