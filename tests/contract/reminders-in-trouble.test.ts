import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createSender } from '#server/events/send-waiting.ts'
import type { Mail } from '#server/mail/mail.ts'
import { withBeforeCommit } from '#server/store/before-commit.ts'
import { seedCatalogue } from '#server/store/catalogue/seed-catalogue.ts'
import { openDatabase } from '#server/store/database.ts'
import { addDays, type Day } from '#src/contract/trust/local-date.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { operate } from '../fixtures/operator.ts'
import {
  dayOf,
  gots,
  hourOf,
  type Reminded,
  type ReminderDesk,
  reminderDesk,
} from '../fixtures/reminder-desk.ts'
import { testCatalogue } from '../fixtures/test-catalogue.ts'

const hour = 3_600_000

contractSuite('reminders in trouble', (bench) => {
  let desk: ReminderDesk
  let supplier: Reminded
  let last: Day
  let morning: number
  beforeAll(async () => {
    desk = await reminderDesk(bench)
  })
  afterAll(() => desk.app.close())
  beforeEach(async () => {
    await bench.open.db.updateTable('organisations').set({ next_reminder_at: null }).execute()
    supplier = await desk.supplier('AU')
    last = dayOf('AU', 100)
    morning = hourOf('AU', addDays(last, -30), 6)
    await desk.confirm(supplier, last)
    desk.post.reset()
  })

  const mails = () => desk.mailsTo(supplier.owner).length
  const stored = async () => {
    const { db } = bench.open
    const userId = supplier.owner.user.id
    const steps = db.selectFrom('credential_reminders').select('step').where('user_id', '=', userId)
    const waiting = db.selectFrom('waiting_mails').select('id').where('user_id', '=', userId)
    return {
      steps: (await steps.execute()).map(({ step }) => step),
      mails: (await waiting.execute()).length,
    }
  }

  /** Sets when the organisation is looked at next. */
  const setDue = (next_reminder_at: string | null) =>
    bench.open.db
      .updateTable('organisations')
      .set({ next_reminder_at })
      .where('id', '=', supplier.id)
      .execute()

  it('TRU-6 processes that remind at once send one mail', async () => {
    const others = await Promise.all([openDatabase(bench.place), openDatabase(bench.place)])
    await Promise.all([bench.open, ...others].map((open) => desk.run(morning, { open })))
    await Promise.all(others.map((open) => open.close()))
    await desk.app.followed()
    expect(mails()).toBe(1)
    expect((await stored()).steps).toEqual([30])
  })

  it('TRU-6 a process that is killed before it has written both the mail and what it says has written neither', async () => {
    const kill = async () => {
      throw new Error('The process is killed.')
    }
    await expect(withBeforeCommit(kill, () => desk.run(morning))).rejects.toThrow('is killed')
    expect(await stored()).toEqual({ steps: [], mails: 0 })
    await desk.run(morning)
    expect(mails()).toBe(1)
  })

  it('TRU-6 one that is killed before it has noted that it is done sends nothing twice', async () => {
    const dueAt = async () => {
      const { db } = bench.open
      const row = db
        .selectFrom('organisations')
        .select('next_reminder_at')
        .where('id', '=', supplier.id)
      return (await row.executeTakeFirstOrThrow()).next_reminder_at
    }
    const before = await dueAt()
    await desk.run(morning)
    await setDue(before)
    await desk.run(morning + hour)
    expect(mails()).toBe(1)
    expect(await dueAt()).toBe(new Date(hourOf('AU', addDays(last, -7), 6)).toISOString())
  })

  it('TRU-6 what changes while the job runs is looked at again', async () => {
    const changing = {
      ...testCatalogue,
      credentialById(id: string) {
        void changes.push(desk.confirm(supplier, addDays(last, -10), gots))
        return testCatalogue.credentialById(id)
      },
    }
    const changes: Promise<void>[] = []
    await desk.run(morning, { catalogue: changing })
    await Promise.all(changes)
    await desk.run(morning + 24 * hour)
    expect(mails()).toBe(2)
    expect((await stored()).steps).toEqual([30, 30])
  })

  it('TRU-6 an entry of the catalogue that becomes another one reminds nobody again', async () => {
    await desk.confirm(supplier, last, 'ep100')
    await desk.run(morning)
    expect(mails()).toBe(1)
    await seedCatalogue(bench.open.db, bench.open.engine, testCatalogue.ours)
    const merged = await operate(bench.place, ['catalogue', 'merge', 'ep100', 're100'])
    expect(merged.stdout).toContain('on 1 profiles')
    await desk.run(morning + 24 * hour)
    expect(mails()).toBe(1)
    expect((await stored()).steps).toEqual([30, 30])
  })

  it('TRU-6 an organisation that fails keeps no other one waiting, and is reminded once it can be', async () => {
    const other = await desk.supplier('AU', 'Other')
    await desk.confirm(other, last, gots)
    const broken = {
      credentialById(id: string) {
        if (id !== gots) throw new Error('The catalogue is broken.')
        return testCatalogue.credentialById(id)
      },
    }
    // The one that fails comes first.
    await setDue(new Date(0).toISOString())
    await expect(desk.run(morning, { catalogue: broken })).rejects.toThrow('catalogue is broken')
    await desk.app.followed()
    expect([mails(), desk.mailsTo(other.owner).length]).toEqual([0, 1])
    await desk.run(morning)
    expect([mails(), desk.mailsTo(other.owner).length]).toEqual([1, 1])
  })

  it('TRU-6 a job that is ended leaves the rest as due as it was', async () => {
    const ended = AbortSignal.abort(new Error('The process ends.'))
    await expect(desk.run(morning, {}, ended)).rejects.toThrow('process ends')
    expect(await stored()).toEqual({ steps: [], mails: 0 })
    await desk.run(morning)
    expect(mails()).toBe(1)
  })

  it('TRU-6 a mail server that is away for a day gets each mail late, and once', async () => {
    const sent: Mail[] = []
    let isAway = true
    // Behind the moment at which a mail is written down.
    let clock = Date.now() + hour
    const send = async (mail: Mail) => {
      if (isAway) throw Object.assign(new Error('It is away.'), { code: 'ECONNREFUSED' })
      sent.push(mail)
    }
    const log = { error: () => {}, warn: () => {} }
    const look = createSender({
      ...{ db: bench.open.db, mail: { send }, log, now: () => clock, lease: 30_000 },
    })
    for (let past = 0; past < 24; past += 1) {
      await desk.remind(morning + past * hour)
      await look(new AbortController().signal)
      clock += hour
    }
    expect(sent).toEqual([])
    expect(await stored()).toEqual({ steps: [30], mails: 1 })
    isAway = false
    for (let past = 24; past < 30; past += 1) {
      await desk.remind(morning + past * hour)
      await look(new AbortController().signal)
      clock += hour
    }
    expect(sent.map(({ to }) => to)).toEqual([supplier.owner.user.email])
  })
})
