import type { Page } from 'playwright/test'
import { demoAccount } from '../fixtures/accounts.ts'
import { narrowPhone } from '../fixtures/small-targets.ts'
import {
  bottomOf,
  bottomOnceAtFoot,
  expectLargeTargets,
  expectNoSidewaysScroll,
} from './support/layout.ts'
import { menuToggle, openNavigation } from './support/navigation.ts'
import { startSupplier } from './support/supplier.ts'
import { openAs } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

const locked = 'Complete your profile to unlock'
const northwind = '/organisation?organisation=northwind-packaging'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const section = (page: Page, id: string) => page.locator(`[data-section=${id}]`)

test('MNG-5 a phone has share, badge, menu, invite and search within reach of the thumb @phone @landscape', async ({
  page,
}) => {
  await page.setViewportSize(narrowPhone)
  await openAs(page, demoAccount, northwind)
  const bar = page.getByRole('region', { name: 'Actions' })
  await expect(bar.getByRole('button').or(bar.getByRole('link'))).toHaveText([
    'Profile',
    'Badge',
    'Menu',
    'Invite',
    'Search',
  ])
  for (const size of [narrowPhone, { width: narrowPhone.height, height: narrowPhone.width }]) {
    await page.setViewportSize(size)
    await expect.poll(() => bottomOf(bar)).toBe(size.height)
    await page.evaluate(() => window.scrollTo({ top: 2000 }))
    expect(await bottomOf(bar), 'it stays while the page scrolls').toBe(size.height)
    await button(page, 'Share badge').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button(page, 'Share badge')).toBeFocused()
  }
})

test('MNG-5 a locked action of the bottom menu says what unlocks it @phone @landscape', async ({
  page,
}) => {
  await page.setViewportSize(narrowPhone)
  await startSupplier(page)
  for (const action of ['View profile', 'Share badge']) {
    await button(page, action).focus()
    await expect(page.getByRole('tooltip', { name: locked })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toBeHidden()
  }
})

test('MNG-5 the menu opens the navigation above the bar; Escape, Back, a press outside and an entry close it @phone @landscape', async ({
  page,
}) => {
  await page.setViewportSize(narrowPhone)
  await openAs(page, demoAccount, northwind)
  const navigation = page.getByRole('navigation', { name: 'Account' })
  await expect(navigation).toBeHidden()
  await expect(menuToggle(page)).toHaveAttribute('aria-expanded', 'false')
  const close = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(narrowPhone.width / 2, 20),
    () => menuToggle(page).click(),
    () => page.goBack(),
  ]
  for (const way of close) {
    await openNavigation(page)
    await expect(menuToggle(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(navigation.getByRole('link', { name: 'Profile', exact: true })).toBeFocused()
    await way()
    await expect(navigation).toBeHidden()
    await expect(menuToggle(page)).toBeFocused()
  }
  await openNavigation(page)
  await navigation.getByRole('link', { name: 'Modules' }).click()
  await expect(navigation).toBeHidden()
  await expect(section(page, 'modules')).toBeFocused()
})

test('MNG-5 the open menu is left with the keyboard, and gives way to a dialog @phone @landscape', async ({
  page,
}) => {
  await page.setViewportSize(narrowPhone)
  await openAs(page, demoAccount, northwind)
  const navigation = await openNavigation(page)
  await navigation.getByRole('link', { name: 'Members' }).focus()
  await page.keyboard.press('Tab')
  await expect(navigation).toBeHidden()
  await openNavigation(page)
  await button(page, 'Invite supplier').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(navigation).toBeHidden()
})

test('MNG-5 MOB-1 nothing is covered by the bottom menu, and it fits a phone lying or upright @phone @landscape', async ({
  page,
}) => {
  await openAs(page, demoAccount, northwind)
  for (const size of [narrowPhone, { width: narrowPhone.height, height: narrowPhone.width }]) {
    await page.setViewportSize(size)
    const bar = page.getByRole('region', { name: 'Actions' })
    const top = size.height - ((await bar.boundingBox())?.height ?? 0)
    await openNavigation(page)
    await expectNoSidewaysScroll(page)
    await expectLargeTargets(page)
    await page.keyboard.press('Escape')
    for (const field of ['Website', 'Description']) {
      await page.evaluate(() => window.scrollTo({ top: 0 }))
      await page.getByLabel(field).focus()
      await expect.poll(() => bottomOf(page.getByLabel(field)), field).toBeLessThanOrEqual(top)
    }
    await expect
      .poll(() => bottomOnceAtFoot(page.getByRole('contentinfo')))
      .toBeLessThanOrEqual(top)
    await button(page, 'View profile').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('link', { name: 'View profile' }).click({ trial: true })
    await page.keyboard.press('Escape')
  }
})

test('MNG-5 the members page has the menu too, and leads back @phone @landscape', async ({
  page,
}) => {
  await page.setViewportSize(narrowPhone)
  await openAs(page, demoAccount, northwind)
  await (await openNavigation(page)).getByRole('link', { name: 'Members' }).click()
  await expect(page.getByRole('heading', { name: 'Members', level: 1 })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectLargeTargets(page)
  await page.getByRole('link', { name: 'My organization' }).click()
  await expect(page.getByLabel('Organisation name')).toHaveValue('Northwind Packaging')
})
