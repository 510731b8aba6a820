import type { Page } from 'playwright/test'
import type { ProfilePatch } from '#src/contract/profile-patch.ts'
import type { NewAccount } from '../../fixtures/accounts.ts'
import { createOrganisation, saveMandatory } from './new-organisation.ts'
import { expectAllSaved, saveButton } from './profile-form.ts'
import type { Session } from './sessions.ts'
import { newSession, openSession } from './signed-in.ts'
import { expect } from './test.ts'

/**
 * Makes an organisation with nothing filled in, and opens its page as its owner. None of it goes through
 * the pages: how an account and an organisation are made there has tests of its own.
 * @param account see `newSession`
 * @returns the name of the organisation
 */
export async function startSupplier(page: Page, account?: NewAccount): Promise<string> {
  const session = await newSession(page, account)
  const { name, slug } = await createOrganisation(session)
  await openOrganisation(page, session, slug)
  await expect(page.getByLabel('Organisation name')).toHaveValue(name)
  return name
}

/**
 * The same as `startSupplier`, with everything that Save needs filled in and saved.
 * @param options - `profile`: what was saved besides
 * @returns the name of the organisation
 */
export async function startSavedSupplier(
  page: Page,
  { account, profile }: { account?: NewAccount; profile?: Partial<ProfilePatch> } = {},
): Promise<string> {
  const session = await newSession(page, account)
  const { name, slug } = await createOrganisation(session)
  await saveMandatory(session, slug, { ...profile, name })
  await openOrganisation(page, session, slug)
  await expectAllSaved(page)
  return name
}

function openOrganisation(page: Page, session: Session, slug: string): Promise<void> {
  return openSession(page, session, `/organisation?organisation=${slug}`)
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
async function chooseAddress(
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
