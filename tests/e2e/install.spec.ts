import { devices, type Page } from 'playwright/test'
import { accountMenu } from './support/accounts.ts'
import { expectAccessible } from './support/accessibility.ts'
import { demoAccount } from '../fixtures/accounts.ts'
import { brands } from '../fixtures/portal-brands.ts'
import { offerEarly, offerNow } from './support/install.ts'
import { expectLargeTargets, expectNoSidewaysScroll, fontsAreThere } from './support/layout.ts'
import { openAs } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

const card = (page: Page) => page.getByRole('complementary', { name: 'Take it to the warehouse' })
const name = (page: Page) => page.getByLabel('Organisation name')
const menu = (page: Page) => accountMenu(page).filter({ hasText: 'Dana Mori' })
const entry = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Your account' })
    .getByRole('button', { name: 'Install the app' })
const asked = (page: Page) => page.locator('html')
const topOf = async (page: Page) => (await name(page).boundingBox())?.y

async function openManagePage(page: Page): Promise<void> {
  await openAs(page, demoAccount, '/organisation?organisation=northwind-packaging')
  await expect(name(page)).toBeVisible()
}

for (const { host, name: brand } of brands) {
  test.describe(`on ${host}`, () => {
    test.use({ host })

    test(`OFF-1 BRD-8 ${brand}: Chromium reads the manifest without a complaint`, async ({
      page,
    }) => {
      await page.goto('/')
      const session = await page.context().newCDPSession(page)
      const { url, errors, manifest } = await session.send('Page.getAppManifest')
      expect(errors).toEqual([])
      expect(url).toBe(new URL('/manifest.webmanifest', page.url()).href)
      expect(manifest).toMatchObject({
        id: new URL('/', page.url()).href,
        startUrl: new URL('/organisation?source=app', page.url()).href,
        display: 'kStandalone',
      })
      const icon = await page.locator('head link[rel=apple-touch-icon]').getAttribute('href')
      const typeOf = (address: string) =>
        page.evaluate(async (from) => (await fetch(from)).headers.get('content-type'), address)
      expect(await typeOf(url)).toContain('application/manifest+json')
      expect(await typeOf(icon ?? '')).toBe('image/png')
    })
  })
}

test('OFF-1 an offer that comes before the page is live is kept, and used once', async ({
  page,
  context,
}) => {
  await offerEarly(context)
  await openManagePage(page)
  await expect(card(page)).toBeVisible()
  const above = (await card(page).boundingBox())?.y ?? Infinity
  expect(above).toBeLessThan((await topOf(page)) ?? 0)
  await expectAccessible(page, 'aside')
  await card(page).getByRole('button', { name: 'Install the app' }).click()
  await expect(asked(page)).toHaveAttribute('data-asked', '1')
  await expect(card(page)).toBeHidden()
  await menu(page).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  await expect(entry(page)).toBeHidden()
})

test('OFF-1 an offer that comes later moves nothing; the menu and the foot of the page have it', async ({
  page,
}) => {
  await openManagePage(page)
  await expect(card(page)).toBeHidden()
  await fontsAreThere(page)
  const before = await topOf(page)
  await offerNow(page)
  await expect(card(page)).toBeVisible()
  expect(await topOf(page)).toBe(before)
  await menu(page).click()
  await entry(page).click()
  await expect(asked(page)).toHaveAttribute('data-asked', '1')
  await expect(menu(page)).toBeFocused()
  await expect(entry(page)).toBeHidden()
})

test('OFF-1 whoever does not want to be asked is not asked again; the menu still has it', async ({
  page,
  context,
}) => {
  await offerEarly(context)
  await openManagePage(page)
  await card(page).getByRole('button', { name: 'No, thanks' }).click()
  await expect(card(page)).toBeHidden()
  await page.reload()
  await expect(name(page)).toBeVisible()
  await menu(page).click()
  await expect(entry(page)).toBeVisible()
  await expect(card(page)).toBeHidden()
})

test('OFF-1 once it is installed the portal says thanks and offers it no longer', async ({
  page,
}) => {
  await openManagePage(page)
  await offerNow(page)
  await expect(card(page)).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  await expect(
    page.getByText('Thank you. Credence is now among the apps of this device.'),
  ).toBeVisible()
  await expect(card(page)).toBeHidden()
})

test('OFF-1 a guest is offered nothing', async ({ page, context }) => {
  await offerEarly(context)
  await page.goto('/')
  // The page is live as soon as this opens.
  await page.getByRole('button', { name: 'Invite suppliers' }).click()
  await expect(page.getByRole('dialog')).toBeFocused()
  await page.keyboard.press('Escape')
  await offerNow(page)
  await expect(page.getByRole('button', { name: 'Install the app' })).toHaveCount(0)
})

test.describe('on an iPhone', () => {
  const { defaultBrowserType: _engine, ...iphone } = devices['iPhone 13']
  test.use(iphone)

  test('OFF-1 the steps of Safari are shown, with the focus where it belongs', async ({ page }) => {
    await openManagePage(page)
    await card(page).getByRole('button', { name: 'Install the app' }).click()
    const dialog = page.getByRole('dialog', { name: 'Install Credence' })
    await expect(dialog.getByRole('listitem')).toContainText([
      'Tap Share',
      '“Add to Home Screen”',
      'Tap “Add”',
    ])
    await expectAccessible(page, '[role=dialog]')
    await expectNoSidewaysScroll(page)
    await expectLargeTargets(page)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(card(page).getByRole('button', { name: 'Install the app' })).toBeFocused()

    await menu(page).click()
    await entry(page).click()
    await expect(dialog).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(menu(page)).toBeFocused()
  })

  test('OFF-1 the portal on the home screen shows no steps', async ({ page, context }) => {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'standalone', { get: () => true })
    })
    await openManagePage(page)
    await menu(page).click()
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Install the app' })).toHaveCount(0)
  })
})

test.describe('in Safari on a Mac', () => {
  test.use({ userAgent: devices['Desktop Safari'].userAgent })

  test('OFF-1 the steps lead to the Dock, and on an iPad, which says the same, to the home screen', async ({
    page,
    context,
  }) => {
    await context.addInitScript(() => {
      const points = sessionStorage.getItem('touch-points') ?? '0'
      Object.defineProperty(navigator, 'maxTouchPoints', { get: () => Number(points) })
    })
    await openManagePage(page)
    const steps = page.getByRole('dialog').getByRole('listitem')
    await card(page).getByRole('button', { name: 'Install the app' }).click()
    await expect(steps).toContainText(['“File”', '“Add to Dock…”', 'Click “Add”'])

    await page.evaluate(() => sessionStorage.setItem('touch-points', '5'))
    await page.reload()
    await card(page).getByRole('button', { name: 'Install the app' }).click()
    await expect(steps).toContainText(['Tap Share', '“Add to Home Screen”', 'Tap “Add”'])
  })
})
