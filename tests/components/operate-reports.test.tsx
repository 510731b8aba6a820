import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CaseRow, ReportCase, ReportDecision } from '#src/contract/operate/reports.ts'
import { ProblemError } from '#src/contract/problem.ts'
import type { OperateData } from '#src/data/operate-data.ts'
import { type Language, languages } from '#src/i18n/languages.ts'
import { heading, heldAnswer } from './support/console-screen.ts'
import { consoleDesk, openConsole } from './support/open-console.tsx'
import {
  expectAccessible,
  expectCount,
  expectLargeTargets,
  expectNoSidewaysScroll,
  windows,
} from './support/screen.ts'

const at = '2026-01-02T00:00:00.000Z'
const rowOf = (name: string, id = name): CaseRow => ({
  ...{ id, kind: 'report', slug: name.toLowerCase(), supplier: name, credentialId: null },
  ...{ reason: 'impersonation', outcome: null, at, lease: null },
})
const caseOf = (row: CaseRow): ReportCase => ({
  ...{ ...row, text: `${row.supplier} is not who it says.`, from: null },
  ...{ closeReason: null, note: null, decidedAt: null, suspensions: [], earlier: [] },
  profile: {
    ...{ isSuspended: false, website: 'https://wattle.example/', description: 'Wool.' },
    ...{ registeredAt: at, credentials: [], hasOwners: true },
  },
})
const three = ['Wattle', 'Banksia', 'Grevillea'].map((name) => rowOf(name))

type Opened = {
  rows?: CaseRow[]
  language?: Language
  path?: string
  /** What a decision waits for. */
  held?: Promise<void>
  data?: Partial<OperateData>
}

/** The console of somebody in support, with reports about suppliers. @returns what they decide */
async function openReports({ language, path = '/operate/reports', held, ...given }: Opened = {}) {
  const { rows = three.slice(0, 2) } = given
  const decided: ReportDecision[] = []
  const { data } = consoleDesk(0)
  const own: Partial<OperateData> = {
    self: async () => ({ grants: [{ role: 'support', brandId: null }], needs: null }),
    cases: async () => ({ results: rows, next: null, total: rows.length }),
    async case({ id }) {
      const row = rows.find((one) => one.id === id)
      if (!row) throw new ProblemError({ status: 404, code: 'unknown-report', message: 'Gone.' })
      return caseOf(row)
    },
    async decideReport(_, decision) {
      await held
      decided.push(decision)
    },
    ...given.data,
  }
  await openConsole({ data: { ...data, ...own } }, path, language)
  return decided
}

const publicNote = page.getByRole('textbox', { name: 'Public note' })
const suspendProfile = page.getByLabelText('Suspend the profile')
const suspend = page.getByRole('button', { name: 'Suspend', exact: true })
const rows = page.getByRole('region', { name: 'Reports' }).getByRole('listitem')
const openAt = (id: string) => `/operate/reports?item=${id.toLowerCase()}~${id}`

/** Decides to suspend what is open. */
async function suspends() {
  await suspendProfile.click()
  await publicNote.fill('Copied from another supplier.')
  await suspend.click()
}

test('OPR-7 what is typed about one report waits while another one is looked at', async () => {
  const decided = await openReports()
  await expect.element(page.getByText('2 cases')).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(heading('Wattle')).toBeVisible()
  await suspendProfile.click()
  await suspend.click()
  await expect.element(page.getByText('Write what visitors are to read.')).toBeVisible()
  await publicNote.fill('Copied from another supplier.')
  await page.getByRole('link', { name: 'Banksia' }).click()
  await expect.element(heading('Banksia')).toBeVisible()
  await expect.element(suspendProfile).not.toBeChecked()
  await userEvent.keyboard('k')
  await expect.element(publicNote).toHaveValue('Copied from another supplier.')
  await suspend.click()
  await expect.element(heading('Banksia')).toHaveFocus()
  await expectCount(rows, 1)
  expect(decided).toEqual([{ outcome: 'suspended', publicNote: 'Copied from another supplier.' }])
})

test('OPR-7 a suspension takes all reports about the same out of the list, and the next one follows', async () => {
  await openReports({
    rows: [...three.slice(0, 1), rowOf('Wattle', 'Again'), ...three.slice(1)],
    path: openAt('Wattle'),
  })
  await expectCount(rows, 4)
  await suspends()
  await expect.element(heading('Banksia')).toHaveFocus()
  await expectCount(rows, 2)
})

test('OPR-7 a decision that ends late leaves the operator at what they have gone on to', async () => {
  const { held, answer } = heldAnswer<void>()
  await openReports({ rows: three, held, path: openAt('Wattle') })
  await suspends()
  await page.getByRole('link', { name: 'Grevillea' }).click()
  await expect.element(heading('Grevillea')).toBeVisible()
  await suspendProfile.click()
  await publicNote.fill('Half a sentence')
  answer()
  await expectCount(rows, 2)
  await expect.element(publicNote).toHaveFocus()
  await expect.element(publicNote).toHaveValue('Half a sentence')
  await expect.element(heading('Grevillea')).toBeVisible()
})

