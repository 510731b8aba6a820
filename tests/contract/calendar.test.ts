import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createAccount } from '#server/identity/accounts/account-store.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { addDays, type Day } from '#src/contract/trust/local-date.ts'
import { refuse, send, succeed } from '../fixtures/call.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'
import { memberActions } from '../fixtures/members.ts'
import { operate, operateJson } from '../fixtures/operator.ts'
import { readCalendar } from '../fixtures/read-calendar.ts'
import {
  dayOf,
  gots,
  iso,
  type Reminded,
  type ReminderDesk,
  reminderDesk,
} from '../fixtures/reminder-desk.ts'
import { startTestApp } from '../fixtures/test-app.ts'

const { createCalendar, reminders, removeCalendar } = endpoints

contractSuite('the calendar of last days', (bench) => {
  let desk: ReminderDesk
  let supplier: Reminded
  let last: Day
  const act = memberActions(bench)
  beforeAll(async () => {
    desk = await reminderDesk(bench)
  })
  afterAll(() => desk.app.close())
  beforeEach(async () => {
    supplier = await desk.supplier('AU', 'Wattle, Wool; & Söhne')
    last = dayOf('AU', 100)
    await desk.confirm(supplier, last)
  })

  const create = async ({ token }: Person) =>
    (await succeed(desk.app.url, createCalendar, { token })).data.address
  const eventsAt = async (address: string) => {
    const answer = await fetch(address)
    expect(answer.status).toBe(200)
    return readCalendar(await answer.text()).events
  }
  const decide = async (command: string, ...more: string[]) => {
    const line = ['credentials', command, supplier.slug, iso, ...more]
    expect(await operate(bench.place, line)).toMatchObject({ code: 0 })
  }

  it('TRU-6 a second library reads the last days of all organisations to which a person belongs', async () => {
    const other = await desk.supplier('NZ', 'Banksia')
    await desk.confirm(other, addDays(last, -20), gots)
    const { owner } = supplier
    await act.join(owner, other.owner, other.slug, 'EMPLOYEE')
    const asked = await desk.supplier('NZ', 'Only asked to join')
    await desk.confirm(asked, last)
    await act.claim(owner, asked.slug)
    const address = await create(owner)
    expect(address).toMatch(new RegExp(`^${desk.app.url}/calendar/[\\w-]{43}\\.ics$`))
    const [first, second, ...more] = await eventsAt(address)
    expect(more).toEqual([])
    expect(first).toMatchObject({
      ...{ start: addDays(last, -20), end: addDays(last, -19), isAllDay: true, transparent: true },
      summary: 'Global Organic Textile Standard, Banksia: last day',
      url: `${desk.app.url}/organisation?organisation=${other.slug}#credentials`,
    })
    expect(second).toMatchObject({
      start: last,
      description: expect.stringContaining(supplier.slug),
    })
    expect(second?.summary).toContain('Wattle, Wool; & Söhne')
    expect(second?.uid).toMatch(/^credential-[\da-f]{32}@127\.0\.0\.1$/)
  })

  it('TRU-6 programs ask whether something has changed, and nobody else keeps or lists it', async () => {
    const address = await create(supplier.owner)
    const { headers } = await fetch(address)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('set-cookie')).toBeNull()
    const known = { 'if-none-match': headers.get('etag') ?? '' }
    expect((await fetch(address, { headers: known })).status).toBe(304)
    expect((await fetch(address, { method: 'HEAD', headers: known })).status).toBe(304)
    await decide('check', '--how', 'issuer', '--expires', addDays(last, 1))
    expect((await fetch(address, { headers: known })).status).toBe(200)
  })

  it('TRU-6 a renewal moves the same event to its new day, and what does not count any more goes', async () => {
    const address = await create(supplier.owner)
    const [before] = await eventsAt(address)
    await decide('renew', '--expires', addDays(last, 365))
    const [waiting] = await eventsAt(address)
    expect(waiting).toMatchObject({ uid: before?.uid, start: last })
    expect(waiting?.description).toContain('wait for a decision')
    await decide('approve', '--how', 'document')
    const [after] = await eventsAt(address)
    expect(after).toMatchObject({ uid: before?.uid, start: addDays(last, 365) })
    expect(after?.sequence).toBeGreaterThanOrEqual(before?.sequence ?? 0)
    await decide('suspend', 'The certifier looks into it.')
    expect(await eventsAt(address)).toEqual([])
    await decide('restore')
    expect(await eventsAt(address)).toMatchObject([{ uid: before?.uid }])
    await desk.save(supplier, { credentials: [] })
    expect(await eventsAt(address)).toEqual([])
  })

  it('TRU-6 a change has a higher number than what was read before', async () => {
    const address = await create(supplier.owner)
    const { db } = bench.open
    const setChanged = (updated_at: string) =>
      db.updateTable('organisations').set({ updated_at }).where('id', '=', supplier.id).execute()
    await setChanged('2026-06-01T10:00:00.000Z')
    const [before] = await eventsAt(address)
    await setChanged('2026-06-01T10:00:05.000Z')
    const [after] = await eventsAt(address)
    expect(after?.sequence).toBe((before?.sequence ?? 0) + 5)
  })

  it('TRU-6 shows nothing that nobody has confirmed, nor of an organisation that is suspended or was left', async () => {
    await desk.save(supplier, {
      credentials: [iso, gots],
      credentialDetails: [{ id: gots, expiresOn: last }],
    })
    const { owner } = supplier
    const address = await create(owner)
    expect(await eventsAt(address)).toHaveLength(1)
    await operate(bench.place, ['organisations', 'suspend', supplier.slug])
    expect(await eventsAt(address)).toEqual([])
    await operate(bench.place, ['organisations', 'restore', supplier.slug])
    const heir = await desk.person()
    await act.join(heir, owner, supplier.slug, 'OWNER')
    await act.leave(owner, supplier.slug)
    expect(await eventsAt(address)).toEqual([])
    expect(await eventsAt(await create(heir))).toHaveLength(1)
  })

  it('TRU-6 an address is told once, ends with the next one or by its owner, and is stored nowhere', async () => {
    const { owner } = supplier
    const { token } = owner
    const settings = async () => (await succeed(desk.app.url, reminders, { token })).data
    expect(await settings()).toMatchObject({ isOn: true, calendarSince: null })
    const first = await create(owner)
    expect(JSON.stringify(await settings())).not.toContain(first)
    const second = await create(owner)
    expect(second).not.toBe(first)
    expect((await fetch(first)).status).toBe(404)
    await eventsAt(second)
    const secret = /calendar\/([\w-]+)/.exec(second)?.[1] ?? ''
    const tables = await bench.open.db.introspection.getTables()
    for (const { name } of tables) {
      const rows = await bench.open.db
        .selectFrom(name as 'users')
        .selectAll()
        .execute()
      expect(JSON.stringify(rows), name).not.toContain(secret)
    }
    await succeed(desk.app.url, removeCalendar, { token })
    expect((await fetch(second)).status).toBe(404)
    expect(await settings()).toMatchObject({ isOn: true, calendarSince: null })
  })

  it('TRU-6 API-5 an address that was made under a key is not repeated, for it is not kept', async () => {
    const { token } = supplier.owner
    const headers = { 'idempotency-key': randomUUID() }
    const { address } = (await succeed(desk.app.url, createCalendar, { token, headers })).data
    const again = await refuse(desk.app.url, createCalendar, { token, headers })
    expect(again).toMatchObject({ status: 409, code: 'already-done' })
    await eventsAt(address)
    const rows = await bench.open.db.selectFrom('idempotency_keys').select('body').execute()
    expect(JSON.stringify(rows)).not.toContain('/calendar/')
  })

  it('TRU-6 SEC-5 with the account the address goes, and what is known of it says no secret', async () => {
    const address = await create(supplier.owner)
    const { email } = supplier.owner.user
    const known = JSON.stringify(await operateJson(bench.place, ['users', 'export', email]))
    expect(known).toContain('calendar_feeds')
    expect(known).not.toContain('token_hash')
    await bench.open.db.deleteFrom('users').where('email', '=', email).execute()
    expect((await fetch(address)).status).toBe(404)
  })

  it('TRU-6 LNG-1 is in the language of the account', async () => {
    const { id, email } = supplier.owner.user
    const names = { firstName: 'Sam', lastName: 'Ng' }
    await createAccount(bench.open.db, { ...names, id, email, passwordHash: '', language: 'ar' })
    const [event] = await eventsAt(await create(supplier.owner))
    expect(event?.summary).toContain('اليوم الأخير')
  })

  it.each([
    '/calendar/x.ics',
    `/calendar/${'A'.repeat(43)}.ics`,
    '/calendar/%00.ics',
    '/calendar/',
  ])('TRU-6 SEC-3 %s is nobody’s', async (path) => {
    const answer = await fetch(desk.app.url + path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).not.toContain('text/calendar')
  })

  it('TRU-6 SEC-3 who asks too often has to wait', async () => {
    const env = { RATE_LIMIT_PER_MINUTE: '40' }
    const app = await startTestApp(bench.open, bench.signer.publicKey, { env })
    const { token } = supplier.owner
    const { address } = (await succeed(app.url, createCalendar, { token })).data
    const statuses = []
    for (let call = 0; call < 41; call += 1) statuses.push((await fetch(address)).status)
    expect(statuses.slice(0, 40)).toEqual(statuses.slice(0, 40).map(() => 200))
    expect(statuses.at(-1)).toBe(429)
    // A tenth of the calls may make something.
    const made = []
    for (let call = 0; call < 5; call += 1)
      made.push((await send(app.url, createCalendar, { token })).status)
    await app.close()
    expect(made).toContain(429)
  })
})
