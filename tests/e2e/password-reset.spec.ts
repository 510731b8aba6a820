import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright/test'
import { newAccount } from '../fixtures/accounts.ts'
import { expectSignedIn, openIdentityPage, register, submitSignIn } from './support/accounts.ts'
import { mailedLink } from './support/mailbox.ts'
import { expect, test } from './support/test.ts'

test.use({ portal: 'own' })

const newPassword = 'Slow-lantern-58'

test('AUT-2 a forgotten password is replaced through the mailed link, which works once', async ({
  page,
  browser,
  faults,
  server,
}) => {
  faults.expect('status of 410', 'status of 422')
  const account = await register(page)
  const elsewhere = await browser.newContext({ baseURL: server.url })
  const guest = await elsewhere.newPage()

  await requestReset(guest, account.email)
  const link = await mailedLink(guest, account.email, 'Reset your password')
  await guest.goto(link)
  await expect(guest.getByText(account.email)).toBeVisible()
  await guest.getByLabel('New password').fill('short')
  await guest.getByRole('button', { name: 'Save new password' }).click()
  await expect(guest.getByRole('alert')).toBeVisible()
  await guest.getByLabel('New password').fill(newPassword)
  await guest.getByRole('button', { name: 'Save new password' }).click()
  await expect(guest.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()

  await guest.getByRole('link', { name: 'Log in' }).click()
  await submitSignIn(guest, account)
  await expect(guest.getByRole('alert')).toBeVisible()
  await submitSignIn(guest, { ...account, password: newPassword })
  await expectSignedIn(guest)

  await guest.goto(link)
  await expect(
    guest.getByRole('heading', { name: 'This link has already been used' }),
  ).toBeVisible()
  await elsewhere.close()
})

test('AUT-2 a reset link that is too old says so and leads to a new one', async ({
  page,
  faults,
  server,
}) => {
  faults.expect('status of 410')
  const account = await register(page)
  await page.context().clearCookies()
  await requestReset(page, account.email)
  const link = await mailedLink(page, account.email, 'Reset your password')
  letResetLinksExpire(server.dataDir)

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
})

test('AUT-2 whether an address has an account is not told to who asks for a reset', async ({
  page,
}) => {
  const { email } = newAccount()
  await requestReset(page, email)
  await expect(page.getByRole('main')).toContainText(`If there is an account for ${email}`)
})

test('AUT-2 a new account confirms its address through the mailed link', async ({ page }) => {
  const account = await register(page)
  await page.goto(await mailedLink(page, account.email, 'Confirm your email address'))
  await page.getByRole('button', { name: 'Yes, confirm it' }).click()
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible()
})

test('ACC-1 a link opened on another device asks for the password, or for a new one', async ({
  page,
  browser,
  faults,
  server,
}) => {
  faults.expect('status of 422')
  const account = await register(page)
  const phone = await browser.newContext({ baseURL: server.url })
  const guest = await phone.newPage()
  const link = await mailedLink(guest, account.email, 'Confirm your email address')
  await guest.goto(link)
  await expect(guest.getByText(account.email)).toBeVisible()
  await guest.getByLabel('Password').fill('not the password')
  await guest.getByRole('button', { name: 'Confirm' }).click()
  await expect(guest.getByRole('alert')).toContainText('not the password of the account')
  await guest.getByRole('link', { name: 'choose a new password' }).click()
  await expect(guest.getByLabel('First name')).toHaveValue(account.firstName)
  await guest.goto(link)
  await guest.getByLabel('Password').fill(account.password)
  await guest.getByRole('button', { name: 'Confirm' }).click()
  await expect(
    guest.getByRole('heading', { name: 'Your email address is confirmed' }),
  ).toBeVisible()
  await phone.close()
})

async function requestReset(page: Page, email: string): Promise<void> {
  await openIdentityPage(page, 'login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
}

/** Takes the links that were mailed until now back in time, past the hour that they live. */
function letResetLinksExpire(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'credence.sqlite'), { timeout: 5000 })
  database
    .prepare("UPDATE action_tokens SET expires_at = ? WHERE purpose = 'reset'")
    .run(new Date(Date.now() - 1000).toISOString())
  database.close()
}
