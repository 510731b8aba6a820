import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { VendorListDetails } from '#src/contract/buyers/vendor-list.ts'
import type { VendorRow } from '#src/contract/buyers/vendor-row.ts'
import { network } from './support/network.ts'
import { expectAccessible, expectNoSidewaysScroll, narrow } from './support/screen.ts'
import { openAsDemo } from './support/supplier.ts'

const buyer = { type: 'BUYER', slug: 'quandong-1', name: 'Quandong', version: 1, role: 'EDITOR' }
const id = '00000000-0000-4000-8000-000000000001'
const list: VendorListDetails = {
  ...{ id, name: 'vendors.csv', state: 'mapping', rows: 2, checked: 0, ahead: 0, problem: null },
  ...{ uploadedAt: '2026-11-01T00:00:00.000Z', uploadedBy: 'Ada Ng' },
  ...{ removedAt: '2027-01-30T00:00:00.000Z', counts: { match: 0, possible: 0, none: 0 } },
  repeats: 0,
  columns: [
    { heading: 'Firm', samples: ['Wattle'], meaning: { kind: 'other' }, certainty: 0 },
    { heading: '', samples: [], meaning: { kind: 'identifier', typeId: 'au-abn' }, certainty: 0.9 },
  ],
  numberKinds: [{ typeId: 'au-abn', name: 'Australia: ABN' }],
}
const row: VendorRow = {
  ...{ at: 2, version: 1, amount: 10, outcome: 'possible', verdict: 'possible' },
  ...{ isDecided: false, supplier: null, repeats: null },
  said: {
    ...{ name: 'Watle', vendorNumber: 'V1', numbers: [], country: 'AU', town: '', domains: [] },
  },
  candidates: [
    {
      ...{ key: 'wattle', slug: 'wattle', name: 'Wattle & Wool' },
      reasons: [
        { code: 'number-equal', number: 'ABN' },
        { code: 'name-differs', number: null },
      ],
    },
  ],
}
const done: VendorListDetails = {
  ...{ ...list, state: 'done', checked: 2, counts: { match: 0, possible: 1, none: 1 } },
}
const report = {
  ...{ asOf: '2026-11-02T00:00:00.000Z', whole: { rows: 2, amount: 40 }, suppliers: 0 },
  outcomes: {
    ...{ match: { rows: 0, amount: null }, possible: { rows: 1, amount: 10 } },
    none: { rows: 1, amount: 30 },
  },
  objectives: [{ id, name: 'Climate', suppliers: 1, rows: 1, amount: 10 }],
}
const at = (rest: string) => new RegExp(`^/api/buyers/quandong-1/vendor-lists${rest}$`)
const one = at(`/${id}`)
const open = `/buying/vendors?list=${id}`
const json = 'application/json'
const main = () => page.getByRole('main')

beforeEach(() => {
  network.answer('GET', /^\/api\/buyers$/, { json: { results: [buyer], invitations: [] } })
  network.answer('GET', one, { json: { data: list } })
  network.answer('GET', at(`/${id}/rows`), { json: { results: [row], next: null } })
  network.answer('GET', at(`/${id}/report`), { json: { data: report } })
})

test('DSC-5 says what a file should have, and whose lists there are', async () => {
  network.answer('GET', at(''), { json: { results: [done] } })
  await openAsDemo('/buying/vendors')
  await expect.element(page.getByText('up to 20 MB and 100,000 rows')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'vendors.csv' })).toBeVisible()
  await expect.element(page.getByText(/Deleted by itself on 30 January 2027/)).toBeVisible()
  await expectAccessible(main())
  await narrow()
  expectNoSidewaysScroll()
})

test('DSC-5 a mapping that finds nobody is not sent; what is chosen stays on the device', async () => {
  const columns = [{ ...list.columns[0] }, { ...list.columns[1], meaning: { kind: 'other' } }]
  network.answer('GET', one, { json: { data: { ...list, columns } } })
  await openAsDemo(open)
  await page.getByRole('button', { name: 'Compare with the directory' }).click()
  const fault = page.getByRole('alert').filter({ hasText: 'Choose the column with the names' })
  await expect.element(fault).toBeVisible()
  await page.getByLabelText('“Firm” has').selectOptions('Name')
  await expect.element(fault).not.toBeInTheDocument()
  await expectAccessible(main())
  await openAsDemo(open)
  await expect.element(page.getByLabelText('“Firm” has')).toHaveValue('name')
  network.answer('POST', at(`/${id}/start`), { json: { data: { ...list, state: 'waiting' } } })
  await page.getByRole('button', { name: 'Compare with the directory' }).click()
  await expect.element(page.getByText('The list waits for its turn')).toBeVisible()
  const sent = network.sent().find(({ method }) => method === 'POST')
  expect(sent?.body).toEqual({ columns: [{ kind: 'name' }, { kind: 'other' }] })
})

test('DSC-5 shows how far a list is, asks again by itself, and lets it be cancelled', async () => {
  let checked = 0
  const matching = () => ({ ...list, state: 'matching', rows: 100, checked: (checked += 25) })
  network.answer('GET', one, () => Response.json({ data: matching() }))
  network.answer('POST', at(`/${id}/cancel`), { json: { data: { ...list, state: 'cancelled' } } })
  await openAsDemo(open)
  await expect.element(page.getByText('Compared: 25 of 100', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText('Compared: 50 of 100', { exact: true }).first()).toBeVisible()
  await expectAccessible(main())
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText(/Comparing was cancelled/)).toBeVisible()
})

