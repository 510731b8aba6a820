import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { readSheet } from 'read-excel-file/universal'
import { demoAccount, demoBuyer } from '../fixtures/accounts.ts'
import { pdf } from './support/evidence.ts'
import { addObjective } from './support/objectives.ts'
import { lostRequests } from './support/offline.ts'
import { openAs } from './support/signed-in.ts'
import { indexIsFilled } from './support/filled-index.ts'
import { expect, test } from './support/test.ts'
import { vendorFile } from './support/vendor-file.ts'
import { workerInCharge } from './support/worker.ts'

test.use({ portal: 'own', serviceWorkers: 'allow' })
// A list of 500 vendors is compared, and three people do their part.
test.slow()

const list = 'Packaging 2027'
const others = ['kauri-point-honey', 'karoo-wind-services', 'papel-azteca', 'nilgiri-tea-circle']

const itemOf = (page: Page, name: RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 2 }) })

async function begin(page: Page): Promise<void> {
  await openAs(page, demoAccount, '/buying')
  await page.getByLabel('Name of your organisation').fill('Quandong Retail')
  await page.getByRole('button', { name: 'Start buying' }).click()
  await addObjective(page, 'Climate', [['Sustainable Development Goal', '13 · Climate Action']])
  await addObjective(page, 'Checked quality', [['Credential', 'ISO 9001']])
  await addObjective(page, 'Near us', [['Region served', 'Australia']])
}

async function checkVendors(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Check vendors' }).click()
  const file = { name: 'vendors-2026.csv', mimeType: 'text/csv', buffer: await vendorFile() }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Compare with the directory' }).click()
  await expect(page.getByRole('heading', { name: 'What your list reaches' })).toBeVisible({
    timeout: 30_000,
  })
  const report = page.getByRole('main')
  for (const objective of ['Climate', 'Checked quality', 'Near us'])
    await expect(report.getByText(objective).first()).toBeVisible()
}

async function shortlist(page: Page): Promise<void> {
  await page.goto('/organization/northwind-packaging')
  await page.getByRole('button', { name: 'Add to a shortlist' }).click()
  await page.getByLabel('Name of the list').fill(list)
  await page.getByRole('button', { name: 'Create and add' }).click()
  await expect(page.getByRole('link', { name: `On ${list}` })).toBeVisible()
  for (const slug of others) {
    await page.goto(`/organization/${slug}`)
    await page.getByRole('button', { name: 'Add to a shortlist' }).click()
    await page.getByRole('button', { name: list }).click()
    await expect(page.getByRole('link', { name: `On ${list}` })).toBeVisible()
  }
  await page.getByRole('link', { name: `On ${list}` }).click()
  await expect(page.getByText('5 suppliers')).toBeVisible()
}

test('DSC-3 DSC-4 DSC-5 DSC-6 a buyer checks vendors, shortlists on a train, asks, gets, exports; a colleague sees it', async ({
  page,
  context,
  faults,
}) => {
  await indexIsFilled(page)
  await begin(page)
  await checkVendors(page)
  await shortlist(page)
  const listed = page.url()

  await workerInCharge(page)
  await page.reload()
  const usedParts = () =>
    page.evaluate(async () => (await (await caches.open('used-parts')).keys()).length)
  await expect.poll(usedParts).toBeGreaterThan(2)
  faults.expect(...lostRequests)
  await context.setOffline(true)
  await page.reload()
  const northwind = itemOf(page, /Northwind/)
  await northwind.getByRole('button', { name: /^Add a note/ }).click()
  await northwind.getByRole('textbox').fill('Ask for the renewed certificate.')
  await northwind.getByRole('button', { name: 'Save the note' }).click()
  await expect(northwind.getByText(/^Kept on this device/)).toBeVisible()
  await context.setOffline(false)
  await expect(northwind.getByText(/^You, /)).toBeVisible({ timeout: 20_000 })

  for (const name of [/Northwind/, /Karoo/, /Papel/])
    await itemOf(page, name)
      .getByRole('checkbox', { name: /^Compare/ })
      .check()
  await page.getByRole('link', { name: 'Compare side by side' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(3)

  await page.goto('/organization/northwind-packaging')
  await page.getByRole('link', { name: 'Ask for something on behalf of Quandong Retail' }).click()
  const form = page.getByRole('form', { name: 'Ask Northwind Packaging for something' })
  await form.getByLabel('What you need it for').fill('Your ISO 9001 certificate ends this year.')
  await form.getByRole('checkbox', { name: /ISO 9001/ }).check()
  await form.getByRole('button', { name: 'Send the request' }).click()
  const sent = page.getByRole('listitem', { name: 'Northwind Packaging' })
  await expect(sent).toContainText('Waits for an answer')

  // The same person owns the supplier.
  await page.goto('/organisation/requests?organisation=northwind-packaging')
  const received = page.getByRole('listitem', { name: 'Quandong Retail' })
  await page
    .getByRole('radiogroup', { name: /ISO 9001/ })
    .getByText('Words or documents')
    .click()
  const chooser = page.waitForEvent('filechooser')
  await received.getByRole('button', { name: /^Choose a document for/ }).click()
  await (await chooser).setFiles(pdf('iso-9001.pdf'))
  await expect(received.getByRole('list', { name: /^Documents for this buyer/ })).toContainText(
    'iso-9001.pdf',
  )
  await received.getByRole('button', { name: 'Send the answers' }).click()
  await expect(received.getByText('Answered', { exact: true })).toBeVisible()
  await page.goto('/buying/requests')
  const certificate = page.waitForEvent('download')
  await sent.getByRole('button', { name: 'Download iso-9001.pdf' }).click()
  expect(await readFile(await (await certificate).path())).toEqual(pdf('iso-9001.pdf').buffer)

  await page.goto(listed)
  const workbook = page.waitForEvent('download')
  await page.getByRole('button', { name: 'As an Excel workbook' }).click()
  const [, ...rows] = await readSheet(new Blob([await readFile(await (await workbook).path())]))
  expect(new Set(rows.map(([supplier]) => supplier)).size).toBe(5)
  expect(rows.map((row) => row.join(' ')).join('\n')).toContain('Ask for the renewed certificate.')

  await page.getByRole('link', { name: 'Team' }).click()
  await page.getByLabel('Email address').fill(demoBuyer.email)
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText('Invited, not answered yet')).toBeVisible()
  const quandong = new URL(page.url()).searchParams.get('buyer') ?? ''
  await page.evaluate(() => localStorage.clear())
  await context.clearCookies()
  await openAs(page, demoBuyer, '/buying')
  await page.getByRole('button', { name: 'Join the team of Quandong Retail' }).click()
  await page.goto(`/buying/shortlists?buyer=${quandong}`)
  await page.getByRole('link', { name: list }).click()
  await expect(
    itemOf(page, /Northwind/).getByText('Ask for the renewed certificate.'),
  ).toBeVisible()
})
