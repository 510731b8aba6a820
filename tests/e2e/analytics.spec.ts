import type { Page } from 'playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { demoAccount } from '../fixtures/accounts.ts'
import {
  accountMenu,
  expectSignedIn,
  expectSignedOut,
  openIdentityPage,
  submitSignIn,
} from './support/accounts.ts'
import { startAnalyticsServices, type AnalyticsServices } from './support/analytics-services.ts'
import { partName } from './support/built-parts.ts'
import { recordEvents } from './support/events.ts'
import { narrowPhone } from '../fixtures/small-targets.ts'
import { expectNoSidewaysScroll } from './support/layout.ts'
import { layoutShift, watchLayoutShift } from './support/layout-shift.ts'
import { pageIsLive } from './support/live.ts'
import { expect, test as base } from './support/test.ts'

/** The portal of the file tells services of the test's own. */
const test = base.extend<{ services: AnalyticsServices }>({
  services: async ({ server }, use) => {
    const services = await startAnalyticsServices()
    await server.start(services.env)
    await use(services)
    await services.close()
  },
})

test.use({ portal: 'own' })

const question = (page: Page) => page.getByRole('region', { name: 'May we count what is used?' })
const names = (services: AnalyticsServices) => services.events().map(({ event }) => event)

async function choose(page: Page, name: string): Promise<void> {
  await question(page).getByRole('button', { name }).click()
  await expect(question(page)).toHaveCount(0)
}

/** Opens the landing page as somebody whom an affiliate of the demo brand brought, which is told. */
async function arrive(page: Page, affiliate = 'green-chamber'): Promise<void> {
  await page.goto(`/?aff=${affiliate}`)
  await pageIsLive(page)
}

const tags = (services: AnalyticsServices) =>
  services
    .tags()
    .map(({ event }) => String(event))
    .filter((event) => event !== 'gtm.js')
    .toSorted()

