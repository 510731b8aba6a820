import { readFile } from 'node:fs/promises'
import { demoAccount } from '../fixtures/accounts.ts'
import { openAs } from './support/signed-in.ts'
import { vendorFile } from './support/vendor-file.ts'
import { expect, test } from './support/test.ts'

test.use({ portal: 'own' })

test('DSC-5 a buyer has a list of 500 vendors checked, decides who is meant, and deletes it', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/buying')
  await page.getByLabel('Name of your organisation').fill('Quandong Retail')
  await page.getByRole('button', { name: 'Start buying' }).click()
  await page.getByRole('link', { name: 'Check vendors' }).click()
  await expect(page.getByRole('heading', { name: 'Check your vendors' })).toBeVisible()
  const file = { name: 'vendors-2026.csv', mimeType: 'text/csv', buffer: await vendorFile() }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('heading', { name: 'What do the columns have?' })).toBeVisible()
  await expect(page.getByLabel('“Vendor Name” has')).toHaveValue('name')
  await expect(page.getByLabel('“Spend EUR” has')).toHaveValue('spend')
  await expect(page.getByText('500 rows.')).toBeVisible()
  await page.getByRole('button', { name: 'Compare with the directory' }).click()
  await expect(page.getByRole('heading', { name: 'What your list reaches' })).toBeVisible({
    timeout: 30_000,
  })
  await page.getByRole('button', { name: /^Listed before \d/ }).click()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'seems to be the vendor of row' }).first(),
  ).toBeVisible()
  await page.getByRole('button', { name: /^All \d/ }).click()
  await page.getByLabel('Name, number or town').fill('coolabbah')
  await page.getByRole('button', { name: 'Search the list' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Coolabbah Office Suplies' })
  await expect(row).toContainText('Name alike')
  await row
    .getByRole('button', { name: /^This one for .*: Coolabah Office Supplies$/ })
    .press('Enter')
  await expect(row).toContainText('Found, as decided')
  await expect(page.getByRole('button', { name: 'Found 3' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv.trimEnd().split('\r\n')).toHaveLength(501)
  expect(csv).toContain('/organization/coolabah-office-supplies')
  await page.getByRole('button', { name: 'Delete this list' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete this list' }).click()
  await expect(page.getByRole('heading', { name: 'Check your vendors' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'vendors-2026.csv' })).toHaveCount(0)
})
