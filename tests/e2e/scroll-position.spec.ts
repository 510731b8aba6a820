import type { Page } from 'playwright/test'
import { holdApplication, pageIsLive } from './support/live.ts'
import { expect, test } from './support/test.ts'

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

async function toTheFoot(page: Page): Promise<number> {
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  )
  return scrolled(page)
}

test('a page that becomes live stays where its reader has scrolled to @phone @landscape', async ({
  page,
}) => {
  const goLive = await holdApplication(page)
  await page.goto('/')
  await toTheFoot(page)
  // Pressed while nothing listens yet: it opens once somebody does.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Invite suppliers' }).click()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(0)
  goLive()
  await expect(page.getByRole('dialog', { name: 'Invite suppliers' })).toBeVisible()
  expect(await scrolled(page)).toBe(before)
})

test('another screen begins at its top, Back leads to where the last one was left @phone @landscape', async ({
  page,
}) => {
  await page.goto('/organization/coolabah-office-supplies')
  await pageIsLive(page)
  const before = await toTheFoot(page)
  expect(before).toBeGreaterThan(0)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('banner').getByRole('link').first().dispatchEvent('click')
  await expect(page).toHaveURL('/')
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coolabah Office Supplies')
  await expect.poll(() => scrolled(page)).toBe(before)
})
