import type { Page } from 'playwright/test'
import { demoAccount } from '../fixtures/accounts.ts'
import { openNavigation } from './support/navigation.ts'
import { openAs } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

const northwind = '/organisation?organisation=northwind-packaging'
/** Name in the navigation and id of every section. */
const sections = [
  ['Benefits', 'benefits'],
  ['Modules', 'modules'],
  ['Pathways', 'recommendations'],
  ['Invoice Finance', 'invoice'],
  ['Profile', 'profile'],
] as const
type SectionId = (typeof sections)[number][1]

const panel = (page: Page, id: SectionId) => page.locator(`[data-section=${id}]`)

async function choose(page: Page, name: string): Promise<void> {
  const navigation = await openNavigation(page)
  await navigation.getByRole('link', { name, exact: true }).click()
}

/** Expects a section to be the only one, to have the focus and to begin 70 px below the edge. */
async function expectArrived(page: Page, id: SectionId): Promise<void> {
  await expect(page.locator('[data-section]').filter({ visible: true })).toHaveCount(1)
  await expect(panel(page, id)).toBeFocused()
  await expectOffset(page, `[data-section=${id}]`)
}

/** 70 px; lines above it that get their typeface later move it by less than they are high. */
async function expectOffset(page: Page, selector: string): Promise<void> {
  const top = () => page.locator(selector).evaluate((one) => one.getBoundingClientRect().top)
  await expect.poll(async () => Math.abs((await top()) - 70), selector).toBeLessThan(4)
}

test('MNG-3 each section is shown alone, 70 px below the edge, with the focus and in the address @phone @landscape', async ({
  page,
}) => {
  await openAs(page, demoAccount, northwind)
  await expect(panel(page, 'profile')).toBeVisible()
  expect(await page.evaluate(() => window.scrollY), 'the page opens at its top').toBe(0)
  for (const [name, id] of sections) {
    await choose(page, name)
    await expectArrived(page, id)
    await expect(page).toHaveURL(id === 'profile' ? northwind : `${northwind}&section=${id}`)
    const navigation = await openNavigation(page)
    await expect(navigation.locator('[aria-current=page]')).toHaveText(name)
    await page.keyboard.press('Escape')
  }
})

test('MNG-1 the breadcrumb and the title of the tab name the section', async ({ page }) => {
  await openAs(page, demoAccount, northwind)
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  for (const [name, id] of sections) {
    await choose(page, name)
    await expect(crumbs).toHaveText(['Home', name])
    await expect(crumbs.last()).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveTitle(id === 'profile' ? /^My organization/ : new RegExp(`^${name}`))
  }
})

test('MNG-3 a reload and Back keep the section', async ({ page }) => {
  await openAs(page, demoAccount, northwind)
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

test('MNG-3 an address names the section that opens', async ({ page }) => {
  await openAs(page, demoAccount, `${northwind}&section=invoice`)
  await expectArrived(page, 'invoice')
  await page.goto(`${northwind}&section=nonsense`)
  await expect(panel(page, 'profile')).toBeVisible()
})

test('MNG-3 choosing the section that is shown brings it back into sight @phone @landscape', async ({
  page,
}) => {
  await openAs(page, demoAccount, northwind)
  await choose(page, 'Profile')
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }))
  await choose(page, 'Profile')
  await expectArrived(page, 'profile')
})

test('MNG-3 a part of the profile is reached from another section, by link and by Back @phone', async ({
  page,
}) => {
  await openAs(page, demoAccount, northwind)
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

test('MNG-3 unsaved typing survives a visit to another section, and nothing is asked', async ({
  page,
}) => {
  await openAs(page, demoAccount, northwind)
  await page.getByLabel('Description').fill('Typed and not saved.')
  await choose(page, 'Modules')
  await expectArrived(page, 'modules')
  await expect(page.getByRole('dialog')).toBeHidden()
  await choose(page, 'Profile')
  await expectArrived(page, 'profile')
  await expect(page.getByLabel('Description')).toHaveValue('Typed and not saved.')
  const unsaved = page.getByText('You have unsaved changes.').filter({ visible: true })
  await expect(unsaved.first()).toBeVisible()
})
