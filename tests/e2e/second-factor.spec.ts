import type { Page } from 'playwright/test'
import { TOTP } from 'otpauth'
import { expectAccessible } from './support/accessibility.ts'
import { expectSignedIn, openIdentityPage, register, submitSignIn } from './support/accounts.ts'
import { expectFitting } from './support/fitting.ts'
import { addDevice } from './support/passkeys.ts'
import { expect, test } from './support/test.ts'

/** As a browser that nobody has signed in with. */
async function forgetSession(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}

/** Accessible as it is, and on a narrow phone without sideways scroll or small targets. */
async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectFitting(page)
}

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
  await addDevice(page)
  const account = await register(page)
  await openAccount(page)
  await expectGood(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expectGood(page)
  await confirmPassword(page, account.password)
  await page.getByLabel('Name of the passkey').fill('My phone')
  await expectGood(page)
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await expect(page.getByRole('status')).toContainText('The passkey My phone is added.')
  await expect(page.getByRole('listitem')).toHaveCount(10)
  await expectGood(page)
  await page.getByRole('link', { name: 'I have kept them' }).click()
  await expect(page.getByText('My phone', { exact: true })).toBeVisible()

  // The field of the address offers it: the device's owner takes it there without a button.
  await forgetSession(page)
  await openIdentityPage(page, 'login')
  await expectSignedIn(page)

  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await forgetSession(page)
  await openIdentityPage(page, 'login')
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
  await expectGood(page)
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const app = new TOTP({ secret })
  const code = page.getByLabel('Code from your authenticator app')
  await code.fill(app.generate())
  await page.getByRole('button', { name: 'Confirm and use the app' }).click()
  await expect(page.getByRole('status')).toContainText('Your authenticator app is set up.')
  const recoveryCode = (await page.locator('code').first().textContent()) ?? ''

  await forgetSession(page)
  await openIdentityPage(page, 'login')
  await submitSignIn(page, account)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expectGood(page)
  await code.fill('000000')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('This code is wrong')
  await expectGood(page)
  // The code that confirmed the app does not count again; the next period's does already.
  await code.fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expectSignedIn(page)

  // Before what cannot be undone the portal asks anew, and comes back to where the person was.
  await page.goto('/auth/validate?option=login&prompt=login&returnTo=%2Forganisation%3Fanew%3D1')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await submitSignIn(page, account)
  await page.getByText('Use a recovery code').click()
  await page.getByLabel('Recovery code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Log in with this code' }).click()
  await page.waitForURL(/\/organisation\?anew=1/)
  await expectSignedIn(page)
})
