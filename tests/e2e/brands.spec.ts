import type { Locator } from 'playwright/test'
import { register } from './support/accounts.ts'
import { brands } from '../fixtures/portal-brands.ts'
import { expect, test } from './support/test.ts'

test('BRD-4 BRD-7 the brands differ visibly: page, ink and buttons have colours of their own', async ({
  page,
  server,
}) => {
  const looks: string[] = []
  for (const { host } of brands) {
    await page.goto(server.at(host))
    const button = page.getByRole('main').getByRole('link', { name: 'Register for free' }).first()
    const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor)
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(colour).not.toBe(ground)
    looks.push(`${colour} on ${ground}`)
  }
  expect(new Set(looks).size).toBe(brands.length)
})

test.describe('on a host that nobody knows', () => {
  test.use({ host: 'other.localhost' })

  test('BRD-2 the default theme is grey, and the portal is usable', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('main').getByRole('link', { name: 'Register for free' }).first()
    for (const colour of [await colourOf(button), await colourOf(page.locator('body'))]) {
      expect(Math.max(...colour) - Math.min(...colour), 'distance from grey').toBeLessThan(24)
    }
    await page.goto('/organization/coolabah-office-supplies')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coolabah Office Supplies')
    await register(page)
    await expect(page.getByRole('combobox', { name: 'Name of the organisation' })).toBeVisible()
  })
})

test.describe('on harbour.localhost', () => {
  test.use({ host: 'harbour.localhost' })

  test('BRD-6 BRD-4 the columns are still there after the screen has changed', async ({ page }) => {
    await page.goto('/organization/bare-bones-trading')
    await expect(page.getByRole('button', { name: 'Share profile' })).toBeVisible()
    await page.getByRole('link', { name: 'Claim profile' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Bare Bones Trading')
    await expect(
      page.getByRole('contentinfo').getByRole('heading', { name: 'City procurement office' }),
    ).toBeVisible()
  })
})

/** Red, green and blue of what an element stands on. */
async function colourOf(element: Locator): Promise<number[]> {
  const colour = await element.evaluate((one) => getComputedStyle(one).backgroundColor)
  return (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number)
}
