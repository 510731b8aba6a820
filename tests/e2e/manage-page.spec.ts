import type { Page } from 'playwright/test'
import { demoAccount, newAccount } from '../fixtures/accounts.ts'
import { choose, fillMandatory, save, startSupplier } from './support/supplier.ts'
import { openAs } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

test.use({ portal: 'own' })

const locked = 'Complete your profile to unlock'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const name = (page: Page) => page.getByLabel('Organisation name')
const northwind = '/organisation?organisation=northwind-packaging'
const section = (page: Page, id: string) => page.locator(`[data-section=${id}]`)
const switcher = (page: Page) => page.getByLabel('Switch between suppliers')

test('MNG-1 MNG-7 says where one is, who powers the portal, and why a profile is worth it', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/organisation')
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'Profile'])
  await expect(page.getByText('Boost your visibility to business buyers!')).toBeVisible()
  const powered = page.getByRole('main').getByText('Powered by').locator('..')
  await expect(powered.getByRole('link')).toHaveAttribute('href', /^https:\/\//)
  await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
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
  await expect(button(page, 'View profile')).toBeDisabled()

  await choose(page, 'Search credentials', 'iso 9001', /ISO 9001/)
  await save(page)
  await expect(button(page, 'View profile')).toBeEnabled()
  await expect(button(page, 'View profile')).toHaveAccessibleDescription('')
  await button(page, 'View profile').click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('MNG-4 each action opens its dialog, and the focus comes back to it @phone @landscape', async ({
  page,
}) => {
  await openAs(page, demoAccount, northwind)
  for (const action of ['View profile', 'Share badge', 'Invite supplier']) {
    await button(page, action).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(page.getByRole('dialog')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(button(page, action)).toBeFocused()
  }
})

test('MNG-4 searching suppliers opens the page of the brand in a new tab', async ({ page }) => {
  await openAs(page, demoAccount, '/organisation')
  const link = page.getByRole('link', { name: 'Search suppliers (opens in a new tab)' })
  await expect(link).toHaveAttribute('href', /^https?:\/\//)
  await expect(link).toHaveAttribute('target', '_blank')
})

test('MNG-6 switches between accepted organisations and remembers the last one @phone', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/organisation')
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
  await startSupplier(page, newAccount())
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

test('MNG-8 says that the profile is saved, goes to the top, and can be dismissed @phone @landscape', async ({
  page,
}) => {
  await startSupplier(page)
  await fillMandatory(page)
  await button(page, 'Save').last().click()
  const banner = page.getByRole('status').filter({ hasText: 'Your profile is now saved!' })
  await expect(banner).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(banner.locator('..'), 'where the next Tab leads into it').toBeFocused()
  await expect(banner.getByRole('link', { name: 'Search suppliers' })).toHaveAttribute(
    'target',
    '_blank',
  )
  await banner.getByRole('button', { name: 'Invite your suppliers' }).click()
  await expect(page.getByRole('dialog', { name: 'Invite suppliers' })).toBeVisible()
  await page.keyboard.press('Escape')
  await banner.getByRole('link', { name: 'Learn with a module' }).click()
  await expect(section(page, 'modules')).toBeFocused()
  await banner.getByRole('link', { name: 'Add a credential or an attribute' }).click()
  await expect(section(page, 'profile')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Search credentials' })).toBeInViewport()
  await banner.getByRole('button', { name: 'Dismiss' }).click()
  await expect(banner).toBeHidden()
})

test('MNG-8 the page goes to its top 500 ms after the save, not before', async ({ page }) => {
  await startSupplier(page)
  await fillMandatory(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await button(page, 'Save').last().click()
  await expect(page.getByText('Your profile is now saved!')).toBeAttached()
  await page.clock.runFor(499)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  await page.clock.runFor(1)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('MNG-8 leads a profile that can be shared to its public page, and stays with its organisation', async ({
  page,
}) => {
  await openAs(page, demoAccount, northwind)
  await page.getByLabel('Description').fill('Boxes and mailers from recovered fibre.')
  await save(page)
  const banner = page.getByRole('status').filter({ hasText: 'Your profile is now saved!' })
  await expect(banner.getByRole('link', { name: 'See your public profile' })).toHaveAttribute(
    'href',
    '/organization/northwind-packaging',
  )
  await switcher(page).selectOption('Coolabah Office Supplies')
  await expect(name(page)).toHaveValue('Coolabah Office Supplies')
  await expect(banner).toBeHidden()
})
