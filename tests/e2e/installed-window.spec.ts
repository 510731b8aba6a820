import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright/test'
import { demoAccount } from '../fixtures/accounts.ts'
import { accountMenu, signIn } from './support/accounts.ts'
import { brands } from '../fixtures/portal-brands.ts'
import { canInstall, installAndOpen } from './support/install.ts'
import { narrowPhone } from '../fixtures/small-targets.ts'
import { expectNoSidewaysScroll } from './support/layout.ts'
import { watchFaults } from './support/page-faults.ts'
import { test as base, expect } from './support/test.ts'

/** Nothing can be installed in the private windows that tests have otherwise. */
const test = base.extend<{ lasting: BrowserContext }>({
  lasting: async ({ playwright, launchOptions, baseURL }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'credence-browser-'))
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...(baseURL && { baseURL }),
    })
    const faults = await watchFaults(context)
    await use(context)
    await context.close()
    await rm(profile, { recursive: true, force: true })
    expect(faults.unexpected(), 'faults in the page that the test did not expect').toEqual([])
  },
})

for (const { host, name } of brands) {
  test.describe(`on ${host}`, () => {
    test.use({ host })

    test(`OFF-1 BRD-8 ${name}: Chromium finds nothing that keeps it from being installed`, async ({
      lasting,
    }) => {
      const page = await lasting.newPage()
      await page.goto('/')
      expect(await verdictOf(page)).toEqual([])
    })
  })
}

test.describe('on harbour.localhost', () => {
  test.use({ host: 'harbour.localhost' })

  test('OFF-1 OFF-4 Chromium offers to install it, installs it, and opens it in a window of its own', async ({
    lasting,
    server,
  }) => {
    test.slow()
    const tab = await lasting.newPage()
    const browser = await lasting.browser()?.newBrowserCDPSession()
    if (!browser) throw new Error('A browser with a profile of its own has a session too')
    const id = `${server.at('harbour.localhost')}/`
    test.skip(
      !(await canInstall(browser, id)),
      'Chromium’s shell for tests has no windows, so it installs nothing',
    )
    await signIn(tab, demoAccount, '/organisation')
    const offer = tab.getByRole('complementary').getByRole('button', { name: 'Install the app' })
    await expect(offer).toBeVisible()

    const app = await installAndOpen(lasting, browser, id)
    await expect(app).toHaveURL(/\/organisation\?source=app&organisation=northwind-packaging$/)
    const isStandalone = () => app.evaluate(() => matchMedia('(display-mode: standalone)').matches)
    await expect.poll(isStandalone).toBe(true)

    await expect(app.getByLabel('Organisation name')).toBeVisible()
    const title = app.locator('head meta[name=application-title]')
    await expect(title).toHaveAttribute('content', 'My organization')
    // A pull at the top must not reload an open form.
    await expect(app.locator('html')).toHaveCSS('overscroll-behavior-y', 'contain')
    await app.setViewportSize(narrowPhone)
    await expectNoSidewaysScroll(app)
    await accountMenu(app).filter({ hasText: 'Dana Mori' }).click()
    await expect(app.getByRole('button', { name: 'Log out' })).toBeVisible()
    await expect(app.getByRole('button', { name: 'Install the app' })).toHaveCount(0)
  })
})

/** What Chromium has against installing the page; the test is skipped in one that installs nothing. */
async function verdictOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  const verdict = await session.send('Page.getInstallabilityErrors').catch(() => null)
  test.skip(verdict === null, 'Chromium’s shell for tests has no windows, so it installs nothing')
  return verdict?.installabilityErrors
}
