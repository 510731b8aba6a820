import type { Page } from 'playwright/test'
import { countSaves, keptDrafts } from './support/outbox.ts'
import { saveButton, summary } from './support/profile-form.ts'
import { mandatoryProfile } from '../fixtures/new-organisation.ts'
import { save, startSavedSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

const second = (page: Page) => page.getByRole('combobox', { name: 'Secondary address 1' })
/** What stands beside Save. */
const state = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first()
const unsaved = 'You have unsaved changes.'
const notChosen = 'Choose this address from the list, or remove it'

/** Waits until the device has it. */
const expectKept = (page: Page, text: string) =>
  expect.poll(() => keptDrafts(page), { message: 'the draft is in IndexedDB' }).toContain(text)

test('OFF-4 PRF-6 an edited secondary address is neither dropped by Save nor by a reload', async ({
  page,
  context,
}) => {
  const { contacts } = mandatoryProfile
  const secondaryAddresses = [{ ...contacts, address: 'The mill, Leichhardt, Australia' }]
  await startSavedSupplier(page, { profile: { contacts: { ...contacts, secondaryAddresses } } })
  const saves = countSaves(context)
  const stored = await second(page).inputValue()
  const typed = `${stored} (unit 4)`
  await second(page).fill(typed)
  await expect(second(page)).not.toHaveAttribute('aria-invalid')
  await second(page).blur()
  await expect(second(page)).toHaveAccessibleDescription(new RegExp(notChosen))
  await expect(state(page, unsaved)).toBeVisible()
  await saveButton(page).click()
  await expect(summary(page).getByRole('link')).toHaveText([notChosen])
  await summary(page).getByRole('link').click()
  await expect(second(page)).toBeFocused()
  await expectKept(page, typed)

  await page.reload()
  await expect(second(page)).toHaveValue(typed)
  await expect(state(page, unsaved)).toBeVisible()
  await saveButton(page).click()
  await expect(summary(page).getByRole('link')).toHaveText([notChosen])
  expect(saves()).toBe(0)

  await page.getByRole('button', { name: 'Remove secondary address 1' }).click()
  await save(page)
  expect(saves()).toBe(1)
  await page.reload()
  await expect(state(page, 'All changes are saved.')).toBeVisible()
  await expect(second(page)).toBeHidden()
})

test('OFF-4 PRF-6 what is typed of an address comes back, and a place can be chosen for it then', async ({
  page,
}) => {
  await startSavedSupplier(page)
  const main = page.getByRole('combobox', { name: 'Address', exact: true })
  await main.fill('14 Chapel Street, Manchester')
  // The open list would cover what comes below.
  await main.blur()
  await page.getByRole('button', { name: 'Add secondary address' }).click()
  await second(page).fill('Canberra')
  await expectKept(page, 'Canberra')
  await page.reload()
  await expect(main).toHaveValue('14 Chapel Street, Manchester')
  await expect(second(page)).toHaveValue('Canberra')
  await expect(state(page, '1 mandatory field is missing.')).toBeVisible()

  await main.click()
  await page
    .getByRole('option', { name: /Manchester.*United Kingdom/ })
    .first()
    .click()
  await second(page).click()
  await page
    .getByRole('option', { name: /Canberra.*Australia/ })
    .first()
    .click()
  await save(page)
  await page.reload()
  await expect(main).toHaveValue(/Manchester.*United Kingdom/)
  await expect(second(page)).toHaveValue(/Canberra.*Australia/)
})
