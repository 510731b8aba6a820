import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { flowNames, type Numbers, queueNames, stockNames } from '#src/contract/operate/numbers.ts'
import type { AuditQuery, NumbersQuery } from '#src/api/resources/operate-numbers.ts'
import { consoleDesk, openConsole } from './support/open-console.tsx'
import { expectAccessible, expectCount, expectNoSidewaysScroll, narrow } from './support/screen.ts'

const counted = <Name extends string, Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>

const numbers: Numbers = {
  ...{ from: '2026-03-01', to: '2026-03-07', asOf: '2026-03-07T06:00:00.000Z' },
  flows: { ...counted(flowNames, [0, 0, 0, 0, 0, 0, 0]), views: [1, 0, 2, 0, 0, 4, 1_200] },
  stocks: counted(stockNames, { '2026-03-06': 41, '2026-03-07': 42 }),
  before: { ...counted(flowNames, 0), views: 9 },
  waiting: { ...counted(queueNames, 0), credentials: 1_000, appeals: 7 },
  ...{ medianWait: 7_200_000, ninetiethWait: 360_000_000, undelivered: 3 },
}

test('OPR-6 shows numbers of the period in the address, each with its table, by keyboard too', async () => {
  const asked: NumbersQuery[] = []
  const { data } = consoleDesk(0)
  data.self = async () => ({ grants: [{ role: 'editor', brandId: null }], needs: null })
  data.numbers = async (query) => {
    asked.push(query)
    return { data: numbers, brands: [{ id: 'green', name: 'Green Supply' }] }
  }
  await openConsole({ data }, '/operate/numbers?days=7')
  await expect.element(page.getByRole('figure').first()).toBeVisible()
  await expect.element(page.getByText('1,000 or more')).toBeVisible()
  expect(page.getByText('Appeals to decide on').element().nextElementSibling?.textContent).toBe('7')
  await expect.element(page.getByText('2 hours')).toBeVisible()
  await expect.element(page.getByText('5 days', { exact: true })).toBeVisible()
  await expectAccessible(page.getByRole('main'))
  const views = page.getByRole('figure').filter({ hasText: 'Profile views' })
  await expect.element(views.getByText('1,207')).toBeVisible()
  await expect.element(views.getByText('9 in the period before')).toBeVisible()
  await views.getByText('Show the values').click()
  await expectCount(views.getByRole('row'), 8)
  await expect.element(views.getByRole('row', { name: '7 Mar 2026 1,200' })).toBeVisible()
  const suppliers = page.getByRole('figure').filter({ hasText: /^Suppliers/ })
  await suppliers.getByText('Show the values').click()
  await expect.element(suppliers.getByRole('row', { name: '1 Mar 2026 not counted' })).toBeVisible()
  await page.getByLabelText('Brand').selectOptions('Green Supply')
  await expect.poll(() => window.location.search).toBe('?days=7&brand=green')
  await expect.poll(() => asked.at(-1)).toEqual({ days: '7', brand: 'green' })
  await narrow()
  expectNoSidewaysScroll()
})

test('OPR-6 the audit log is filtered in the address, read on in pages, and says what was mistyped', async () => {
  const asked: AuditQuery[] = []
  const { data } = consoleDesk(0)
  const entry = (id: string) => ({
    ...{ id, at: '2026-03-01T12:00:00.000Z', actor: 'olga@portal.example' },
    ...{ action: 'credential.approve', subject: `supplier-${id}`, details: { level: '<b>2</b>' } },
  })
  data.self = async () => ({ grants: [{ role: 'admin', brandId: null }], needs: null })
  data.audit = async (query) => {
    asked.push(query)
    if (query.after) return { results: [entry('b')], next: null, until: null }
    return { results: [entry('a')], next: 'on', until: '2026-03-01T12:00:00.000Z' }
  }
  await openConsole({ data }, '/operate/audit?actor=olga@portal.example')
  await expectCount(page.getByRole('row'), 2)
  expect(asked).toEqual([{ actor: 'olga@portal.example' }])
  await expect.element(page.getByText('<b>2</b>')).toBeVisible()
  await expectAccessible(page.getByRole('main'))
  await page.getByRole('button', { name: 'Show older entries' }).click()
  await expectCount(page.getByRole('row'), 3)
  await expect.element(page.getByText('Nothing older matches.')).toBeVisible()
  const what = page.getByLabelText('What', { exact: true })
  await what.fill('Credential approve')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect.element(what).toHaveAccessibleDescription(/Write small letters/)
  await what.fill('credential')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect.poll(() => window.location.search).toContain('action=credential&actor=olga')
  await expect.poll(() => asked.at(-1)?.action).toBe('credential')
  await expect.element(page.getByRole('button', { name: 'Show', exact: true })).toHaveFocus()
  await page.getByRole('link', { name: 'Only this: supplier-a' }).click()
  await expect.poll(() => asked.at(-1)?.subject).toBe('supplier-a')
  await narrow()
  expectNoSidewaysScroll()
})
