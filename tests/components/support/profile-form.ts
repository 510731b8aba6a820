import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { expectShown } from './screen.ts'

/** Save, the first of them where there are two. */
export const saveButton = page.getByRole('button', { name: 'Save', exact: true }).first()

/** What keeps the profile from being saved. */
export const summary = page.getByRole('alert').filter({ hasText: 'Your profile is not saved yet' })

/** The saves of a profile. */
export const saves = /^\/api\/organizations\/[^/]+$/

/** Types into a combobox and takes the first option that matches. */
export async function choose(label: string, text: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(text)
  await page.getByRole('option', { name: option }).first().click()
}

/** Chooses a main address and waits for the registries of its country. */
export async function chooseAddress(
  typed = '12 Wharf Road, Leichhardt',
  option: string | RegExp = /Leichhardt, New South Wales, Australia/,
  registry = 'Australian Business Number',
): Promise<void> {
  await choose('Address', typed, option)
  await expect.element(page.getByLabelText('Registry').first()).toMatchTextContent(registry)
}

/** Fills everything that Save needs, in Australia. */
export async function fillMandatory(): Promise<void> {
  await page.getByLabelText('Website').fill('www.reed-and-rush.example')
  await chooseAddress()
  await page.getByLabelText('Registration number').fill('51 824 753 556')
  await page.getByLabelText('Description').fill('Baskets woven by hand.')
  await page.getByRole('radio', { name: 'Small (11 - 100 employees)' }).click()
}

/** Unfolds the attributes that can be ticked, where they are folded. */
export async function openAttributes(): Promise<void> {
  const fold = page.getByText('Ownership and other attributes', { exact: true })
  await expect.element(fold).toBeVisible()
  if (!fold.element().closest('details')?.open) await fold.click()
}

/** Presses Save and waits until the profile is stored. */
export async function save(): Promise<void> {
  await saveButton.click()
  await expectSaved()
  // The banner of an earlier save may still be there.
  await expectShown('All changes are saved.')
}

/** Waits until the portal says that it has stored a save. */
export async function expectSaved(): Promise<void> {
  await expect.element(page.getByText('Your profile is now saved!')).toBeVisible()
}

/** Presses Save although it says that it is disabled, as a person may. */
export const pressSave = (): Promise<void> => saveButton.click({ force: true })
