import type { Page } from 'playwright/test'
import { demoAccount } from '../fixtures/accounts.ts'
import { openNavigation } from './support/navigation.ts'
import { openAs } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

const northwind = '/organisation?organisation=northwind-packaging'

const panel = (page: Page, id: string) => page.locator(`[data-section=${id}]`)

/** Opens a page with its typefaces: one that comes later can give a line above a section another break. */
async function open(page: Page, path: string): Promise<void> {
  await openAs(page, demoAccount, path)
  await expect(page.locator('[data-section]').filter({ visible: true })).toHaveCount(1)
  await page.evaluate(() => document.fonts.ready)
}

async function choose(page: Page, name: string): Promise<void> {
  const navigation = await openNavigation(page)
  await navigation.getByRole('link', { name, exact: true }).click()
}

/** Expects a section to be the only one, to have the focus and to begin 70 px below the edge. */
async function expectArrived(page: Page, id: string): Promise<void> {
  await expect(page.locator('[data-section]').filter({ visible: true })).toHaveCount(1)
  await expect(panel(page, id)).toBeFocused()
  await expectOffset(page, `[data-section=${id}]`)
}

/** 70 px; lines above it that get their typeface later move it by less than they are high. */
async function expectOffset(page: Page, selector: string): Promise<void> {
  const top = () => page.locator(selector).evaluate((one) => one.getBoundingClientRect().top)
  await expect.poll(async () => Math.abs((await top()) - 70), selector).toBeLessThan(4)
}

test('MNG-3 a reload and Back keep the section', async ({ page }) => {
  await open(page, northwind)
  await choose(page, 'Benefits')
  await expectArrived(page, 'benefits')
  await choose(page, 'Modules')
  await expectArrived(page, 'modules')
  await page.reload()
  await expectArrived(page, 'modules')
  await page.goBack()
  await expectArrived(page, 'benefits')
  await page.goBack()
  await expect(panel(page, 'profile')).toBeVisible()
  await page.goForward()
  await expectArrived(page, 'benefits')
})

test('MNG-3 a part of the profile is reached from another section by Back, and by its address @phone', async ({
  page,
}) => {
  await open(page, northwind)
  await choose(page, 'Locations')
  const part = page.locator('#locations')
  await expect(part).toBeFocused()
  await expectOffset(page, '#locations')
  await choose(page, 'Benefits')
  await expectArrived(page, 'benefits')
  await expect(part).toBeHidden()
  await page.goBack()
  await expect(part).toBeFocused()
  await expectOffset(page, '#locations')

  await page.goto(`${northwind}#products`)
  await expectOffset(page, '#products')
})

test('MNG-3 an address names the section that opens', async ({ page }) => {
  await open(page, `${northwind}&section=invoice`)
  await expectArrived(page, 'invoice')
  await page.goto(`${northwind}&section=nonsense`)
  await expect(panel(page, 'profile')).toBeVisible()
})
