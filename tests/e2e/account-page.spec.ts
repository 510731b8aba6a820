import {
  accountMenu,
  expectSignedIn,
  openIdentityPage,
  register,
  submitSignIn,
} from './support/accounts.ts'
import { expectAccessible } from './support/accessibility.ts'
import { confirmAddress } from './support/mailbox.ts'
import { expect, test } from './support/test.ts'

const newPassword = 'Slow-lantern-58-harbour'

test('ACC-3 the account menu leads to a new password, and the reminder stays until the address is confirmed @phone', async ({
  page,
  browser,
  faults,
  server,
}) => {
  faults.expect('status of 401', 'status of 422')
  const account = await register(page)
  const reminder = page.getByRole('complementary', { name: 'Confirm your email address' })
  await expect(reminder).toContainText(`we sent a link to ${account.email}`)
  await expect(reminder.getByRole('link', { name: 'Send it again' })).toHaveAttribute(
    'href',
    '/identity/verify/send',
  )

  await expectAccessible(page, 'aside')
  await accountMenu(page).filter({ hasText: account.firstName }).click()
  await page.getByRole('link', { name: 'Password and sessions' }).click()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await page.getByLabel('Present password').fill(account.password)
  await page.getByLabel('New password').fill(newPassword)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('status')).toContainText('Your password is changed.')

  await page.getByRole('link', { name: /^Back to/ }).click()
  await expect(accountMenu(page).filter({ hasText: account.firstName })).toBeVisible()
  await expect(reminder).toBeVisible()
  await confirmAddress(page.context(), account.email)
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(reminder).toBeHidden()

  const elsewhere = await browser.newContext({ baseURL: server.url })
  const guest = await elsewhere.newPage()
  await openIdentityPage(guest, 'login')
  await submitSignIn(guest, account)
  await expect(guest.getByRole('alert')).toBeVisible()
  await submitSignIn(guest, { ...account, password: newPassword })
  await expectSignedIn(guest)
  await elsewhere.close()
})

test('ACC-3 the reminder stands there from the first, so that nothing moves under a finger', async ({
  page,
}) => {
  await page.route('**/api/user/me', () => {})
  await register(page)
  await expect(page.getByRole('link', { name: 'Add your organisation' })).toBeVisible()
  await expect(
    page.getByRole('complementary', { name: 'Confirm your email address' }),
  ).toBeVisible()
})

test('ACC-3 the reminder that is put away stays so for the visit', async ({ page }) => {
  await register(page)
  const reminder = page.getByRole('complementary', { name: 'Confirm your email address' })
  await reminder.getByRole('button', { name: 'Not now' }).click()
  await expect(reminder).toBeHidden()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(reminder).toBeHidden()
  expect(asked).not.toContain('/api/user/me')
})
