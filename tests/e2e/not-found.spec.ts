import { demoAccount } from '../fixtures/accounts.ts'
import { signIn } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('RTE-1 any other path is the not-found page, with status 404 and a way home @phone', async ({
      page,
      faults,
    }) => {
      faults.expect('status of 404')
      for (const path of ['/no/such/page', '/organization', '/Login', '/organisation/x']) {
        const answer = await page.goto(path)
        expect(answer?.status(), path).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
        await expect(page).toHaveTitle('Page not found – Credence Supplier Engagement Portal')
      }
      await page.getByRole('link', { name: 'Go to the home page' }).click()
      await expect(page).toHaveURL(({ pathname }) => pathname === '/')
    })
  })
}

test('RTE-1 each route of the portal answers at its own path', async ({ page }) => {
  const open = [
    ['/', /Good business/],
    ['/login', /Register your business/],
    ['/organization/coolabah-office-supplies', 'Coolabah Office Supplies'],
  ] as const
  for (const [path, heading] of open) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  await signIn(page, demoAccount)
  for (const path of ['/organisation', '/register/organisation', '/register/organisation/setup']) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(({ pathname }) => pathname === path)
  }
})

test('RTE-3 every route that needs a user sends a guest to the login screen', async ({ page }) => {
  for (const path of ['/organisation', '/register/organisation', '/register/organisation/setup']) {
    await page.goto(path)
    await expect(page).toHaveURL(
      ({ pathname, searchParams }) =>
        pathname === '/login' && searchParams.get('returnTo') === path,
    )
  }
})

test('RTE-7 the profile brings its own bars, every other page has header and footer', async ({
  page,
  faults,
}) => {
  faults.expect('status of 404')
  for (const path of ['/', '/login', '/no/such/page']) {
    await page.goto(path)
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Register for free' })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText('Powered by')).toBeVisible()
  }
  await page.goto('/organization/coolabah-office-supplies')
  await expect(page.getByRole('link', { name: 'Register for free' })).toHaveCount(0)
  await expect(page.getByText('Powered by')).toHaveCount(0)
})
