import type { Locator, Page } from 'playwright/test'
import { register } from './support/accounts.ts'
import { newOrganisationName } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

test('A11Y-1 the keyboard alone adds an organisation, fills its profile, saves and shares it', async ({
  page,
  context,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await register(page)
  const keys = page.keyboard
  const to = (name: string | RegExp, role: Parameters<Page['getByRole']>[0]) =>
    tabTo(page, page.getByRole(role, { name, exact: true }).first())

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
  await to('Women-owned', 'checkbox')
  await keys.press('Space')
  await to('Search products and services', 'combobox')
  await pick(page, 'weaving of textiles', /Weaving of textiles/)
  await to('Filter locations', 'searchbox')
  await keys.type('New South Wales')
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
  await expect(page.getByText('Your profile is now saved!')).toBeVisible()

  await to('View profile', 'button')
  await keys.press('Enter')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }))
  await keys.press('Enter')
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('/organization/')
  await tabTo(page, page.getByRole('dialog').getByRole('link', { name: 'View profile' }))
  await keys.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: organisation })).toBeVisible()
})

/** Presses Tab until an element has the focus, which it has to show. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target, 'the focus is visible').not.toHaveCSS('outline-style', 'none')
      return
    }
    await page.keyboard.press('Tab')
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
