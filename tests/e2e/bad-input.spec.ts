import { demoAccount } from '../fixtures/accounts.ts'
import { openIdentityPage, signIn, submitSignIn } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

test.use({ portal: 'own' })

test('AUT-2 a sign-in page left open until its session is gone says so and starts again', async ({
  page,
  context,
  faults,
}) => {
  faults.expect('status of 410')
  await openIdentityPage(page, 'login')
  const address = page.url()
  await context.clearCookies()
  await submitSignIn(page, demoAccount)
  await expect(page.getByRole('heading', { name: 'This sign-in has expired' })).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'This sign-in has expired' })).toBeVisible()
  await page.getByRole('link', { name: 'Start again' }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname === '/')
})

test('AUT-2 a broken or invented reset link is refused in plain words', async ({
  page,
  faults,
}) => {
  faults.expect('status of 410')
  for (const query of ['', '?token=', '?token=%00', `?token=${'x'.repeat(4000)}`]) {
    await page.goto(`/identity/reset${query}`)
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  }
})

test('AUT-3 a forged answer of the identity provider signs nobody in and runs nothing', async ({
  page,
}) => {
  const message = encodeURIComponent('<img src=x onerror=alert(1)>')
  await page.goto(`/auth/validate#error=server_error&error_description=${message}&state=forged`)
  await expect(
    page
      .getByRole('heading', { name: 'Signing in did not work' })
      .or(page.getByRole('heading', { name: 'Sign in', exact: true })),
  ).toBeVisible()
  await page.goto('/organisation')
  await expect(page).toHaveURL(/\/login\?returnTo/)
})

test('PUB-8 RTE-1 odd addresses get a clear page, never a failure', async ({ page, faults }) => {
  faults.expect('status of 404')
  for (const slug of [
    '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '..%2F..%2Fetc%2Fpasswd',
    'x'.repeat(500),
    '%F0%9F%A6%98',
    "' or 1=1 --",
  ]) {
    const answer = await page.goto(`/organization/${slug}`)
    expect(answer?.status(), slug).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?:Profile|Page) not found$/)
  }
})

test('RTE-1 an address that is not even well formed is refused, and names what is wrong', async ({
  page,
  faults,
}) => {
  faults.expect('status of 400')
  const answer = await page.goto('/organization/%E0%A4%A')
  expect(answer?.status()).toBe(400)
  await expect(page.getByText('The address cannot be read')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Good business deserves to be found.',
  )
})

test('RTE-3 queries that repeat or are no text do not break a screen', async ({ page }) => {
  await page.goto('/login?returnTo=/a&returnTo=/b&returnTo=%7B%22x%22%3A1%7D')
  await expect(page.getByRole('link', { name: 'Register', exact: true })).toBeVisible()
  await signIn(page, demoAccount)
  await page.goto('/register/organisation/setup?name=1234&name=%7B%7D')
  await expect(page.getByLabel('Name of the organisation')).toBeVisible()
  await page.goto('/organisation?organisation=nobody-at-all')
  await expect(page.getByRole('heading', { name: 'My organization' })).toBeVisible()
})
