import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createAccount } from '#server/identity/accounts/account-store.ts'
import { removeExpiredRows } from '#server/store/expired-rows.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { addDays, type Day } from '#src/contract/trust/local-date.ts'
import { languages } from '#src/i18n/languages.ts'
import { succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { operate } from '../fixtures/operator.ts'
import {
  dayOf,
  hourOf,
  type Reminded,
  type ReminderDesk,
  reminderDesk,
} from '../fixtures/reminder-desk.ts'
import { startTestApp } from '../fixtures/test-app.ts'

const { changeReminders, reminders } = endpoints
const form = 'application/x-www-form-urlencoded'

contractSuite('what ends reminders', (bench) => {
  let desk: ReminderDesk
  let supplier: Reminded
  let last: Day
  beforeAll(async () => {
    desk = await reminderDesk(bench)
  })
  afterAll(() => desk.app.close())
  beforeEach(async () => {
    supplier = await desk.supplier('AU')
    last = dayOf('AU', 100)
    await desk.confirm(supplier, last)
    desk.post.reset()
  })

  const remindAt = (left: number) => desk.run(hourOf('AU', addDays(last, -left), 6))
  const mails = () => desk.mailsTo(supplier.owner)
  /** The path of the link in the newest reminder, as its header has it. */
  const linkOf = () => {
    const { pathname, search } = new URL(mails().at(-1)?.unsubscribe ?? '')
    return pathname + search
  }
  async function call(path: string, more: RequestInit = {}) {
    const answer = await fetch(desk.app.url + path, { headers: { accept: 'text/html' }, ...more })
    return { status: answer.status, body: await answer.text(), headers: answer.headers }
  }
  const isOn = async () =>
    (await succeed(desk.app.url, reminders, { token: supplier.owner.token })).data.isOn

  it.each([
    ['as forms are', { 'content-type': form }, 'List-Unsubscribe=One-Click'],
    [
      'in parts',
      { 'content-type': 'multipart/form-data; boundary=b' },
      '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
    ['empty', {}, ''],
  ])(
    'TRU-6 a mail program ends them with one POST and no cookie, written %s',
    async (_how, headers, body) => {
      await remindAt(90)
      const path = linkOf()
      const answer = await call(path, { method: 'POST', headers, body })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(await isOn()).toBe(false)
      await remindAt(30)
      expect(mails()).toHaveLength(1)
      // Pressed once more, nothing else happens.
      expect((await call(path, { method: 'POST', headers, body })).status).toBe(200)
      expect(await isOn()).toBe(false)
    },
  )

  it('TRU-6 opening the link ends nothing: a button does, and another one begins anew', async () => {
    await remindAt(90)
    const path = linkOf()
    for (const method of ['GET', 'HEAD']) await call(path, { method })
    const page = await call(path)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(await isOn()).toBe(true)
    const press = ({ body }: { body: string }) => {
      const action = /action="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
      return call(action, { method: 'POST', body: new URLSearchParams() })
    }
    const stopped = await press(page)
    expect(stopped.body).toContain('The reminders are stopped')
    expect(await isOn()).toBe(false)
    expect((await call(path)).body).toContain('The reminders are stopped')
    const renewed = await press(stopped)
    expect(renewed.body).toContain('You are reminded again')
    expect(await isOn()).toBe(true)
    await remindAt(30)
    expect(mails()).toHaveLength(2)
    // The link is the same for years.
    expect(linkOf()).toBe(path)
  })

  it('TRU-6 what waits for the mail server goes with the reminders, and no other mail does', async () => {
    await desk.remind(hourOf('AU', addDays(last, -90), 6))
    const { db } = bench.open
    const waiting = db.selectFrom('waiting_mails').select('unsubscribe')
    const [own] = await waiting.where('user_id', '=', supplier.owner.user.id).execute()
    await operate(bench.place, [
      'credentials',
      'ask',
      supplier.slug,
      'iso-14001',
      'Please send it.',
    ])
    const { pathname, search } = new URL(own?.unsubscribe ?? '')
    await call(pathname + search, { method: 'POST' })
    await desk.app.followed()
    expect(mails()).toEqual([])
    expect(desk.post.recipients()).toEqual([supplier.owner.user.email])
  })

  it('TRU-6 the switch in the portal ends and renews them too', async () => {
    const { token } = supplier.owner
    const set = async (wanted: boolean) =>
      (await succeed(desk.app.url, changeReminders, { token, body: { isOn: wanted } })).data
    expect(await isOn()).toBe(true)
    expect(await set(false)).toMatchObject({ isOn: false, isSent: false, calendarSince: null })
    await remindAt(90)
    expect(mails()).toEqual([])
    expect(await set(true)).toMatchObject({ isOn: true, calendarSince: null })
    await remindAt(30)
    expect(mails()).toHaveLength(1)
  })

  it('TRU-6 says whether the portal sends any at all', async () => {
    const env = { PUBLIC_URL: 'https://portal.example' }
    const app = await startTestApp(bench.open, bench.signer.publicKey, { env })
    const { token } = supplier.owner
    const [{ data: knowing }, { data: other }] = [
      await succeed(app.url, reminders, { token }),
      await succeed(desk.app.url, reminders, { token }),
    ]
    await app.close()
    expect([knowing.isSent, other.isSent]).toEqual([true, false])
  })

  it('TRU-6 SEC-5 what somebody was reminded of is forgotten a month after the last day', async () => {
    await remindAt(0)
    const { db } = bench.open
    const left = async (days: number) => {
      await removeExpiredRows(bench.open, hourOf('AU', addDays(last, days), 23))
      const rows = db.selectFrom('credential_reminders').select('step')
      return (await rows.where('user_id', '=', supplier.owner.user.id).execute()).length
    }
    expect([await left(30), await left(32)]).toEqual([1, 0])
  })

  it('TRU-6 SEC-5 with the account its link goes, and what it was reminded of', async () => {
    await remindAt(90)
    const path = linkOf()
    const { db } = bench.open
    const { id } = supplier.owner.user
    await db.deleteFrom('users').where('id', '=', id).execute()
    expect((await call(path)).status).toBe(410)
    expect((await call(path, { method: 'POST' })).status).toBe(410)
    const own = db.selectFrom('credential_reminders').select('step').where('user_id', '=', id)
    expect(await own.execute()).toEqual([])
  })

  it.each([
    ['nothing', ''],
    ['the right length', 'A'.repeat(32)],
    ['U+0000', '%00'],
    ['5,000 letters', 'a'.repeat(5000)],
  ])('TRU-6 SEC-3 a link of %s leads to a page that says there is nothing', async (_what, link) => {
    for (const path of ['/reminders/unsubscribe', '/reminders/subscribe'])
      expect((await call(`${path}?link=${link}`, { method: 'POST' })).status).toBe(410)
    const page = await call(`/reminders/unsubscribe?link=${link}`)
    expect([page.status, page.body]).toEqual([410, expect.stringContaining('no such reminders')])
  })

  it.each(languages)(
    'TRU-6 LNG-1 reminds in the language of the account, and its page speaks it too: %s',
    async (language) => {
      const { id, email } = supplier.owner.user
      const names = { firstName: 'Sam', lastName: 'Ng' }
      await createAccount(bench.open.db, { ...names, id, email, passwordHash: '', language })
      await remindAt(7)
      const [mail] = mails()
      const { t } = serverTexts(language)
      expect(mail?.html).toContain(`<html lang="${language}"`)
      expect(mail?.text).toContain(t('mail.reminder.reason'))
      expect(mail?.text).toMatch(
        { en: /7 days left/, de: /noch 7 Tage/, ar: /بقيت 7 أيام/ }[language],
      )
      const page = await call(linkOf(), {
        headers: { 'accept-language': 'en', accept: 'text/html' },
      })
      expect(page.body).toContain(t('reminder-pages.unsubscribe.submit'))
      expect(page.headers.get('content-language')).toBe(language)
    },
  )
})
