import type { Page } from 'playwright/test'
import { deviceKeeps } from './support/device.ts'
import { pageIsLive } from './support/live.ts'
import { install, type Installation } from './support/release.ts'
import { expect, test } from './support/test.ts'
import { workerInCharge, workerKeeps } from './support/worker.ts'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ mode: 'serial' })

const titles = { first: 'Good business deserves to be found.', second: 'Second release.' }
let portal: Installation
let title = titles.first
// The second release is built in the first of these tests.
test.beforeEach(() => test.slow())
test.beforeAll(async () => {
  portal = await install({
    file: 'texts/en/landing.json',
    from: titles.first,
    to: titles.second,
  })
})
test.afterAll(() => portal.remove())

const prompt = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'A new version is available' })
const landing = (page: Page) => page.getByRole('heading', { name: title, exact: true })
const login = (page: Page) =>
  page.getByRole('heading', { name: 'Register your business for free!' })
const home = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Credence' })
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
const samePage = (page: Page) => page.locator('html[data-same-page]')

async function open(page: Page, path: string): Promise<void> {
  await page.goto(portal.server.url + path)
  await workerInCharge(page)
  await pageIsLive(page)
  await mark(page)
}

/** Starts the release that has the other title on the landing page; from the second on it goes back. */
async function deploy(beforeRestart?: () => Promise<void>): Promise<void> {
  await portal.deploy(beforeRestart)
  title = title === titles.first ? titles.second : titles.first
}

/** What the browser tells a page when somebody comes back to it. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** Waits until the browser has looked for a new version once more. */
const looked = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })

test('OFF-9 a new version is offered in every tab and comes where it is asked for', async ({
  page,
  context,
}) => {
  await open(page, '/login')
  const other = await context.newPage()
  await open(other, '/login')
  await deploy(async () => {
    // Nobody has asked this process for the landing page yet: it reads its parts now.
    const answer = await fetch(portal.server.url)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(titles.first)
  })
  await comeBack(page)
  await expect(prompt(page)).toBeVisible()
  await expect(prompt(other)).toBeVisible()
  await expect(samePage(page)).toHaveCount(1)

  await prompt(page).getByRole('button', { name: 'Reload' }).click()
  await expect(samePage(page)).toHaveCount(0)
  await expect(login(page)).toBeVisible()
  await workerInCharge(page)
  await pageIsLive(page)
  await expect(prompt(page)).toBeHidden()
  await home(page).click()
  await expect(landing(page)).toBeVisible()

  // The other tab goes on as it is, also with a part that it had not loaded yet.
  await expect(prompt(other)).toBeVisible()
  await home(other).click()
  await expect(other.getByRole('heading', { name: titles.first })).toBeVisible()
  await expect(samePage(other)).toHaveCount(1)
})

test('OFF-9 the offer can be put away until the next visit', async ({ page, faults }) => {
  faults.expect('ERR_FAILED')
  await open(page, '/organization/coolabah-office-supplies')
  await deploy()
  await comeBack(page)
  await prompt(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(prompt(page)).toBeHidden()
  await comeBack(page)
  await looked(page)
  await expect(prompt(page)).toBeHidden()
  await expect(samePage(page)).toHaveCount(1)
})

test('OFF-9 a page that comes fresh from the server needs no offer', async ({ page }) => {
  await open(page, '/login')
  await deploy()
  await page.goto(portal.server.url)
  await expect(landing(page)).toBeVisible()
  const boot = await page.locator('script[type="module"]').getAttribute('src')
  // The new worker has taken over by itself, and keeps what this page is made of.
  await workerKeeps(page, [boot ?? 'no script'])
  const isWaiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null)
  await expect.poll(isWaiting).toBe(false)
  await expect(prompt(page)).toBeHidden()
})

test('OFF-9 a version that the shell brings up offline is offered the new one', async ({
  page,
  context,
  faults,
}) => {
  faults.expect('ERR_INTERNET_DISCONNECTED')
  await open(page, '/login')
  await deviceKeeps(page, { themes: 1, environment: 1 })
  await workerKeeps(page, ['/brands/credence/hero.svg'])
  const before = title
  await context.setOffline(true)
  await page.goto(portal.server.url)
  await expect(landing(page)).toBeVisible()
  await mark(page)
  await deploy()
  await context.setOffline(false)
  await comeBack(page)
  await expect(prompt(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: before })).toBeVisible()
  await prompt(page).getByRole('button', { name: 'Reload' }).click()
  await expect(landing(page)).toBeVisible()
})
