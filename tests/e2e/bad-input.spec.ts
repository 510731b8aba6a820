import { demoAccount } from '../fixtures/accounts.ts'
import { signIn } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

test('AUT-3 a forged answer of the identity provider signs nobody in and runs nothing', async ({
  page,
}) => {
  const message = encodeURIComponent('<img src=x onerror=alert(1)>')
  await page.goto(`/auth/validate#error=server_error&error_description=${message}&state=forged`)
  await expect(
    page
      .getByRole('heading', { name: 'Logging in did not work' })
      .or(page.getByRole('heading', { name: 'Log in', exact: true })),
  ).toBeVisible()
  await page.goto('/organisation')
  await expect(page).toHaveURL(/\/login\?returnTo/)
})

test('RTE-3 queries that repeat or are no text do not break a screen', async ({ page }) => {
  await page.goto('/login?returnTo=/a&returnTo=/b&returnTo=%7B%22x%22%3A1%7D')
  const register = { name: 'Register for free', exact: true }
  await expect(page.getByRole('main').getByRole('link', register)).toBeVisible()
  await signIn(page, demoAccount)
  await page.goto('/register/organisation/setup?name=1234&name=%7B%7D')
  await expect(page.getByLabel('Name of the organisation')).toBeVisible()
  await page.goto('/organisation?organisation=nobody-at-all')
  await expect(page.getByRole('heading', { name: 'My organization' })).toBeVisible()
})
