import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import type { PublicProfile } from '#src/contract/public-profile.ts'
import { addDays, type Day } from '#src/contract/trust/local-date.ts'
import { newAccount } from '../fixtures/accounts.ts'
import { mailsIn } from '../fixtures/mails.ts'
import { operateApart } from '../fixtures/operator-process.ts'
import { createOrganisation, saveMandatory } from './support/new-organisation.ts'
import type { Session } from './support/sessions.ts'
import { newSession } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

test.use({ portal: 'own' })

const credential = 'iso-14001'
const name = 'ISO 14001 Environmental management systems'
const register = 'https://register.example/EMS-1'
/** Where the supplier is it is ten in the morning. */
const hour = 'T02:00:00Z'
const shift = fileURLToPath(new URL('../fixtures/shifted-clock.ts', import.meta.url))
/** A day counted from today. */
const day = (from: number): Day => addDays(new Date().toISOString().slice(0, 10), from)
const clockAt = (at: Day) => ({ CLOCK_AT: at + hour, NODE_OPTIONS: `--import ${shift}` })
const last = day(101)

test('TRU-2 TRU-4 TRU-6 the years of a credential: confirmed, near its end with mails, over, renewed, suspended, restored, and each day read afterwards', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000)
  const account = newAccount()
  const session = await newSession(page, account)
  const { name: supplier, slug } = await createOrganisation(session)
  await saveMandatory(session, slug, { name: supplier, credentials: [credential] })
  const calendar = await calendarOf(session)
  confirmAddress(server.dataDir, account.email)
  const profile = `/organization/${slug}`
  const operator = async (at: Day, command: string, ...more: string[]) => {
    const line = ['credentials', command, slug, credential, ...more]
    const ran = await operateApart(server.dataDir, line, clockAt(at))
    expect(ran).toMatchObject({ code: 0, stderr: '' })
  }
  const goOnTo = async (at: Day) => {
    // Not a page that asks while nobody answers.
    await page.goto('about:blank')
    await server.start({ ...clockAt(at), PUBLIC_URL: server.url })
    await page.clock.setSystemTime(new Date(at + hour))
  }
  const shown = page.getByRole('listitem').filter({ hasText: name }).first()
  const textOf = async (path: string) => (await page.request.get(path)).text()
  const verifiedOnBadge = async () => {
    const badge = await textOf(`/api/badge/dark?organisation=${slug}`)
    return Number(/(\d+) verified/.exec(badge)?.[1] ?? 0)
  }
  const reminders = async () =>
    (await mailsIn(server.dataDir, account.email)).filter(({ text }) => text.includes('last day'))

  await operator(
    ...([day(1), 'approve', '--how', 'register', '--number', 'EMS-1'] as const),
    ...(['--entry', register, '--expires', last, '--for', 'Harbour City'] as const),
  )

  // Calendars and programs say so.
  const { pathname } = new URL(calendar)
  expect(await textOf(pathname)).toContain(`DTSTART;VALUE=DATE:${last.replaceAll('-', '')}`)
  const { data } = JSON.parse(await textOf(`/api/public/organisation/detail/${slug}`)) as {
    data: PublicProfile
  }
  expect(data.sustainabilityCredentials).toMatchObject([
    { number: 'EMS-1', expiresOn: last, assurance: 'issuer-confirmed' },
  ])

  // The owner is told of it, in one mail each time.
  let mails = 0
  for (const left of [90, 30, 7, 0]) {
    await goOnTo(addDays(last, -left))
    await expect.poll(async () => (await reminders()).length).toBe(mails + 1)
    mails += 1
    const [newest] = await reminders()
    expect(newest?.text).toContain(name)
    await page.goto(profile)
    await expect(shown.getByText('Verified', { exact: true })).toBeVisible()
  }
  expect(await verifiedOnBadge()).toBe(1)

  // It is over by itself, where the supplier is.
  await goOnTo(addDays(last, 2))
  await page.goto(profile)
  await expect(shown.getByText('Expired', { exact: true })).toBeVisible()
  await expect(shown.getByText(/^Was valid until/)).toBeVisible()
  expect(await verifiedOnBadge()).toBe(0)

  // Papers for its renewal change nothing until somebody has seen them.
  await operator(day(110), 'renew', '--number', 'EMS-2', '--expires', day(500))
  await page.reload()
  await expect(shown.getByText('Expired', { exact: true })).toBeVisible()
  await operator(day(112), 'approve', '--how', 'document')
  await operator(day(120), 'suspend', 'The certifier looks into it.')
  await goOnTo(day(125))
  await page.goto(profile)
  await expect(shown.getByText('Suspended', { exact: true })).toBeVisible()
  await expect(shown.getByText('The certifier looks into it.')).toBeVisible()
  await operator(day(130), 'restore')
  await goOnTo(day(140))
  await page.goto(profile)
  await expect(shown.getByText('Verified', { exact: true })).toBeVisible()

  // Each of the days can be read again.
  const days = [
    [day(50), 'Verified', 'No. EMS-1'],
    [addDays(last, 1), 'Expired', 'No. EMS-1'],
    [day(111), 'Expired', 'New papers wait to be checked.'],
    [day(115), 'Verified', 'No. EMS-2'],
    [day(121), 'Suspended', 'The certifier looks into it.'],
    [day(131), 'Verified', 'No. EMS-2'],
  ] as const
  for (const [at, state, line] of days) {
    await page.goto(`${profile}?asOf=${at}`)
    await expect(page.getByText(/^This is how the profile read at the end of/)).toBeVisible()
    await expect(shown.getByText(state, { exact: true })).toBeVisible()
    await expect(shown.getByText(line, { exact: false })).toBeVisible()
  }
  await page.getByRole('link', { name: 'What happened since' }).click()
  const told = page.getByRole('listitem').filter({ hasText: name })
  await expect(told).toHaveText([
    /The suspension has ended\./,
    /It does not count for the time being: The certifier looks into it\./,
    /Renewed\. Document seen\./,
    /Newer papers were handed in\./,
    /Its last day is over\./,
    /Found in the issuer’s register by Harbour City\./,
    /Stated by the supplier\./,
  ])
})

/** What the portal knows once the link in a mail was followed and somebody has signed in again. */
function confirmAddress(dataDir: string, email: string): void {
  const database = new DatabaseSync(join(dataDir, 'credence.sqlite'), { timeout: 5000 })
  database.prepare('update users set email_verified = 1 where email = ?').run(email)
  database.close()
}

/** The private address of a new calendar. */
async function calendarOf({ portal, accessToken }: Session): Promise<string> {
  const headers = { authorization: `Bearer ${accessToken}` }
  const answer = await portal.send('/api/user/calendar', { method: 'POST', headers })
  return (JSON.parse(answer.body) as { data: { address: string } }).data.address
}