test('DSC-5 why a file cannot be read is said with its row, and what to do', async () => {
  const problem = { code: 'cell-too-long', row: 7 }
  network.answer('GET', one, { json: { data: { ...list, state: 'failed', problem } } })
  await openAsDemo(open)
  await expect.element(page.getByText(/at most 1,000 characters/)).toBeVisible()
  await expect.element(page.getByText('It is in row 7.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Choose another file' })).toBeVisible()
})

test('DSC-5 the report can be read as a table, and a possible row is decided by keyboard and undone', async () => {
  network.answer('GET', one, { json: { data: done } })
  await openAsDemo(open)
  const cells = page.getByRole('row', { name: 'Climate' }).getByRole('cell')
  await expect.element(cells.nth(1)).toHaveTextContent('50% (1)')
  await expect.element(cells.nth(2)).toHaveTextContent('25% (10)')
  await expect.element(page.getByText('Same number: ABN')).toBeVisible()
  await expectAccessible(main())
  const decided = { ...row, version: 2, outcome: 'match', isDecided: true, supplier: 'wattle' }
  network.answer('PUT', at(`/${id}/rows/2/decision`), { json: { data: decided } })
  page.getByRole('button', { name: 'This one for Watle: Wattle & Wool' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Found, as decided')).toBeVisible()
  const sent = () => network.sent().findLast(({ method }) => method === 'PUT')?.body
  expect(sent()).toEqual({ version: 1, decision: { kind: 'supplier', key: 'wattle' } })
  network.answer('PUT', at(`/${id}/rows/2/decision`), { json: { data: { ...row, version: 3 } } })
  await page.getByRole('button', { name: 'Undo the decision about Watle' }).click()
  await expect.element(page.getByRole('button', { name: 'None of them for Watle' })).toBeVisible()
  expect(sent()).toEqual({ version: 2, decision: { kind: 'undo' } })
  await narrow()
  expectNoSidewaysScroll()
})

test('DSC-5 rows that seem to be listed before are counted, told and can be looked at alone', async () => {
  const again = { ...row, at: 3, repeats: 2 }
  network.answer('GET', one, { json: { data: { ...done, rows: 400, repeats: 1 } } })
  network.answer('GET', at(`/${id}/report`), {
    json: { data: { ...report, whole: { rows: 400, amount: 40 } } },
  })
  network.answer('GET', at(`/${id}/rows`), { json: { results: [row, again], next: null } })
  await openAsDemo(open)
  await expect
    .element(page.getByText('1 of 400 rows seems to be a vendor whom an earlier row has'))
    .toBeVisible()
  await expect.element(page.getByText('seems to be the vendor of row 2 again')).toBeVisible()
  const cells = page.getByRole('row', { name: 'Climate' }).getByRole('cell')
  await expect.element(cells.nth(1)).toHaveTextContent('under 1% (1)')
  await page.getByRole('button', { name: 'Listed before 1' }).click()
  await expect.poll(() => network.sent().at(-1)?.path).toMatch(/rows\?only=repeats$/)
})

test('DSC-5 rows that come late for another filter take nothing away from those that are shown', async () => {
  const late = Promise.withResolvers<void>()
  const isRead = Promise.withResolvers<void>()
  const called = (name: string, at: number) => ({ ...row, at, said: { ...row.said, name } })
  network.answer('GET', one, { json: { data: done } })
  network.answer('GET', at(`/${id}/rows`), async ({ url }) => {
    const { searchParams } = new URL(url)
    const outcome = searchParams.get('outcome')
    if (outcome === 'possible') {
      await late.promise
      const { body } = Response.json({ results: [called('Late', 2)], next: null })
      const told = new TransformStream({ flush: () => isRead.resolve() })
      return new Response(body?.pipeThrough(told), { headers: { 'content-type': json } })
    }
    return searchParams.has('after')
      ? Response.json({ results: [called('Second', 4)], next: null })
      : Response.json({ results: [called('First', 3)], next: '3' })
  })
  await openAsDemo(open)
  await page.getByRole('button', { name: 'Not found 1' }).click()
  const name = (text: string) => page.getByRole('heading', { name: text, exact: true })
  await expect.element(name('First')).toBeVisible()
  late.resolve()
  await isRead.promise
  await page.getByRole('button', { name: 'Show more rows' }).click()
  await expect.element(name('Second')).toBeVisible()
  await expect.element(name('First')).toBeVisible()
  await expect.element(name('Late')).not.toBeInTheDocument()
})

test('DSC-5 who was faster is told, and what is there now is shown', async () => {
  network.answer('GET', one, { json: { data: done } })
  await openAsDemo(open)
  const button = page.getByRole('button', { name: 'None of them for Watle' })
  await expect.element(button).toBeVisible()
  const changed = { code: 'record-changed', message: 'Somebody else has changed it.' }
  network.answer('PUT', at(`/${id}/rows/2/decision`), { status: 412, json: changed })
  const theirs = { ...row, version: 2, outcome: 'none', isDecided: true }
  network.answer('GET', at(`/${id}/rows`), { json: { results: [theirs], next: null } })
  await button.click()
  await expect.element(page.getByText('None of them, as decided')).toBeVisible()
  await expect.element(page.getByText('Somebody else has changed it.')).toBeVisible()
})

test('DSC-5 viewers read what was found and change nothing', async () => {
  const viewer = { ...buyer, role: 'VIEWER' }
  network.answer('GET', /^\/api\/buyers$/, { json: { results: [viewer], invitations: [] } })
  network.answer('GET', one, { json: { data: done } })
  await openAsDemo(open)
  await expect.element(page.getByText('Same number: ABN')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Download as CSV' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'for Watle' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
})
