import type { Page } from 'playwright/test'
import { pageIsLive } from './support/live.ts'
import { expect, test } from './support/test.ts'

const portal = 'Credence Supplier Engagement Portal'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
const profile = '/organization/northwind-packaging'
const profileData = '**/public/organisation/detail/*'

/** Goes on within the portal, without loading a document. */
async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => window.history.pushState(null, '', to), path)
}

const screens = [
  { path: '/get-started', title: `Get started – ${portal}`, says: 'Your profile in five steps' },
  { path: '/benefits', title: `Benefits – ${portal}`, says: 'What partners offer' },
  { path: '/badge', title: `Badge – ${portal}`, says: 'The badge, on your website' },
  { path: '/trust', title: `How we know – ${portal}`, says: 'How we know' },
  { path: '/login', title: new RegExp(` – ${portal}$`), says: 'Register your business' },
  { path: profile, title: `Northwind Packaging – ${portal}`, says: 'Northwind Packaging' },
  { path: '/organization/nobody', title: `Profile not found – ${portal}`, says: 'Profile not' },
  { path: '/no/such/page', title: `Page not found – ${portal}`, says: 'Page not found' },
  { path: '/', title: portal, says: 'Good business deserves' },
] as const

for (const { path, title, says } of screens) {
  test(`A11Y-1 ${path} within the portal: its title, the focus on its heading, its top`, async ({
    page,
    faults,
  }) => {
    faults.expect('status of 404')
    const from = path === '/' ? '/get-started' : '/'
    await page.goto(from)
    await pageIsLive(page)
    const [before, first] = [await page.title(), await heading(page).innerText()]
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0)

    await goOn(page, path)
    await expect(heading(page)).toContainText(says)
    await expect(page).toHaveTitle(title)
    await expect(heading(page)).toBeFocused()
    await expect.poll(() => scrolled(page)).toBe(0)

    await page.goBack()
    await expect(heading(page)).toHaveText(first)
    await expect(page).toHaveTitle(before)
    await expect(heading(page)).toBeFocused()
  })
}

test('A11Y-1 Tab goes on from the heading of the screen that a link led to', async ({ page }) => {
  await page.goto('/get-started')
  await pageIsLive(page)
  const link = page.getByRole('main').getByRole('link', { name: 'See what partners offer' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test('PUB-8 a screen that is long in coming is said to be after 300 ms, and shown once it is there', async ({
  page,
}) => {
  await page.goto('/')
  await pageIsLive(page)
  const gate = Promise.withResolvers<void>()
  await page.route(profileData, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const asked = page.waitForRequest(profileData)
  await goOn(page, profile)
  await asked
  await page.clock.runFor(250)
  await expect(heading(page)).toContainText('Good business deserves')
  await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(page.getByRole('main').getByText('Loading')).toBeAttached()
  await expect(heading(page)).toHaveCount(0)
  const answered = page.waitForResponse(profileData)
  gate.resolve()
  await answered
  await page.clock.runFor(100)
  await expect(heading(page)).toHaveText('Northwind Packaging')
})

test('PUB-8 a screen that is there in time shows no sign of waiting', async ({ page }) => {
  await page.goto('/')
  await pageIsLive(page)
  await page.evaluate(() => {
    new MutationObserver(() => {
      const waits = [...document.querySelectorAll('main')].some((one) =>
        one.textContent?.includes('Loading'),
      )
      if (waits) document.documentElement.dataset['waited'] = ''
    }).observe(document.documentElement, { subtree: true, childList: true })
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const answered = page.waitForResponse(profileData)
  await goOn(page, profile)
  await answered
  await page.clock.runFor(100)
  await expect(heading(page)).toHaveText('Northwind Packaging')
  expect(await page.evaluate(() => 'waited' in document.documentElement.dataset)).toBe(false)
})
