import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CurrentUser } from '#src/contract/membership.ts'
import { ProblemError } from '#src/contract/problem.ts'
import type { OwnSuspension } from '#src/contract/reports/report.ts'
import type { ReportData } from '#src/data/report-data.ts'
import { emptyProfile } from '#src/contract/empty-profile.fixture.ts'
import { AppealScreen } from '#src/features/report/appeal-screen.tsx'
import { ReportScreen } from '#src/features/report/report-screen.tsx'
import { openReportPage } from './support/open-report-page.tsx'
import { expectAccessible } from './support/screen.ts'

const at = '2026-01-02T00:00:00.000Z'
const person = (id: string): CurrentUser => ({
  ...{
    id,
    slug: id,
    firstName: id,
    lastName: '',
    email: `${id}@people.example`,
    emailVerified: true,
  },
})
const [olive, otto] = [person('olive'), person('otto')]
const suspension: OwnSuspension = {
  ...{ id: 's1', credentialId: null, credential: null, since: at, note: 'Copied.', appeal: null },
}
const appealed = (text: string): OwnSuspension => ({
  ...suspension,
  appeal: { text, at, outcome: null, note: null },
})
const refusal = (status: number, code: string, reason: string) =>
  new ProblemError({ status, code, reason, message: `Refused: ${code} ${reason}.` })

const words = page.getByRole('textbox', { name: 'Why it is wrong' })
const send = page.getByRole('button', { name: 'Send appeal' })
const shown = async (results: OwnSuspension[], mayAppeal = true) => ({ results, mayAppeal })
const openAppeal = (data: Partial<ReportData>, user = olive) =>
  openReportPage(
    <AppealScreen slug="wattle" />,
    { suspensions: () => shown([suspension]), ...data },
    user,
  )

test('OPR-7 an appeal outlasts a failure and the page, for its own writer, until it is sent', async () => {
  await openAppeal({ appeal: () => Promise.reject(refusal(0, 'no-answer', 'unreachable')) })
  await words.fill('We are who we say.')
  await send.click()
  await expect.element(page.getByText('Your appeal was not sent')).toBeVisible()
  await expect.element(page.getByText(/send it again once there is a connection/)).toBeVisible()
  await expectAccessible()
  await openAppeal({}, otto)
  await expect.element(words).toHaveValue('')
  const sent: string[] = []
  const accepting: Partial<ReportData> = {
    async appeal(_slug, _id, text) {
      sent.push(text)
      return appealed(text)
    },
  }
  await openAppeal(accepting)
  await expect.element(words).toHaveValue('We are who we say.')
  await send.click()
  await expect.element(page.getByText(/It waits for a decision/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /^Your appeal of/ })).toHaveFocus()
  await expect.element(page.getByText('What you had typed')).not.toBeInTheDocument()
  expect(sent).toEqual(['We are who we say.'])
  await openAppeal({})
  await expect.element(words).toHaveValue('')
})

test('OPR-7 who appeals after another owner reads why, and can copy what was not sent', async () => {
  let all = [suspension]
  await openAppeal({
    suspensions: () => shown(all),
    async appeal() {
      all = [appealed('It is ours.')]
      throw refusal(409, 'no-appeal', 'appealed')
    },
  })
  await words.fill('We are who we say.')
  await send.click()
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect.element(page.getByText('It is ours.')).toBeVisible()
  await expect.element(page.getByText('We are who we say.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect.element(page.getByText('We are who we say.')).not.toBeInTheDocument()
})

test('OPR-7 an employee reads why, and who can appeal', async () => {
  await openAppeal({ suspensions: () => shown([suspension], false) })
  await expect.element(page.getByText(/^Only owners of the organisation can appeal/)).toBeVisible()
  await expect.element(words).not.toBeInTheDocument()
  await expectAccessible()
})

test('OPR-7 who appeals against what holds no more is told so', async () => {
  let all = [suspension]
  await openAppeal({
    suspensions: () => shown(all),
    async appeal() {
      all = []
      throw refusal(409, 'no-appeal', 'over')
    },
  })
  await words.fill('We are who we say.')
  await send.click()
  await expect.element(page.getByText(/to see what is suspended still/)).toBeVisible()
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect.element(page.getByText('Nothing is suspended')).toBeVisible()
})

const openReport = (slug: string, user: CurrentUser | null) =>
  openReportPage(
    <ReportScreen slug={slug} />,
    { profile: async () => ({ ...emptyProfile, slug }), send: async () => {} },
    user,
  )
const seen = page.getByRole('textbox', { name: 'What did you see' })
const sendReport = page.getByRole('button', { name: 'Send report' })

test('OPR-7 a report that is typed is kept for its writer and its profile alone', async () => {
  await openReport('wattle', olive)
  await seen.fill('The badge is not theirs.')
  for (const [slug, user] of [
    ['wattle', null],
    ['wattle', otto],
    ['banksia', olive],
  ] as const) {
    await openReport(slug, user)
    await expect.element(seen).toHaveValue('')
  }
  await openReport('wattle', olive)
  await expect.element(seen).toHaveValue('The badge is not theirs.')
  await page.getByRole('radio', { name: 'Something else' }).click()
  await sendReport.click()
  await expect.element(page.getByText('Thank you: we have your report')).toBeVisible()
  await expect.element(page.getByText('We write to you once it is decided.')).toBeVisible()
  await openReport('wattle', olive)
  await expect.element(seen).toHaveValue('')
})

test.each([
  ['', /so nobody can write to you/],
  ['guest@people.example', /We write to the address that you have given/],
])('OPR-7 a guest with the address %j reads who is told', async (email, words) => {
  await openReport('wattle', null)
  await page.getByRole('radio', { name: 'Something else' }).click()
  await seen.fill('The badge is not theirs.')
  await page.getByRole('textbox', { name: 'Your email address' }).fill(email)
  await sendReport.click()
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByRole('status').filter({ hasText: words })).toHaveFocus()
})
