import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CaseRow, ReportCase, ReportDecision } from '#src/contract/operate/reports.ts'
import type { OperateData } from '#src/data/operate-data.ts'
import { type Language, languages } from '#src/i18n/languages.ts'
import { heading } from './support/console-screen.ts'
import { consoleDesk, openConsole } from './support/open-console.tsx'
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
  windows,
} from './support/screen.ts'

const at = '2026-01-02T00:00:00.000Z'
const rowOf = (name: string): CaseRow => ({
  ...{ id: name, kind: 'report', slug: name.toLowerCase(), supplier: name, credentialId: null },
  ...{ reason: 'impersonation', outcome: null, at, lease: null },
})
const caseOf = (row: CaseRow): ReportCase => ({
  ...{ ...row, text: `${row.supplier} is not who it says.`, from: null },
  ...{ closeReason: null, note: null, decidedAt: null, suspensions: [], earlier: [] },
  profile: {
    ...{ isSuspended: false, website: 'https://wattle.example/', description: 'Wool.' },
    ...{ registeredAt: at, credentials: [] },
  },
})

/** The console of somebody in support, with reports about two suppliers. @returns what they decide */
async function openReports(language?: Language, path = '/operate/reports') {
  let rows = [rowOf('Wattle'), rowOf('Banksia')]
  const decided: ReportDecision[] = []
  const { data } = consoleDesk(0)
  const own: Partial<OperateData> = {
    self: async () => ({ grants: [{ role: 'support', brandId: null }], needs: null }),
    cases: async () => ({ results: rows, next: null, total: rows.length }),
    async case({ slug }) {
      const row = rows.find((one) => one.slug === slug)
      return row ? caseOf(row) : new Promise(() => {})
    },
    async decideReport({ slug }, decision) {
      decided.push(decision)
      rows = rows.filter((one) => one.slug !== slug)
    },
  }
  await openConsole({ data: { ...data, ...own } }, path, language)
  return decided
}

const publicNote = page.getByRole('textbox', { name: 'Public note' })

test('OPR-7 what is typed about one report waits while another one is looked at', async () => {
  const decided = await openReports()
  await expect.element(page.getByText('2 cases')).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(heading('Wattle')).toBeVisible()
  await page.getByLabelText('Suspend the profile').click()
  await page.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect.element(page.getByText('Write what visitors are told.')).toBeVisible()
  await publicNote.fill('Copied from another supplier.')
  await page.getByRole('link', { name: 'Banksia' }).click()
  await expect.element(heading('Banksia')).toBeVisible()
  await expect.element(page.getByLabelText('Suspend the profile')).not.toBeChecked()
  await userEvent.keyboard('k')
  await expect.element(publicNote).toHaveValue('Copied from another supplier.')
  await page.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect.element(heading('Banksia')).toBeVisible()
  expect(decided).toEqual([{ outcome: 'suspended', publicNote: 'Copied from another supplier.' }])
})

test.each(languages)('OPR-7 A11Y-1 LNG-2 a report is accessible in %s', async (language) => {
  await openReports(language, '/operate/reports?case=report/wattle/Wattle')
  await expect.element(heading('Wattle')).toBeVisible()
  for (const size of [windows.desk, windows.phone]) {
    await page.viewport(...size)
    await expectAccessible()
    expectNoSidewaysScroll()
    expectLargeTargets()
  }
})
