import type { Locator, Page } from 'playwright/test'
import { demoAccount, signIn } from './support/accounts.ts'
import { expectLargeTargets, expectNoSidewaysScroll, narrowPhone } from './support/layout.ts'
import { menuToggle, openNavigation } from './support/navigation.ts'
import { choose, fillMandatory, save, startSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

const locked = 'Complete your profile to unlock'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const name = (page: Page) => page.getByLabel('Organisation name')
const northwind = '/organisation?organisation=northwind-packaging'
const desk = { width: 1280, height: 800 }
const section = (page: Page, id: string) => page.locator(`[data-section=${id}]`)
/** How far below the top of the window an element ends, in whole pixels. */
async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return Math.round((box?.y ?? 0) + (box?.height ?? 0))
}
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

test('MNG-2 the navigation names the organisation and leads to everything about it', async ({
  page,
}) => {
  await signIn(page, demoAccount, northwind)
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
  await signIn(page, demoAccount, northwind)
  const navigation = page.getByRole('navigation', { name: 'Account' })
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
  await signIn(page, demoAccount, `${northwind}&section=invoice`)
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
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }))
  await expect.poll(() => bottomOf(footer), 'the footer ends above it').toBeLessThan(600 - 44)
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
  await expect(page).toHaveURL(/\/organisation$/)

  await fillMandatory(page)
  await page.getByRole('checkbox', { name: 'Women-owned' }).check()
  await save(page)
  await openNavigation(page)
  await navigation.getByRole('link', { name: 'Pathways' }).click()
  await expect(section(page, 'recommendations')).toBeVisible()
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

test('MNG-4 each action opens its dialog, and the focus comes back to it', async ({ page }) => {
  await signIn(page, demoAccount, northwind)
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

test('MNG-5 a phone has share, badge, menu, invite and search within reach of the thumb', async ({
  page,
}) => {
  await page.setViewportSize(narrowPhone)
  await signIn(page, demoAccount, northwind)
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
    expect(await bottomOf(bar)).toBe(size.height)
    await page.evaluate(() => window.scrollTo({ top: 2000 }))
    expect(await bottomOf(bar), 'it stays while the page scrolls').toBe(size.height)
    await button(page, 'Share badge').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button(page, 'Share badge')).toBeFocused()
  }
})

test('MNG-5 a locked action of the bottom menu says what unlocks it', async ({ page }) => {
  await page.setViewportSize(narrowPhone)
  await startSupplier(page)
  for (const action of ['View profile', 'Share badge']) {
    await button(page, action).focus()
    await expect(page.getByRole('tooltip', { name: locked })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toBeHidden()
  }
})

test('MNG-5 the menu opens the navigation above the bar; Escape, a press outside and an entry close it', async ({
  page,
}) => {
  await page.setViewportSize(narrowPhone)
  await signIn(page, demoAccount, northwind)
  const navigation = page.getByRole('navigation', { name: 'Account' })
  await expect(navigation).toBeHidden()
  await expect(menuToggle(page)).toHaveAttribute('aria-expanded', 'false')
  const close = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(narrowPhone.width / 2, 20),
    () => menuToggle(page).click(),
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

test('MNG-5 the open menu is left with the keyboard, and gives way to a dialog', async ({
  page,
}) => {
  await page.setViewportSize(narrowPhone)
  await signIn(page, demoAccount, northwind)
  const navigation = await openNavigation(page)
  await navigation.getByRole('link', { name: 'Members' }).focus()
  await page.keyboard.press('Tab')
  await expect(navigation).toBeHidden()
  await openNavigation(page)
  await button(page, 'Invite supplier').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(navigation).toBeHidden()
})

test('MNG-5 MOB-1 nothing is covered by the bottom menu, and it fits a phone lying or upright', async ({
  page,
}) => {
  await signIn(page, demoAccount, northwind)
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
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }))
    await expect.poll(() => bottomOf(page.getByRole('contentinfo'))).toBeLessThanOrEqual(top)
    await button(page, 'View profile').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('link', { name: 'View profile' }).click({ trial: true })
    await page.keyboard.press('Escape')
  }
})

test('MNG-5 the members page has the menu too, and leads back', async ({ page }) => {
  await page.setViewportSize(narrowPhone)
  await signIn(page, demoAccount, northwind)
  await (await openNavigation(page)).getByRole('link', { name: 'Members' }).click()
  await expect(page.getByRole('heading', { name: 'Members', level: 1 })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectLargeTargets(page)
  await page.getByRole('link', { name: 'My organization' }).click()
  await expect(name(page)).toHaveValue('Northwind Packaging')
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
  await signIn(page, demoAccount, northwind)
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
