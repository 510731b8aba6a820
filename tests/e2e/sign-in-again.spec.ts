import type { Page } from 'playwright/test'
import { newAccount } from '../fixtures/accounts.ts'
import { register } from './support/accounts.ts'
import { mailedLink } from './support/mailbox.ts'
import { typeDescription } from './support/outbox.ts'
import { saveButton } from './support/profile-form.ts'
import { fillMandatory, save, startSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

test('AUT-8 ERR-2 a sign-in that ends while somebody types costs none of the text', async ({
  page,
  context,
  browser,
  server,
  faults,
}) => {
  faults.expect('status of 401', 'status of 400')
  const account = await register(page)
  await page.goto('/register/organisation/setup')
  await page.getByLabel('Name of the organisation').fill('Paused Typing Ltd')
  await page.getByRole('button', { name: 'Add organisation' }).click()
  await page.getByLabel('Description').fill('Typed before the sign-in ended.')

  // A new password ends every sign-in of the account, this one too.
  const elsewhere = await browser.newContext({ baseURL: server.url })
  const guest = await elsewhere.newPage()
  const password = 'Slow-lantern-58'
  await resetPassword(guest, account.email, password)
  await elsewhere.close()

  await page.getByLabel('Website').fill('paused.example')
  await page.getByRole('combobox', { name: 'Address', exact: true }).fill('Leichhardt')
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await expect(page.getByLabel('Description')).toHaveValue('Typed before the sign-in ended.')

  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: 'log in again in a new tab' }).click()
  const tab = await opening
  await tab.getByLabel('Email address').fill(account.email)
  await tab.getByLabel('Password', { exact: true }).fill(password)
  await tab.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(tab.getByRole('heading', { name: 'My organization' })).toBeVisible()

  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText('Your session has ended')).toBeHidden()
  await expect(page.getByLabel('Description')).toHaveValue('Typed before the sign-in ended.')
})

test('AUT-8 OFF-7 what waits is tried once after the sign-in ended, and a page opened then leads to it', async ({
  page,
  browser,
  server,
  faults,
}) => {
  faults.expect('status of 401', 'status of 400', 'No idToken during refresh.')
  const account = newAccount()
  await startSupplier(page, account)
  await fillMandatory(page)
  await save(page)
  await typeDescription(page, 'Typed before the sign-in ended.')
  const elsewhere = await browser.newContext({ baseURL: server.url })
  await resetPassword(await elsewhere.newPage(), account.email, 'Slow-lantern-58')
  await elsewhere.close()

  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 401) refused.push(answer.url())
  })
  await saveButton(page).click()
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await saveButton(page).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  // The saves, and what the page that was opened asks for: each once.
  expect(refused.length).toBeLessThan(12)
})

async function resetPassword(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/identity/reset/request')
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.goto(await mailedLink(page, email, 'Reset your password'))
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()
}
