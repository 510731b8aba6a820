import type { Locator, Page } from 'playwright/test'
import { newAccount } from '../fixtures/accounts.ts'
import { expectSignedIn, openIdentityPage } from './support/accounts.ts'
import { menuToggle } from './support/navigation.ts'
import { newOrganisationName } from '../fixtures/new-organisation.ts'
import { expect, test } from './support/test.ts'

test('A11Y-1 the keyboard alone registers, fills a profile, saves it, looks around, shares it and copies a badge', async ({
  page,
  context,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const keys = page.keyboard
  const to = (name: string | RegExp, role: Parameters<Page['getByRole']>[0]) =>
    tabTo(page, page.getByRole(role, { name, exact: true }).first())

  await openIdentityPage(page, 'register')
  const account = newAccount()
  for (const [label, text] of [
    ['First name', account.firstName],
    ['Last name', account.lastName],
    ['Email address', account.email],
    ['Password', account.password],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await keys.type(text)
  }
  await keys.press('Enter')
  await expectSignedIn(page)

  await to('Name of the organisation', 'combobox')
  const organisation = newOrganisationName()
  await keys.type(organisation)
  await keys.press('Escape')
  await to('Add your organisation', 'link')
  await keys.press('Enter')
  await expect(page).toHaveURL(/\/setup/)
  await to('Add organisation', 'button')
  await keys.press('Enter')
  await expect(page.getByRole('heading', { name: 'My organization' })).toBeVisible()

  await to('Website', 'textbox')
  await keys.type('www.reed-and-rush.example')
  await to('Address', 'combobox')
  await pick(page, '12 Wharf Road, Leichhardt', /Leichhardt, New South Wales/)
  await expect(page.getByLabel('Registry')).toContainText('Australian Business Number')
  await to('Registration number', 'textbox')
  await keys.type('51 824 753 556')
  await to('Search credentials', 'combobox')
  await pick(page, 'iso 14001', /ISO 14001/)
  const fold = page.getByText('Ownership and other attributes', { exact: true })
  await tabTo(page, fold.locator('..'))
  await keys.press('Enter')
  await to('Women-owned', 'checkbox')
  await keys.press('Space')
  await to('Search products and services', 'combobox')
  await pick(page, 'weaving of textiles', /Weaving of textiles/)
  await to('Filter locations', 'searchbox')
  await keys.type('New South Wales')
  await expect(page.getByRole('treeitem')).toHaveText(['Australia', 'New South Wales'])
  await to('Australia', 'treeitem')
  await keys.press('ArrowDown')
  await expect(page.getByRole('treeitem', { name: 'New South Wales' })).toBeFocused()
  await keys.press('Space')
  await to('Description', 'textbox')
  await keys.type('Baskets woven by hand.')
  await to(/^Micro/, 'radio')
  await keys.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Small (11 - 100 employees)' })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }).last())
  await keys.press('Enter')
  const saved = page.getByRole('status').filter({ hasText: 'Your profile is now saved!' })
  await expect(saved.locator('..'), 'the next Tab leads on from what is new').toBeFocused()
  await keys.press('Tab')
  await expect(saved.getByRole('link', { name: 'See your public profile' })).toBeFocused()

  for (const [name, id] of [
    ['Benefits', 'benefits'],
    ['Modules', 'modules'],
    ['Pathways', 'recommendations'],
    ['Invoice Finance', 'invoice'],
    ['Profile', 'profile'],
  ] as const) {
    await chooseSection(page, name)
    await expect(page.locator(`[data-section=${id}]`)).toBeFocused()
  }

  const dialog = page.getByRole('dialog')
  const open = async (name: string, key?: string) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }).first(), key)
    await keys.press('Enter')
    await expect(dialog).toBeFocused()
  }
  // The actions stand before the profile, which has the focus.
  await open('View profile', 'Shift+Tab')
  await tabTo(page, dialog.getByRole('button', { name: 'Copy', exact: true }))
  await keys.press('Enter')
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('/organization/')
  await keys.press('Escape')
  await expect(page.getByRole('button', { name: 'View profile' })).toBeFocused()

  await open('Share badge')
  await tabTo(page, dialog.getByRole('radio', { name: /^Dark/ }))
  await keys.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: /^Green/ })).toBeChecked()
  await tabTo(page, dialog.getByRole('button', { name: 'Copy badge' }))
  await keys.press('Enter')
  await expect(dialog.getByRole('button', { name: '✅ Badge was copied!' })).toBeFocused()
  await keys.press('Escape')
  await expect(page.getByRole('button', { name: 'Share badge' })).toBeFocused()

  await open('View profile', 'Shift+Tab')
  await tabTo(page, dialog.getByRole('link', { name: 'View profile' }))
  await keys.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: organisation })).toBeVisible()
})

/** Through the navigation, which a phone keeps in the menu. */
async function chooseSection(page: Page, name: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Account' })
  if (!(await navigation.isVisible())) {
    await tabTo(page, menuToggle(page))
    await page.keyboard.press('Enter')
    await expect(navigation.locator('[aria-current=page]').first()).toBeFocused()
  }
  // The profile stands before all that was visited, and the menu closes behind its last entry.
  const key = name === 'Profile' ? 'Shift+Tab' : 'Tab'
  await tabTo(page, navigation.getByRole('link', { name, exact: true }), key)
  await page.keyboard.press('Enter')
}

/** Presses Tab until an element has the focus, which it has to show. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target, 'the focus is visible').not.toHaveCSS('outline-style', 'none')
      return
    }
    await page.keyboard.press(key)
  }
  throw new Error(`The keyboard does not reach ${String(target)}`)
}

async function pick(page: Page, text: string, option: RegExp): Promise<void> {
  await page.keyboard.type(text)
  await expect(page.getByRole('option', { name: option }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toBeHidden()
}
