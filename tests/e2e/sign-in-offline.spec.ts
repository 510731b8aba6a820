import type { Page } from 'playwright/test'
import { partPath } from './support/built-parts.ts'
import { firstVisit, noNetwork } from './support/first-visit.ts'
import { pageIsLive } from './support/live.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

const logIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' })
const form = (page: Page) => page.getByRole('heading', { name: 'Log in', level: 1 })

async function expectExplained(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/validate\?option=login/)
}

/** Opens a page that a worker keeps, in a browser that has been led to the provider before. */
async function openLive(page: Page): Promise<void> {
  await firstVisit(page, '/get-started')
  await pageIsLive(page)
  await logIn(page).click()
  await expect(form(page)).toBeVisible()
  await page.goto('/get-started')
  await pageIsLive(page)
}

test('AUT-12 OFF-2 without a network a log-in says so, and leads on once the network is back', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(noNetwork)
  await openLive(page)
  await context.setOffline(true)
  await logIn(page).click()
  await expectExplained(page)
  const opened = page.waitForEvent('domcontentloaded')
  await page.getByRole('link', { name: 'Try again' }).click()
  await opened
  await expectExplained(page)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(form(page)).toBeVisible()
})

test('AUT-12 OFF-2 so it does where what leads to the provider is not on the device', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(noNetwork)
  await firstVisit(page, '/get-started')
  await pageIsLive(page)
  const dropped = await page.evaluate(async (path) => {
    const caches = await Promise.all((await self.caches.keys()).map((key) => self.caches.open(key)))
    const all = caches.map((cache) => cache.delete(path, { ignoreSearch: true }))
    return (await Promise.all(all)).includes(true)
  }, partPath('identity'))
  expect(dropped).toBe(true)
  await context.setOffline(true)
  await logIn(page).click()
  await expectExplained(page)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(form(page)).toBeVisible()
})

test('AUT-12 in a captive portal, of which the browser knows nothing, a log-in says so too', async ({
  page,
}) => {
  await openLive(page)
  const everything = /\/(?:api|identity)\/|\/ready$/
  await page.route(everything, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Accept our terms</h1>' }),
  )
  await logIn(page).click()
  await expectExplained(page)
  await page.unroute(everything)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(form(page)).toBeVisible()
})