test('OPR-7 a decision that fails late is told of, with the way back to what was typed', async () => {
  const { held, fail } = heldAnswer<void>()
  await openReports({ rows: three, held, path: openAt('Wattle') })
  await suspends()
  await page.getByRole('link', { name: 'Grevillea' }).click()
  await expect.element(heading('Grevillea')).toBeVisible()
  fail(new ProblemError({ status: 0, code: 'no-answer', message: 'No connection.' }))
  const told = page.getByRole('region', { name: 'Notifications' })
  await expect.element(told.getByText('Not decided: the case about Wattle')).toBeVisible()
  await told.getByRole('link', { name: 'Back to it' }).click()
  await expect.element(heading('Wattle')).toBeVisible()
  await expect.element(publicNote).toHaveValue('Copied from another supplier.')
  await expect.element(page.getByRole('alert').getByText('No connection.')).toBeVisible()
  await expectCount(rows, 3)
})

test('OPR-7 whoever decides after somebody else is told that nothing came of it', async () => {
  let outcome: ReportCase['outcome'] = null
  await openReports({
    path: openAt('Wattle'),
    data: {
      case: async () => ({ ...caseOf(rowOf('Wattle')), outcome }),
      async decideReport() {
        outcome = 'corrected'
        const message = 'Somebody has decided on this report.'
        throw new ProblemError({ status: 409, code: 'report-closed', message })
      },
    },
  })
  await suspends()
  await expect.element(page.getByText('Corrected by the supplier')).toBeVisible()
  await expect.element(page.getByRole('alert').getByText('Somebody has decided')).toBeVisible()
})

test('OPR-7 a suspension that ends late leaves the operator where they are', async () => {
  const { held, answer } = heldAnswer<void>()
  const suspension = { id: 's1', credentialId: null, since: at, note: null, isOwn: true }
  await openReports({
    path: openAt('Wattle'),
    data: {
      case: async ({ id }) => ({
        ...caseOf(rowOf(id)),
        suspensions: [{ ...suspension, endedAt: null }],
      }),
      endSuspension: () => held,
    },
  })
  await page.getByRole('button', { name: 'End the suspension' }).click()
  await page.getByRole('link', { name: 'Banksia' }).click()
  await expect.element(heading('Banksia')).toBeVisible()
  await suspendProfile.click()
  await publicNote.fill('Half a sentence')
  answer()
  await expect.element(page.getByText('The suspension has ended.')).toBeInTheDocument()
  await expect.element(publicNote).toHaveFocus()
})

test('OPR-7 says that somebody is told only where there is anybody', async () => {
  const reporter = { name: 'Rita', email: 'rita@people.example', isGuest: false }
  await openReports({
    path: openAt('Wattle'),
    data: {
      async case({ id }) {
        const one = caseOf(rowOf(id))
        if (id === 'Banksia') return { ...one, from: reporter }
        return { ...one, profile: { ...one.profile, hasOwners: false } }
      },
    },
  })
  await expect.element(page.getByText('Nobody can be told.').first()).toBeVisible()
  await expect.element(page.getByText('It has no owners who could be told')).toBeVisible()
  await expect.element(page.getByText('Nobody gets a mail with it')).toBeVisible()
  expect(page.getByText(/(?:reporter|owners) (?:is|are) told/).elements()).toEqual([])
  await page.getByRole('link', { name: 'Banksia' }).click()
  await expect.element(page.getByText('The reporter is told why.')).toBeVisible()
  await expect.element(page.getByText('The owners are told, and may appeal.')).toBeVisible()
  expect(page.getByText(/[Nn]obody|no owners/).elements()).toEqual([])
})

test('OPR-7 what is gone is said to be, with the way to the list', async () => {
  await openReports({ path: openAt('Other') })
  await expect.element(page.getByText('This does not wait')).toBeVisible()
  await page.getByRole('status').getByRole('link', { name: 'Back to the list' }).click()
  await expect.element(heading('Reports')).toBeVisible()
})

test('OPR-7 A11Y-1 the keys are those that reports have, and none where single ones are off', async () => {
  await openReports()
  await expect.element(page.getByText('2 cases')).toBeVisible()
  await userEvent.keyboard('?')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Next one')).toBeVisible()
  await expect.element(dialog.getByText('Send back or refuse')).not.toBeInTheDocument()
  await dialog.getByRole('checkbox', { name: 'Use single characters as shortcuts' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('Open one from the list.')).toBeVisible()
  await userEvent.keyboard('j')
  expect(window.location.search).toBe('')
  const opener = page.getByRole('button', { name: 'Keyboard' })
  await opener.click()
  await dialog.getByRole('checkbox', { name: 'Use single characters as shortcuts' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  // While the dialog gives the focus back, a key is for nobody.
  await expect.element(opener).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(heading('Wattle')).toBeVisible()
})

test.each(languages)('OPR-7 A11Y-1 LNG-2 a report is accessible in %s', async (language) => {
  await openReports({ language, path: openAt('Wattle') })
  await expect.element(heading('Wattle')).toBeVisible()
  for (const size of [windows.desk, windows.phone]) {
    await page.viewport(...size)
    await expectAccessible()
    expectNoSidewaysScroll()
    expectLargeTargets()
  }
})
