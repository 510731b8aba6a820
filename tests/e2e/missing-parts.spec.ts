import type { Page, Route } from 'playwright/test'
import { partAddress } from './support/built-parts.ts'
import { holdIdle, pageIsLive } from './support/live.ts'
import { expect, test } from './support/test.ts'

const landing = (page: Page) =>
  page.getByRole('heading', { name: 'Good business deserves to be found.' })
const home = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Credence' })
const explained = (page: Page) =>
  page.getByRole('heading', { name: 'This page could not be loaded' })
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** The landing page, which is a part of its own. */
const part = () => partAddress('routes')

/** Opens another page, live, and counts how often a page is opened from then on. */
async function openAnother(page: Page): Promise<() => number> {
  await page.goto('/login')
  await pageIsLive(page)
  let opened = 0
  page.on('domcontentloaded', () => {
    opened += 1
  })
  return () => opened
}

test.beforeEach(({ faults }) => {
  faults.expect(/Failed to (load resource|fetch dynamically)|ChunkLoadError|part of the portal/)
})

test('OFF-9 a part that a deployment has taken away comes with one reload', async ({ page }) => {
  const opened = await openAnother(page)
  await page.route(part(), (route) =>
    opened() === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await home(page).click()
  await expect(landing(page)).toBeVisible()
  await expect.poll(opened).toBe(1)
  await pageIsLive(page)
  await expect(landing(page)).toBeVisible()
  expect(opened()).toBe(1)
})

test('OFF-9 a part that stays away costs one reload, then says so and can be tried again', async ({
  page,
}) => {
  const opened = await openAnother(page)
  let isThere = false
  await page.route(part(), (route) => (isThere ? route.continue() : route.fulfill({ status: 404 })))
  await home(page).click()
  await expect(explained(page)).toBeVisible()
  await expect.poll(opened).toBe(1)
  await expect(explained(page)).toBeVisible()
  await tryAgain(page).click()
  await expect.poll(opened).toBe(2)
  await expect(explained(page)).toBeVisible()
  isThere = true
  await tryAgain(page).click()
  await expect(landing(page)).toBeVisible()
})

test('OFF-9 offline a part that is missing is said to be, without a reload', async ({
  page,
  context,
}) => {
  const opened = await openAnother(page)
  await context.setOffline(true)
  await home(page).click()
  await expect(explained(page)).toBeVisible()
  await expect(page.getByText('Check your connection and try again.')).toBeVisible()
  await expect(explained(page)).toBeFocused()
  await tryAgain(page).click()
  await expect(explained(page)).toBeVisible()
  expect(opened()).toBe(0)
  await context.setOffline(false)
  await tryAgain(page).click()
  await expect(landing(page)).toBeVisible()
})

test('OFF-9 a press says so where the application cannot be fetched, and works once it can', async ({
  page,
  context,
}) => {
  await holdIdle(page)
  await page.goto('/')
  await expect(landing(page)).toBeVisible()
  const invite = page.getByRole('button', { name: 'Invite suppliers' })
  const said = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' })
  await expect(said).toBeHidden()
  await context.setOffline(true)
  await invite.click()
  await expect(said).toBeVisible()
  const email = page.getByLabel('Your email for our newsletter')
  await email.fill('ada@reader.example')
  await expect(said).toBeVisible()
  await context.setOffline(false)
  await pageIsLive(page)
  await expect(said).toBeHidden()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(email).toHaveValue('ada@reader.example')
  await invite.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('OFF-9 the network that comes back while a try still fails is not missed', async ({
  page,
}) => {
  await holdIdle(page)
  await page.goto('/')
  const held: Route[] = []
  let isBack = false
  await page.route('**/assets/*.js', (route) => (isBack ? route.continue() : held.push(route)))
  await page.getByLabel('Your email for our newsletter').focus()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  isBack = true
  for (const route of held) await route.abort()
  await pageIsLive(page)
})

test('OFF-9 a page that says so can be loaded again, as Firefox needs it', async ({ page }) => {
  await holdIdle(page)
  await page.goto('/')
  const address = partAddress('application')
  await page.route(address, (route) => route.abort())
  await page.getByRole('button', { name: 'Invite suppliers' }).click()
  await page.unroute(address)
  await page.getByRole('alert').getByRole('link', { name: 'Reload' }).click()
  await page.waitForFunction(() => document.querySelector('#not-loaded[hidden]') !== null)
  await page.getByRole('button', { name: 'Invite suppliers' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
