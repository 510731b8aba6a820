import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addDays } from '#src/contract/trust/local-date.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { memberActions } from '../fixtures/members.ts'
import { operate } from '../fixtures/operator.ts'
import {
  dayOf,
  gots,
  hourOf,
  iso,
  portal,
  type ReminderDesk,
  reminderDesk,
  type Reminded,
} from '../fixtures/reminder-desk.ts'

contractSuite('reminders of last days', (bench) => {
  let desk: ReminderDesk
  const act = memberActions(bench)
  beforeAll(async () => {
    desk = await reminderDesk(bench)
  })
  afterAll(() => desk.app.close())
  beforeEach(async () => {
    desk.post.reset()
    await bench.open.db.updateTable('organisations').set({ next_reminder_at: null }).execute()
  })

  /** Days before a last one on which the owner gets a mail when somebody looks each hour of interest. */
  async function remindedOn({ owner, country }: Reminded, last: string, from = 95) {
    const days: number[] = []
    for (let left = from; left >= -2; left -= 1) {
      const day = addDays(last, -left)
      for (const hours of [0, 5.9, 6, 14]) {
        desk.post.reset()
        await desk.run(hourOf(country, day, hours))
        const mails = desk.mailsTo(owner)
        if (mails.length === 0) continue
        expect(hours, `${left} days before`).toBe(6)
        expect(mails).toHaveLength(1)
        days.push(left)
      }
    }
    return days
  }
  const decide = (supplier: Reminded, command: string, ...more: string[]) =>
    operate(bench.place, ['credentials', command, supplier.slug, iso, ...more])

  it('TRU-6 an owner gets one mail 90, 30 and 7 days before a last day and on it, at six where the organisation is', async () => {
    const supplier = await desk.supplier('AU')
    const last = dayOf('AU', 200)
    for (const credential of [iso, gots]) await desk.confirm(supplier, last, credential)
    expect(await remindedOn(supplier, last)).toEqual([90, 30, 7, 0])
  })

  it('TRU-6 one mail has all organisations of a person, with names, last days, days left and where papers are handed in', async () => {
    const first = await desk.supplier('AU', 'Wattle & Wool')
    const second = await desk.supplier('AU', 'Banksia <b>Freight</b>', first.owner)
    const last = dayOf('AU', 200)
    await desk.confirm(first, last)
    await desk.confirm(second, addDays(last, -23), gots)
    await desk.run(hourOf('AU', addDays(last, -30), 6))
    const [mail, ...others] = desk.mailsTo(first.owner)
    expect(others).toEqual([])
    const { subject = '', text = '', html = '', unsubscribe = '' } = mail ?? {}
    expect(subject).toMatch(/^2 credentials are about to end · /)
    const inWords = (day: string) =>
      new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
    expect(text).toContain(
      `Banksia <b>Freight</b>\n- Global Organic Textile Standard: last day ${inWords(addDays(last, -23))} (7 days left)`,
    )
    expect(text).toMatch(/Wattle & Wool\n- ISO 14001[^\n]*: last day [^\n]* \(30 days left\)/)
    expect(text).toContain(`Counted on ${inWords(addDays(last, -30))}.`)
    for (const { slug } of [first, second])
      expect(text).toContain(`${portal}/organisation?organisation=${slug}#credentials`)
    expect(html).toContain('Banksia &lt;b&gt;Freight&lt;/b&gt;')
    expect(unsubscribe).toMatch(
      /^https:\/\/portal\.example\/reminders\/unsubscribe\?link=[\w-]{32}$/,
    )
    expect(text).toContain(unsubscribe)
  })

  it('TRU-6 what was missed comes once, as the nearest step, and nothing that is over does', async () => {
    const supplier = await desk.supplier('AU')
    const last = dayOf('AU', 12)
    await desk.confirm(supplier, last)
    expect(await remindedOn(supplier, last, 12)).toEqual([12, 7, 0])
    // The portal was down for two months, and for the whole last day.
    const later = await desk.supplier('AU')
    await desk.confirm(later, dayOf('AU', 100))
    desk.post.reset()
    await desk.run(hourOf('AU', dayOf('AU', 41), 15))
    expect(desk.mailsTo(later.owner)[0]?.text).toContain('(59 days left)')
    desk.post.reset()
    await desk.run(hourOf('AU', dayOf('AU', 101), 6))
    expect(desk.mailsTo(later.owner)).toEqual([])
  })

  it('TRU-6 a portal that was down sends what it missed in the morning, also on the last day', async () => {
    const supplier = await desk.supplier('AU')
    const last = dayOf('AU', 100)
    await desk.confirm(supplier, last)
    const mailsAt = async (left: number, hours: number) => {
      desk.post.reset()
      await desk.run(hourOf('AU', addDays(last, -left), hours))
      return desk.mailsTo(supplier.owner).map(({ text }) => /\((.+)\)/.exec(text)?.[1])
    }
    expect(await mailsAt(29, 3)).toEqual([])
    expect(await mailsAt(29, 6)).toEqual(['29 days left'])
    expect(await mailsAt(0, 2)).toEqual([])
    expect(await mailsAt(0, 6)).toEqual(['today'])
  })

  it('TRU-6 what comes up later on the day of a mail waits for the next morning, unless it is the last day', async () => {
    const supplier = await desk.supplier('AU')
    const today = dayOf('AU', 0)
    const at = (ahead: number, hours: number) =>
      desk.run(hourOf('AU', addDays(today, ahead), hours))
    const lines = () =>
      desk.mailsTo(supplier.owner).map(({ text }) => text.match(/^- .*$/gm)?.length)
    await desk.confirm(supplier, addDays(today, 60))
    await at(0, 23)
    expect(lines()).toEqual([1])
    await desk.confirm(supplier, addDays(today, 12), gots)
    await at(0, 23.5)
    expect(lines()).toEqual([1])
    await at(1, 5)
    expect(lines()).toEqual([1])
    await at(1, 6)
    expect(lines()).toEqual([1, 1])
    await desk.confirm(supplier, addDays(today, 1), 'sa8000')
    await at(1, 7)
    expect(lines()).toEqual([1, 1, 1])
    expect(desk.mailsTo(supplier.owner).at(-1)?.text).toContain('(today)')
  })

  it('TRU-6 each organisation has its own morning', async () => {
    const owner = await desk.person()
    const last = dayOf('US', 100)
    const [west, east] = [
      await desk.supplier('US', 'West', owner),
      await desk.supplier('NZ', 'East', owner),
    ]
    await desk.confirm(west, last)
    await desk.confirm(east, last)
    const mails = () => desk.mailsTo(owner).map(({ text }) => /East|West/.exec(text)?.[0])
    await desk.run(hourOf('NZ', addDays(last, -30), 6))
    expect(mails()).toEqual(['East'])
    await desk.run(hourOf('US', addDays(last, -30), 5))
    expect(mails()).toEqual(['East'])
    await desk.run(hourOf('US', addDays(last, -30), 6))
    expect(mails()).toEqual(['East', 'West'])
  })

  it('TRU-6 papers for a renewal stop the mails, and a new last day begins anew', async () => {
    const supplier = await desk.supplier('AU')
    const last = dayOf('AU', 100)
    await desk.confirm(supplier, last)
    const mailsAt = async (day: string) => {
      desk.post.reset()
      await desk.run(hourOf('AU', day, 6))
      return desk.mailsTo(supplier.owner).length
    }
    expect(await mailsAt(addDays(last, -90))).toBe(1)
    await desk.save(supplier, {
      credentialDetails: [{ id: iso, expiresOn: addDays(last, 365) }],
    })
    for (const left of [30, 7, 0]) expect(await mailsAt(addDays(last, -left))).toBe(0)
    expect(await decide(supplier, 'approve', '--how', 'document')).toMatchObject({ code: 0 })
    expect(await mailsAt(addDays(last, -7))).toBe(0)
    expect(await mailsAt(addDays(last, 365 - 90))).toBe(1)
  })

  it('TRU-6 a correction of something else than the last day reminds nobody again', async () => {
    const supplier = await desk.supplier('AU')
    const last = dayOf('AU', 100)
    await desk.confirm(supplier, last)
    await desk.run(hourOf('AU', addDays(last, -30), 6))
    await decide(supplier, 'check', '--how', 'issuer', '--number', 'A2')
    await desk.run(hourOf('AU', addDays(last, -29), 6))
    expect(desk.mailsTo(supplier.owner).map(({ subject }) => subject)).toHaveLength(1)
  })

  it('TRU-6 only owners with a confirmed address are reminded, and only of what counts of active organisations', async () => {
    const owner = await desk.person()
    const last = dayOf('AU', 100)
    const make = async (name: string) => {
      const supplier = await desk.supplier('AU', name, owner)
      await desk.confirm(supplier, last)
      return supplier
    }
    const shown = await make('Shown')
    const [suspended, stopped, revoked, left] = [
      ...[
        await make('Suspended'),
        await make('Stopped'),
        await make('Revoked'),
        await make('Left'),
      ],
    ] as const
    await operate(bench.place, ['organisations', 'suspend', suspended.slug])
    await decide(stopped, 'suspend', 'The certifier looks into it.')
    await decide(revoked, 'revoke', 'Taken back.')
    const claimed = await desk.supplier('AU', 'Claimed', owner)
    await desk.save(claimed, {
      ...{ credentials: [iso], credentialDetails: [{ id: iso, expiresOn: last }] },
    })
    const [employee, unconfirmed, other] = [
      await desk.person(),
      await desk.person({ emailVerified: false }),
      await desk.person(),
    ]
    await act.join(employee, owner, shown.slug, 'EMPLOYEE')
    await act.join(unconfirmed, owner, shown.slug, 'OWNER')
    await act.claim(await desk.person(), shown.slug)
    await act.join(other, owner, left.slug, 'OWNER')
    await act.leave(owner, left.slug)
    const employer = await desk.supplier('AU', 'Employer')
    await desk.confirm(employer, last)
    await act.join(owner, employer.owner, employer.slug, 'EMPLOYEE')
    await desk.app.followed()
    desk.post.reset()
    await desk.run(hourOf('AU', addDays(last, -30), 6))
    const owners = [owner, other, employer.owner].map(({ user }) => user.email)
    expect(desk.post.recipients()).toEqual(owners.toSorted())
    const { text = '' } = desk.mailsTo(owner)[0] ?? {}
    expect(text.match(/^- /gm)).toHaveLength(1)
    expect(text).toContain('Shown\n')
    // What was held back is said once it counts again.
    await operate(bench.place, ['organisations', 'restore', suspended.slug])
    await decide(stopped, 'restore')
    await desk.app.followed()
    desk.post.reset()
    await desk.run(hourOf('AU', addDays(last, -29), 6))
    const [again] = desk.mailsTo(owner)
    expect(again?.text.match(/^- /gm)).toHaveLength(2)
    for (const name of ['Suspended', 'Stopped']) expect(again?.text).toContain(`${name}\n`)
  })
})
