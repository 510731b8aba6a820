import type { Page } from 'playwright/test'
import { TOTP } from 'otpauth'
import { expectAccessible } from './support/accessibility.ts'
import { expectSignedIn, openIdentityPage, register, submitSignIn } from './support/accounts.ts'
import { addDevice } from './support/passkeys.ts'
import { expect, test } from './support/test.ts'

async function openAccount(page: Page): Promise<void> {
  await page.goto('/identity/account')
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
}

async function confirmPassword(page: Page, password: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Is it you?' })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('ACC-4 a passkey is added on the account page, and signs in without a password @phone', async ({
  page,
}) => {
  const device = await addDevice(page)
  const account = await register(page)
  await openAccount(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expectAccessible(page)
  await confirmPassword(page, account.password)
  await page.getByLabel('Name of the passkey').fill('My phone')
  await expectAccessible(page)
  await device.beTouched(true)
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await expect(page.getByRole('status')).toContainText('The passkey My phone is added.')
  await expect(page.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'I have kept them' }).click()
  await expect(page.getByText('My phone', { exact: true })).toBeVisible()
  await device.beTouched(false)

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await openIdentityPage(page, 'login')
  // Until then the field of the address waits for a passkey as well.
  await device.beTouched(true)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expectSignedIn(page)
})

test('ACC-4 a code of an app is asked for after the password @phone', async ({ page, faults }) => {
  faults.expect('status of 422')
  const account = await register(page)
  await openAccount(page)
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await confirmPassword(page, account.password)
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
  await expectAccessible(page)
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const app = new TOTP({ secret })
  const code = page.getByLabel('Code from your authenticator app')
  await code.fill(app.generate())
  await page.getByRole('button', { name: 'Confirm and use the app' }).click()
  await expect(page.getByRole('status')).toContainText('Your authenticator app is set up.')

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await openIdentityPage(page, 'login')
  await submitSignIn(page, account)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expectAccessible(page)
  await code.fill('000000')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('This code is wrong')
  await expectAccessible(page)
  // The code that confirmed the app does not count again; the next period's does already.
  await code.fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expectSignedIn(page)
})