test('ANL-1 where nothing is configured nothing is loaded, asked or told', async ({
  page,
  server,
}) => {
  await server.start()
  const told = await recordEvents(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await arrive(page)
  await expect.poll(() => told().map(({ event }) => event)).toEqual(['affiliate-page'])
  await page.getByRole('link', { name: 'Partner benefits' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked.filter((url) => !url.startsWith(server.url))).toEqual([])
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toHaveCount(0)
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
})

test('ANL-1 both services are told each event with its category, and who the user is until sign-out', async ({
  page,
  services,
}) => {
  await arrive(page)
  await expect.poll(() => names(services)).toEqual(['affiliate-page'])
  await openIdentityPage(page, 'login', '/organisation?section=modules')
  await submitSignIn(page, demoAccount)
  await expectSignedIn(page)
  await page.getByRole('button', { name: /Start/ }).first().click()
  await expect.poll(() => names(services)).toContain('module_clicked')
  const events = services.events()
  const [, identified, login] = events
  expect(identified?.event).toBe('$identify')
  expect(login).toMatchObject({
    event: 'login',
    distinct_id: identified?.distinct_id,
    properties: { category: 'Authentication', brand: 'credence' },
  })
  expect(events.at(-1)).toMatchObject({
    event: 'module_clicked',
    distinct_id: identified?.distinct_id,
    properties: { category: 'General' },
  })
  await expect
    .poll(() => tags(services))
    .toEqual(['affiliate-page', 'identify', 'login', 'module_clicked'])
  const tagged = services.tags().find(({ event }) => event === 'module_clicked')
  expect(tagged).toMatchObject({ category: 'General', brand: 'credence' })
  expect(services.asked, 'a tag may load a script of its own').toContain('GET /tag.js')

  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await accountMenu(page).click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expectSignedOut(page)
  await expect.poll(() => tags(services)).toContain('clear')
  await arrive(page)
  await expect.poll(() => names(services).filter((one) => one === 'affiliate-page').length).toBe(2)
  expect(services.events().at(-1)?.distinct_id).not.toBe(identified?.distinct_id)

  const sent = services.bodies.join('\n')
  for (const secret of ['http://', '#code', 'demo@credence.test', 'Dana', 'coolabah', '/organ']) {
    expect(sent).not.toContain(secret)
  }
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toMatch(
    /ph_|analytics-id/,
  )
})

test('ANL-1 nothing is loaded before the page is usable', async ({ page, services }) => {
  const order: string[] = []
  page.on('request', (request) => order.push(partName(new URL(request.url()).pathname)))
  page.on('load', () => order.push('loaded'))
  await arrive(page)
  await expect.poll(() => names(services)).toEqual(['affiliate-page'])
  const first = order.findIndex((path) => /product-analytics|tag-manager|gtm|batch/.test(path))
  expect(first).toBeGreaterThan(order.indexOf('loaded'))
})

test.describe('where the brand asks for consent', () => {
  test.use({ host: 'harbour.localhost' })

  test('ANL-1 nothing leaves before the answer; what happened on the page is told after a yes', async ({
    page,
    services,
  }) => {
    const told = await recordEvents(page)
    await arrive(page, 'port-traders')
    await expect(question(page)).toBeVisible()
    await page.goto('/organization/coolabah-office-supplies')
    await expect(question(page)).toBeVisible()
    expect(services.asked).toEqual([])
    await openIdentityPage(page, 'login', '/organisation?section=modules')
    await submitSignIn(page, demoAccount)
    await expectSignedIn(page)
    await expect.poll(() => told().map(({ event }) => event)).toContain('login')
    await choose(page, 'Yes, count')
    await expect.poll(() => names(services)).toEqual(['$identify', 'login'])
    await page.reload()
    await page.getByRole('button', { name: /Start/ }).first().click()
    await expect.poll(() => names(services)).toContain('module_clicked')
    await expect(question(page)).toHaveCount(0)
    const ids = new Set(services.events().map(({ distinct_id: id }) => id))
    expect(ids.size, 'one person over both pages').toBe(1)
  })

  test('ANL-1 a no is kept; a change of mind counts from then on, and back again', async ({
    page,
    services,
  }) => {
    await arrive(page, 'port-traders')
    await choose(page, 'No, do not count')
    await page.reload()
    await pageIsLive(page)
    const choices = page.getByRole('button', { name: 'Privacy choices' })
    await choices.click()
    await expect(question(page)).toContainText('You have said no.')
    await expect(question(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question(page)).toHaveCount(0)
    await expect(choices).toBeFocused()
    expect(services.asked).toEqual([])

    await choices.click()
    await choose(page, 'Yes, count')
    await arrive(page, 'port-traders')
    await expect.poll(() => names(services)).toEqual(['affiliate-page'])
    const id = () => page.evaluate(() => localStorage.getItem('credence.analytics-id'))
    expect(await id()).toBe(services.events()[0]?.distinct_id)

    await choices.click()
    await choose(page, 'No, do not count')
    expect(await id()).toBe('')
    const before = services.asked.length
    await arrive(page, 'port-traders')
    await choices.click()
    await choose(page, 'Yes, count')
    await expect.poll(() => services.asked.slice(before)).toContain('GET /gtm.js?id=GTM-TEST')
    expect(names(services), 'what happened under the no').toEqual(['affiliate-page'])
  })

  test('ANL-1 another tab goes by the same answer', async ({ page, context, services }) => {
    await arrive(page, 'port-traders')
    const other = await context.newPage()
    await arrive(other, 'port-traders')
    await expect(question(other)).toBeVisible()
    await choose(page, 'Yes, count')
    await expect(question(other)).toHaveCount(0)
    await expect.poll(() => names(services)).toEqual(['affiliate-page', 'affiliate-page'])
  })

  for (const [name, signal] of [
    ['Global Privacy Control', { globalPrivacyControl: true }],
    ['Do Not Track', { doNotTrack: '1' }],
  ] as const) {
    test(`ANL-1 ${name} is an answer`, async ({ page, services }) => {
      await page.addInitScript((given) => {
        for (const [key, value] of Object.entries(given)) {
          Object.defineProperty(navigator, key, { value })
        }
      }, signal)
      await arrive(page, 'port-traders')
      await page.getByRole('button', { name: 'Privacy choices' }).click()
      await expect(question(page)).toContainText('Your browser asks not to be tracked')
      await question(page).getByRole('button', { name: 'Close' }).click()
      await expect(question(page)).toHaveCount(0)
      expect(services.asked).toEqual([])
    })
  }

  test('ANL-1 A11Y-1 MOB-1 the question is accessible, moves nothing, and leaves the page usable', async ({
    page,
    services,
  }) => {
    await page.setViewportSize(narrowPhone)
    await watchLayoutShift(page)
    await arrive(page, 'port-traders')
    await expect(question(page)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(await layoutShift(page)).toBe(0)
    const box = await question(page).boundingBox()
    expect(box?.height, 'most of the page stays in sight').toBeLessThan(narrowPhone.height / 2)
    expect(services.asked).toEqual([])
  })
})
