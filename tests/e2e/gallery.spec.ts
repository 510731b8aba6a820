import { readdirSync } from 'node:fs'
import type { APIRequestContext, Page } from 'playwright/test'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { expectAccessible, expectRules } from './support/accessibility.ts'
import { brands } from '../fixtures/portal-brands.ts'
import { expectFitting } from './support/fitting.ts'
import { test } from './support/guest.ts'
import { narrowPhone } from '../fixtures/small-targets.ts'
import { expectNoSidewaysScroll } from './support/layout.ts'
import { pageIsLive } from './support/live.ts'
import { giveBrand } from '../fixtures/give-brand.ts'
import { startPortal } from '../fixtures/portal-server.ts'
import { expect } from './support/test.ts'

const [credence, ...others] = brands
const address = '/dev/gallery'
const title = 'Visual language'

async function open(page: Page): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await pageIsLive(page)
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name, exact: true }).check()
  await expect(page.getByRole('radio', { name, exact: true })).toBeChecked()
}

/** The colours that a host of the brand gets. */
async function hostColours(request: APIRequestContext, origin: string, host: string) {
  const { port } = new URL(origin)
  const css = await request.get(`${origin}/brand.css`, { headers: { host: `${host}:${port}` } })
  const declarations = (await css.text()).matchAll(/(--[a-z0-9-]+): (#[0-9a-f]{6});/g)
  return Object.fromEntries([...declarations].map(([, name = '', value = '']) => [name, value]))
}

/** The same colours as the page has them now. */
function shownColours(page: Page, names: string[]): Promise<Record<string, string>> {
  return page.evaluate((wanted) => {
    const style = getComputedStyle(document.documentElement)
    return Object.fromEntries(wanted.map((name) => [name, style.getPropertyValue(name)]))
  }, names)
}

test('BRD-4 BRD-6 A11Y-1 MOB-1 the gallery turns into each brand in place, readable, accessible, and fits a narrow phone', async ({
  page,
  request,
  server,
}) => {
  // The page has everything on it, and axe looks at all of it.
  test.slow()
  await open(page)
  // Whatever a new document would lose.
  await page.evaluate(() => document.body.setAttribute('data-kept', ''))
  const wide = page.viewportSize() ?? narrowPhone
  // The brand that is there already comes last, so that the page turns into it, too.
  for (const { host, name } of [...others, credence]) {
    await test.step(name, async () => {
      await choose(page, name)
      const expected = await hostColours(request, server.url, host)
      expect(Object.keys(expected).length).toBeGreaterThan(20)
      await expect.poll(() => shownColours(page, Object.keys(expected))).toEqual(expected)
      await expect(page.getByRole('img', { name, exact: true }).first()).toBeVisible()
      await expect(page.locator('body[data-kept]')).toBeAttached()

      await expect(page.locator('[data-contrast]').first()).toBeVisible()
      await expect(page.locator('[data-enough=true]').first()).toBeVisible()
      await expect(page.locator('[data-enough=false]')).toHaveCount(0)
      // All else that axe looks at is the same in each brand.
      if (host === credence.host) await expectAccessible(page)
      else await expectRules(page, ['color-contrast'])
      await page.setViewportSize(narrowPhone)
      await expectNoSidewaysScroll(page)
      await page.setViewportSize(wide)
    })
  }
  await expectFitting(page)
})

test('BRD-4 the gallery shows every component, every icon, six categories and 17 goals', async ({
  page,
}) => {
  await open(page)
  const files = readdirSync('src/ui').filter((file) => /^[a-z-]+\.tsx$/.test(file))
  expect(files.length).toBeGreaterThan(30)
  for (const file of files) {
    await expect(page.getByText(`ui/${file}`, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('img', { name: /^SDG \d+: / })).toHaveCount(17)
  const illustrations = page.getByRole('region', { name: 'Icons and illustrations' })
  await expect(illustrations.locator('[data-icon]').first()).toBeVisible()
  for (const category of ['Environment', 'Ethical', 'Community', 'Social', 'Diversity']) {
    await expect(illustrations.getByText(category, { exact: true })).toBeVisible()
  }
  await expect(illustrations.getByText('Governance', { exact: true })).toBeVisible()
})

test('A11Y-1 the gallery’s dialogs, messages and refused form are live and accessible', async ({
  page,
}) => {
  await open(page)
  await choose(page, 'Harbour')
  await page.getByRole('button', { name: 'Open a dialog' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave this organisation?' })).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open a dialog' })).toBeFocused()
  await page.getByRole('button', { name: 'Show a failure' }).click()
  await expect(page.getByText('Your changes could not be saved.', { exact: false })).toBeVisible()
  const refused = page.getByRole('figure', { name: 'Refused when it is sent' })
  await refused.getByRole('button', { name: 'Send' }).click()
  await expect(refused.getByRole('alert')).toBeFocused()
  await refused.getByRole('link', { name: 'Enter the name of the organisation.' }).click()
  await expect(refused.getByLabel('Organisation name')).toBeFocused()
})

test('A11Y-1 what the gallery plays stands still where less motion is asked for', async ({
  page,
}) => {
  await open(page)
  const runner = page.getByTestId('runner-slow')
  const left = async () => (await runner.boundingBox())?.x
  const start = await left()
  await page.getByRole('button', { name: 'Play' }).click()
  await expect.poll(left).toBeGreaterThan((start ?? 0) + 100)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.getByText('asks for less motion')).toBeVisible()
  await expect.poll(left).toBe(start)
  await page.getByRole('button', { name: 'Play' }).click()
  await page.getByRole('button', { name: 'Play' }).click()
  expect(await left()).toBe(start)
})

test('BRD-2 a host without a brand shows the gallery in grey, with the demo brands to choose', async ({
  page,
  server,
}) => {
  await page.goto(server.at('other.localhost') + address)
  await expect(page.getByRole('radio', { name: defaultBrand.name, exact: true })).toBeChecked()
  await expect(page.getByRole('radio')).not.toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Verdant' })).toBeVisible()
  const colours = await shownColours(page, ['--accent'])
  expect(colours['--accent']).toBe(defaultBrand.brandColors.primaryColor)
})

test('BRD-4 the brand of the gallery is part of its address and survives a reload', async ({
  page,
}) => {
  await open(page)
  await choose(page, 'Verdant')
  await expect(page).toHaveURL(`${address}?brand=verdant`)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Verdant' })).toBeChecked()
  await page.goto(`${address}?brand=nobody`)
  await expect(page.getByRole('radio', { name: 'Credence' })).toBeChecked()
})

test('RTE-1 without demo data the gallery is not found by a page that is live either', async ({
  page,
  faults,
}) => {
  faults.expect('status of 404')
  const server = await startPortal({ DEMO: 'off' })
  try {
    await giveBrand(server)
    await page.goto(server.url + address)
    await pageIsLive(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  } finally {
    // What the page fetches when it is idle must not look for a server that is gone.
    await page.goto('about:blank')
    await server.remove()
  }
})
