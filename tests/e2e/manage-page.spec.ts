import type { Page } from 'playwright/test'
import { demoAccount, signIn } from './support/accounts.ts'
import { choose, fillMandatory, save, startSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

const locked = 'Complete your profile to unlock'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const name = (page: Page) => page.getByLabel('Organisation name')
const switcher = (page: Page) => page.getByLabel('Switch between suppliers')

test('MNG-1 MNG-7 says where one is, who powers the portal, and why a profile is worth it', async ({
  page,
}) => {
  await signIn(page, demoAccount, '/organisation')
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'Profile'])
  await expect(page.getByText('Boost your visibility to business buyers!')).toBeVisible()
  const powered = page.getByRole('main').getByText('Powered by').locator('..')
  await expect(powered.getByRole('link')).toHaveAttribute('href', /^https:\/\//)
  await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
})

test('MNG-2 the navigation names the organisation and leads to the parts of its profile', async ({
  page,
}) => {
  await signIn(page, demoAccount, '/organisation?organisation=northwind-packaging')
  const navigation = page.getByRole('navigation', { name: 'Account' })
  await expect(navigation).toContainText('Northwind Packaging')
  for (const [link, heading] of [
    ['Credentials or attributes', 'Credentials and Attributes'],
    ['Products & services', 'Products & services'],
    ['Locations', 'Locations'],
    ['Description', 'Description and Company size'],
  ] as const) {
    await navigation.getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport()
  }
  await navigation.getByRole('link', { name: 'Add supplier' }).click()
  await expect(page).toHaveURL('/register/organisation')
})

test('MNG-2 the navigation stays in sight, docked at the bottom of a low window', async ({
  page,
  isMobile,
}) => {
  await signIn(page, demoAccount, '/organisation')
  const navigation = page.getByRole('navigation', { name: 'Account' })
  await expect(navigation).toBeVisible()
  if (!isMobile) {
    const before = await navigation.boundingBox()
    await page.evaluate(() => window.scrollTo({ top: 1500 }))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500)
    const after = await navigation.boundingBox()
    expect((before?.y ?? 0) - (after?.y ?? 0), 'it sticks after 107 px').toBeCloseTo(107, 0)
  }
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 600 })
  await expect
    .poll(async () => {
      const box = await navigation.boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0))
    })
    .toBe(600)
})

test('MNG-4 sharing is locked for a new organisation and unlocked by one credential', async ({
  page,
}) => {
  await startSupplier(page)
  for (const action of ['View profile', 'Share badge']) {
    await expect(button(page, action)).toBeDisabled()
    await expect(button(page, action)).toHaveAccessibleDescription(locked)
    // Not Playwright's click: that one waits until the button may be pressed.
    await button(page, action).dispatchEvent('click')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await fillMandatory(page)
  await save(page)
  await expect(page.getByText(locked)).toBeVisible()

  await choose(page, 'Search credentials', 'iso 9001', /ISO 9001/)
  await button(page, 'Save').first().click()
  await expect(page.getByText(locked)).toBeHidden()
  await button(page, 'View profile').click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('MNG-4 searching suppliers opens the page of the brand in a new tab', async ({ page }) => {
  await signIn(page, demoAccount, '/organisation')
  const link = page.getByRole('link', { name: 'Search suppliers (opens in a new tab)' })
  await expect(link).toHaveAttribute('href', /^https?:\/\//)
  await expect(link).toHaveAttribute('target', '_blank')
})

test('MNG-6 switches between accepted organisations and remembers the last one', async ({
  page,
}) => {
  await signIn(page, demoAccount, '/organisation')
  await expect(name(page), 'the last of the list, when none is remembered').toHaveValue(
    'Northwind Packaging',
  )
  await expect(switcher(page).getByRole('option')).toHaveText([
    'Coolabah Office Supplies',
    'Northwind Packaging',
    'Add supplier',
  ])
  await switcher(page).selectOption('Coolabah Office Supplies')
  await expect(name(page)).toHaveValue('Coolabah Office Supplies')
  await expect(page.getByRole('list', { name: 'Your credentials' })).toContainText('Climate Active')

  await page.goto('/organization/northwind-packaging')
  await page.goto('/organisation')
  await expect(name(page)).toHaveValue('Coolabah Office Supplies')
  await page.reload()
  await expect(name(page)).toHaveValue('Coolabah Office Supplies')

  await switcher(page).selectOption('Add supplier')
  await expect(page).toHaveURL('/register/organisation')
})

test('MNG-6 somebody with one organisation is offered no switch', async ({ page }) => {
  await startSupplier(page)
  await expect(page.getByRole('heading', { name: 'My organization' })).toBeVisible()
  await expect(switcher(page)).toBeHidden()
})

test('MNG-6 the remembered one is not opened to somebody else', async ({ page }) => {
  await startSupplier(page)
  const own = await name(page).inputValue()
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (/slug/i.test(key)) localStorage.setItem(key, 'coolabah-office-supplies')
  })
  await page.goto('/organisation')
  await expect(name(page)).toHaveValue(own)
})

test('MNG-8 says that the profile is saved, goes to the top, and can be dismissed', async ({
  page,
}) => {
  await startSupplier(page)
  await fillMandatory(page)
  await button(page, 'Save').last().click()
  const banner = page.getByRole('status').filter({ hasText: 'Your profile is now saved!' })
  await expect(banner).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(banner.getByRole('link', { name: 'Search suppliers' })).toBeVisible()
  await banner.getByRole('link', { name: 'Add a credential or an attribute' }).click()
  await expect(page.getByRole('combobox', { name: 'Search credentials' })).toBeInViewport()
  await banner.getByRole('button', { name: 'Dismiss' }).click()
  await expect(banner).toBeHidden()
})
