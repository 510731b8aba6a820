import type { Page } from 'playwright/test'
import { demoAccount } from '../fixtures/accounts.ts'
import { openIdentityPage, submitSignIn } from './support/accounts.ts'
import { partAddress } from './support/built-parts.ts'
import { holdIdle, pageIsLive } from './support/live.ts'
import { expect, test } from './support/test.ts'

const isToken = (address: string) => address.includes('/oauth2/v2.0/token')
const workplace = (page: Page) => page.getByRole('heading', { name: 'My organization' })

test('AUT-3 the form of a sign-in does not wait for its styles', async ({ page }) => {
  await page.goto('/get-started')
  await pageIsLive(page)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  // Of what comes from the browser's cache nothing is transferred.
  const transferred = await page.evaluate(() =>
    performance
      .getEntriesByName(`${location.origin}/identity/pages.css`)
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  )
  expect(transferred).toEqual([0])
})

test('AUT-3 /auth/validate, which shows nothing else, does not wait until the page is idle', async ({
  page,
}) => {
  await holdIdle(page)
  await page.goto('/auth/validate?option=login')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test('AUT-3 a sign-in that comes back asks for its token before the application is there, once', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>()
  const asked: string[] = []
  page.on('request', (request) => {
    if (isToken(request.url())) asked.push(request.url())
  })
  await openIdentityPage(page, 'login', '/organisation')
  await page.route(partAddress('application'), async (route) => {
    await gate.promise
    await route.continue()
  })
  const token = page.waitForResponse((response) => isToken(response.url()))
  await submitSignIn(page, demoAccount)
  expect((await token).status()).toBe(200)
  gate.resolve()
  await expect(workplace(page)).toBeVisible()
  expect(asked).toHaveLength(1)
  // The code is nowhere in the history.
  await page.goBack()
  await expect(page).not.toHaveURL(/code=/)
})

test('AUT-3 a sign-in comes back where what asks for the token so early does not come', async ({
  page,
  faults,
}) => {
  faults.expect('status of 404')
  await page.route(partAddress('entry-sign-in'), (route) => route.fulfill({ status: 404 }))
  await openIdentityPage(page, 'login')
  await submitSignIn(page, demoAccount)
  await expect(workplace(page)).toBeVisible()
})

test('AUT-3 a token that is refused so early is said to be, and another try works', async ({
  page,
  faults,
}) => {
  faults.expect('status of 400')
  await openIdentityPage(page, 'login')
  await page.route('**/oauth2/v2.0/token*', (route) =>
    route.fulfill({ status: 400, json: { error: 'invalid_grant' } }),
  )
  await submitSignIn(page, demoAccount)
  await expect(page.getByRole('heading', { name: 'Logging in did not work' })).toBeVisible()
  await page.unroute('**/oauth2/v2.0/token*')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(workplace(page)).toBeVisible()
})
