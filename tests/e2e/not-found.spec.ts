import { expect, test } from './support/test.ts'

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

test('RTE-3 every route that needs a user sends a guest to the login screen', async ({ page }) => {
  for (const path of ['/organisation', '/register/organisation', '/register/organisation/setup']) {
    await page.goto(path)
    await expect(page).toHaveURL(
      ({ pathname, searchParams }) =>
        pathname === '/login' && searchParams.get('returnTo') === path,
    )
  }
})
