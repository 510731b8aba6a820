import type { Page } from 'playwright/test'
import { register, type NewAccount } from './accounts.ts'
import { expectAllSaved, saveButton } from './profile-form.ts'
import { expect } from './test.ts'

/** A name that resembles no other, so that no near-duplicates are offered. */
export function newOrganisationName(): string {
  const letters = crypto.randomUUID().replaceAll('-', '')
  return `${letters.slice(0, 8)} ${letters.slice(8, 16)} Ltd`
}

/**
 * Adds an organisation for whoever is signed in, and waits for its page.
 * @returns its name
 */
async function addOrganisation(page: Page, name = newOrganisationName()): Promise<string> {
  await page.goto(`/register/organisation/setup?${new URLSearchParams({ name })}`)
  await page.getByRole('button', { name: 'Add organisation' }).click()
  await expect(page.getByLabel('Organisation name')).toHaveValue(name)
  return name
}

/**
 * Creates an account and an organisation with nothing filled in, and opens its page.
 * @param account new unless one is given
 * @returns the name of the organisation
 */
export async function startSupplier(page: Page, account?: NewAccount): Promise<string> {
  await register(page, account)
  return addOrganisation(page)
}

/** Types into a combobox and takes the first option that matches. */
export async function choose(
  page: Page,
  label: string,
  text: string,
  option: string | RegExp,
): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(text)
  await page.getByRole('option', { name: option }).first().click()
}

/** Chooses a main address and waits for the registries of its country. */
export async function chooseAddress(
  page: Page,
  typed = '12 Wharf Road, Leichhardt',
  option: string | RegExp = /Leichhardt, New South Wales, Australia/,
  registry = 'Australian Business Number',
): Promise<void> {
  await choose(page, 'Address', typed, option)
  await expect(page.getByLabel('Registry').first()).toContainText(registry)
}

/** Fills everything that Save needs, in Australia. */
export async function fillMandatory(page: Page): Promise<void> {
  await page.getByLabel('Website').fill('www.reed-and-rush.example')
  await chooseAddress(page)
  await page.getByLabel('Registration number').fill('51 824 753 556')
  await page.getByLabel('Description').fill('Baskets woven by hand.')
  await page.getByRole('radio', { name: 'Small (11 - 100 employees)' }).check()
}

/** Presses Save and waits until the profile is stored. */
export async function save(page: Page): Promise<void> {
  await saveButton(page).click()
  await expect(page.getByText('Your profile is now saved!')).toBeVisible()
  // The banner of an earlier save may still be there.
  await expectAllSaved(page)
}
