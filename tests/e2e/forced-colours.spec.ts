import type { Page } from 'playwright/test'
import { brands } from './support/brands.ts'
import { takeTable } from './support/broken-database.ts'
import { expectReadable, expectVisibleFocus } from './support/forced-colours.ts'
import { pageIsLive } from './support/live.ts'
import { expect, test } from './support/test.ts'

const paths = [
  '/',
  '/get-started',
  '/benefits',
  '/login',
  '/badge?organisation=northwind-packaging',
  '/organization/coolabah-office-supplies',
  '/organization/nobody-at-all',
  '/no/such/page',
]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })
    test.beforeEach(({ faults }) => faults.expect('status of 404', 'status of 500', 'ProblemError'))

    for (const path of paths) {
      test(`A11Y-1 ${path} is accessible, its signs and the focus can be seen`, async ({
        page,
      }) => {
        await page.goto(path)
        await pageIsLive(page)
        await expectReadable(page)
        await expectVisibleFocus(page, 12)
      })
    }

    for (const table of ['credential_notes', 'organisations']) {
      test(`A11Y-1 the page of a failure without ${table} can be read and left`, async ({
        page,
        server,
      }) => {
        const putBack = takeTable(server, table)
        try {
          await page.goto('/organization/kauri-point-honey')
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(
            'This page could not be shown',
          )
          await expectReadable(page)
          await expectVisibleFocus(page, 3)
          const home = page.getByRole('link', { name: 'Go to the home page' })
          await expect(home, 'a button without its ground has a frame').not.toHaveCSS(
            'border-top-width',
            '0px',
          )
        } finally {
          putBack()
        }
      })
    }

    for (const { host, name, folder } of brands) {
      test(`A11Y-1 ${name}: the logo is the one for the ground`, async ({ page, server }) => {
        await page.goto(server.at(host))
        const logo = page.getByRole('banner').getByRole('img', { name })
        const shown = await logo.evaluate((one: HTMLImageElement) => one.currentSrc)
        const fitting = colorScheme === 'light' ? 'dark-logo' : 'light-logo'
        expect(new URL(shown).pathname).toBe(`/brands/${folder}/${fitting}.svg`)
      })
    }

    test('A11Y-1 what is chosen looks other than what is not', async ({ page }) => {
      await page.goto('/benefits')
      await pageIsLive(page)
      const toggle = (name: string) => page.getByRole('button', { name, exact: true })
      await toggle('Diversity').click()
      await expect(toggle('Diversity')).toHaveAttribute('aria-pressed', 'true')
      await expectReadable(page)
      expect(await groundOf(page, 'Diversity')).not.toBe(await groundOf(page, 'Social'))

      await page.goto('/badge')
      await pageIsLive(page)
      const radio = page.getByRole('radio', { name: 'Green' })
      const before = await radio.screenshot()
      await radio.check()
      await page.mouse.move(0, 0)
      await page.getByRole('button', { name: 'Show my badge' }).focus()
      expect(before.equals(await radio.screenshot())).toBe(false)
    })
  })
}

function groundOf(page: Page, name: string): Promise<string> {
  return page
    .getByRole('button', { name, exact: true })
    .evaluate((one) => getComputedStyle(one).backgroundColor)
}
