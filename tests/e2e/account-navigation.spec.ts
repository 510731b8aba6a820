import type { Page } from 'playwright/test'
import { demoAccount } from '../fixtures/accounts.ts'
import {
  bottomOf,
  bottomOnceAtFoot,
  expectLargeTargets,
  expectNoSidewaysScroll,
  fontsAreThere,
} from './support/layout.ts'
import { openNavigation } from './support/navigation.ts'
import { openAttributes } from './support/profile-form.ts'
import { fillMandatory, save, startSupplier } from './support/supplier.ts'
import { openAs } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

const locked = 'Complete your profile to unlock'
const northwind = '/organisation?organisation=northwind-packaging'
const desk = { width: 1280, height: 800 }
const section = (page: Page, id: string) => page.locator(`[data-section=${id}]`)

test('MNG-2 the navigation names the organisation and leads to everything about it @phone @landscape', async ({
  page,
}) => {
  await openAs(page, demoAccount, northwind)
  const navigation = await openNavigation(page)
  await expect(navigation.getByRole('heading', { name: 'Account' })).toBeVisible()
  await expect(navigation).toContainText('Northwind Packaging')
  await expect(navigation.getByRole('link')).toHaveText([
    'Add supplier',
    'Profile',
    'Credentials or attributes',
    'Products & services',
    'Locations',
    'Description',
    'Benefits',
    'Modules',
    'Pathways',
    'Invoice Finance',
    'Members',
  ])
  for (const [link, heading] of [
    ['Credentials or attributes', 'Credentials and Attributes'],
    ['Products & services', 'Products & services'],
    ['Locations', 'Locations'],
    ['Description', 'Description and Company size'],
  ] as const) {
    await openNavigation(page)
    await navigation.getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport()
  }
  await openNavigation(page)
  await navigation.getByRole('link', { name: 'Members' }).click()
  await expect(page.getByRole('heading', { name: 'Members', level: 1 })).toBeVisible()
  const current = (await openNavigation(page)).getByRole('link', { name: 'Members' })
  await expect(current).toHaveAttribute('aria-current', 'page')
  await navigation.getByRole('link', { name: 'Add supplier' }).click()
  await expect(page).toHaveURL('/register/organisation')
})

test('MNG-2 beside the page the navigation sticks after 107 px', async ({ page }) => {
  await page.setViewportSize(desk)
  await openAs(page, demoAccount, northwind)
  const navigation = page.getByRole('navigation', { name: 'Account' })
  await expect(page.getByRole('treeitem').first(), 'the page has its height').toBeVisible()
  await fontsAreThere(page)
  const before = await navigation.boundingBox()
  await page.evaluate(() => window.scrollTo({ top: 1500 }))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500)
  const after = await navigation.boundingBox()
  expect((before?.y ?? 0) - (after?.y ?? 0)).toBeCloseTo(107, 0)
})

test('MNG-2 in a window under 700 px high the navigation docks at the bottom, whole and usable', async ({
  page,
}) => {
  await page.setViewportSize({ ...desk, height: 699 })
  await openAs(page, demoAccount, `${northwind}&section=invoice`)
  const navigation = page.getByRole('navigation', { name: 'Account' })
  await expect.poll(() => bottomOf(navigation)).toBe(699)
  await expect(navigation.getByRole('link', { name: 'Invoice Finance' })).toBeInViewport({
    ratio: 1,
  })
  await page.setViewportSize({ width: 1024, height: 600 })
  await expect.poll(() => bottomOf(navigation)).toBe(600)
  await expect(navigation.getByRole('link', { name: 'Invoice Finance' })).toBeInViewport({
    ratio: 1,
  })
  await expectNoSidewaysScroll(page)
  await expectLargeTargets(page)
  await navigation.getByRole('link', { name: 'Add supplier' }).focus()
  await expect(navigation.getByRole('link', { name: 'Add supplier' })).toBeInViewport({ ratio: 1 })
  const footer = page.getByRole('contentinfo')
  await expect
    .poll(() => bottomOnceAtFoot(footer), 'the footer ends above it')
    .toBeLessThan(600 - 44)
})

test('MNG-2 Pathways stay locked until there is a credential or an attribute', async ({ page }) => {
  await startSupplier(page)
  const navigation = await openNavigation(page)
  const entry = navigation.getByRole('button', { name: 'Pathways' })
  await expect(entry).toBeDisabled()
  await expect(navigation.getByRole('link', { name: 'Pathways' })).toBeHidden()
  await entry.focus()
  await expect(page.getByRole('tooltip', { name: locked })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(section(page, 'recommendations')).toBeHidden()

  await page.goto('/organisation?section=recommendations')
  await expect(section(page, 'profile')).toBeVisible()
  await expect(page).toHaveURL(/\/organisation\?organisation=[\w-]+$/)

  await fillMandatory(page)
  await openAttributes(page)
  await page.getByRole('checkbox', { name: 'Women-owned' }).check()
  await save(page)
  await openNavigation(page)
  await navigation.getByRole('link', { name: 'Pathways' }).click()
  await expect(section(page, 'recommendations')).toBeVisible()
})
