import { demoAccount } from '../fixtures/accounts.ts'
import {
  accountMenu,
  expectSignedIn,
  expectSignedOut,
  openIdentityPage,
  signIn,
  submitSignIn,
} from './support/accounts.ts'
import { askedScripts, partPath } from './support/built-parts.ts'
import { pageIsLive } from './support/live.ts'
import { expect, test } from './support/test.ts'

for (const keep of [true, false]) {
  const title = keep
    ? "'Keep me logged in' outlives the browser"
    : "without 'Keep me logged in' the session ends with the browser"
  test(`AUT-2 ${title}`, async ({ playwright, server }, info) => {
    const open = () =>
      playwright.chromium.launchPersistentContext(info.outputPath('browser'), {
        baseURL: server.url,
      })
    const before = await open()
    const page = await before.newPage()
    await openIdentityPage(page, 'login')
    await page.getByLabel('Keep me logged in').setChecked(keep)
    await submitSignIn(page, demoAccount)
    await expectSignedIn(page)
    await expect(page.getByRole('heading', { name: 'My organization' })).toBeVisible()
    await before.close()

    const after = await open()
    const again = await after.newPage()
    await again.goto('/organisation')
    if (keep) await expect(again.getByRole('heading', { name: 'My organization' })).toBeVisible()
    else await expect(again).toHaveURL(/\/login\?returnTo/)
    await after.close()
  })
}

test('AUT-9 the token cookie is Secure, strict and for the whole portal, and holds no refresh token', async ({
  page,
  context,
}) => {
  const answered = page.waitForResponse((response) => response.url().includes('/oauth2/v2.0/token'))
  await signIn(page, demoAccount)
  const tokens: unknown = await (await answered).json()
  const { refresh_token: refreshToken, access_token: accessToken } = tokens as Record<
    string,
    string
  >

  const cookies = await context.cookies()
  const cookie = cookies.find(({ name }) => name === 'credence-token')
  expect(cookie).toMatchObject({ secure: true, path: '/', sameSite: 'Strict' })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(364)
  expect(days).toBeLessThanOrEqual(365)
  expect(decodeURIComponent(cookie?.value ?? '')).toBe(accessToken)
  expect(refreshToken).toBeTruthy()
  for (const { value } of cookies) expect(decodeURIComponent(value)).not.toContain(refreshToken)

  await accountMenu(page).filter({ hasText: 'Dana Mori' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expectSignedOut(page)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('credence-token')
})

test('AUT-11 a guest reads landing page and profile without the code of sign-in and storage', async ({
  page,
}) => {
  const asked = askedScripts(page)
  const ofUsers = ['identity', 'user', 'store'].map(partPath)
  for (const path of ['/', '/organization/coolabah-office-supplies']) {
    asked.length = 0
    await page.goto(path)
    await expect.poll(() => asked).toContain(partPath('application'))
    await pageIsLive(page)
    await page.waitForLoadState('networkidle')
    for (const part of ofUsers) expect(asked).not.toContain(part)
    // Each file costs a phone with a poor line a way there and back.
    expect(asked.length).toBeLessThanOrEqual(8)
  }

  await openIdentityPage(page, 'login')
  expect(asked).toEqual(expect.arrayContaining(ofUsers))
})

test('AUT-12 without an answer from the server a cached account stays signed in', async ({
  page,
  faults,
}) => {
  await signIn(page, demoAccount)
  await expect(page.getByRole('heading', { name: 'My organization' })).toBeVisible()

  faults.expect('ERR_INTERNET_DISCONNECTED', 'The server could not be reached')
  const unreachable = /\/(?:api|identity)\//
  await page.route(unreachable, (route) => route.abort('internetdisconnected'))
  await page.reload()
  await expect(accountMenu(page).filter({ hasText: 'Dana Mori' })).toBeVisible()
  await expect(page).toHaveURL('/organisation?organisation=northwind-packaging')

  await page.unroute(unreachable)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'My organization' })).toBeVisible()
})
