import type { Page } from 'playwright/test'
import { demoAccount } from '../fixtures/accounts.ts'
import { openIdentityPage, register, submitSignIn } from './support/accounts.ts'
import { openAs } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

const northwind = '/organisation?organisation=northwind-packaging'

async function expectSearch(page: Page): Promise<void> {
  await expect(page).toHaveURL('/register/organisation')
  await expect(page.getByRole('combobox', { name: 'Name of the organisation' })).toBeVisible()
}

async function expectManagePage(page: Page): Promise<void> {
  await expect(page).toHaveURL(northwind)
  await expect(page.getByRole('heading', { name: 'My organization' })).toBeVisible()
}

test('RTE-5 RTE-6 in claim mode the manage page leads to the search, until an organisation is chosen', async ({
  page,
}) => {
  await openAs(page, demoAccount, northwind)
  await expectManagePage(page)
  await page.goto(`${northwind}&claim_mode=true`)
  await expectSearch(page)
  await page.goto(northwind)
  await expectSearch(page)
  await page.goto('/')
  await expectSearch(page)
  await page.getByRole('button', { name: 'Open Northwind Packaging' }).click()
  await expectManagePage(page)
  await page.reload()
  await expectManagePage(page)
})

test('RTE-5 any address switches it on, and it outlives the way through the sign-in', async ({
  page,
}) => {
  await page.goto('/organization/coolabah-office-supplies?claim_mode=true')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coolabah Office Supplies')
  await page.getByRole('link', { name: 'Claim profile' }).click()
  await expect(page).toHaveURL('/')
  await openIdentityPage(page, 'login')
  await submitSignIn(page, demoAccount)
  await expectSearch(page)
})

test('RTE-5 ends with the visit, and where the address says so', async ({ page, context }) => {
  await openAs(page, demoAccount, `${northwind}&claim_mode=true`)
  await expectSearch(page)
  const other = await context.newPage()
  await other.goto(northwind)
  await expectManagePage(other)
  await page.goto('/badge?claim_mode=false')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(northwind)
  await expectManagePage(page)
})

test('RTE-6 without an organisation the manage page leads to the search', async ({ page }) => {
  await register(page)
  await page.goto('/organisation')
  await expectSearch(page)
})

test('RTE-6 an organisation that is not confirmed yet leads to the search', async ({ page }) => {
  await page.route('**/api/organizations/northwind-packaging', async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: Record<string, unknown> }
    await route.fulfill({ response: answer, json: { data: { ...data, status: 'PENDING' } } })
  })
  await openAs(page, demoAccount, northwind)
  await expectSearch(page)
})
