import { demoAccount } from '../fixtures/accounts.ts'
import { openAs } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

test('MNG-6 the organisation that was chosen last opens after another page and a reload', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/organisation')
  const name = page.getByLabel('Organisation name')
  await page.getByLabel('Switch between suppliers').selectOption('Coolabah Office Supplies')
  await expect(name).toHaveValue('Coolabah Office Supplies')

  await page.goto('/organization/northwind-packaging')
  await page.goto('/organisation')
  await expect(name).toHaveValue('Coolabah Office Supplies')
  await page.reload()
  await expect(name).toHaveValue('Coolabah Office Supplies')
})
