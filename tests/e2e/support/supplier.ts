import type { Page } from 'playwright/test'
import type { Membership } from '#src/contract/membership.ts'
import { Browser } from '#server/identity/testing/browser.ts'
import { MsalClient } from '#server/identity/testing/msal-client.ts'
import { registered } from '#server/identity/testing/people.ts'
import { newAccount } from './accounts.ts'
import { expectAllSaved, saveButton } from './profile-form.ts'
import { expect } from './test.ts'

/** A name that resembles no other, so that no near-duplicates are offered. */
export function newOrganisationName(): string {
  const letters = crypto.randomUUID().replaceAll('-', '')
  return `${letters.slice(0, 8)} ${letters.slice(8, 16)} Ltd`
}

/**
 * Makes an account and an organisation with nothing filled in, and opens its page. Only signing in goes
 * through the page: how an account and an organisation are made there has tests of its own.
 * @param account new unless one is given
 * @returns the name of the organisation
 */
export async function startSupplier(page: Page, account = newAccount()): Promise<string> {
  await page.goto('/health')
  const { hostname, port } = new URL(page.url())
  const browser = new Browser(Number(port), hostname)
  const { accessToken } = await registered(new MsalClient(browser), account)
  const name = newOrganisationName()
  const created = await browser.send('/api/organization/supplier', {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  expect(created.status, created.body).toBe(201)
  const { data } = JSON.parse(created.body) as { data: Membership }
  // The identity provider knows who it is by these, and sends the page back at once.
  const cookies = browser.jar.map((one) => ({ ...one, domain: hostname, httpOnly: true }))
  await page.context().addCookies(cookies)
  const returnTo = `/organisation?organisation=${data.organisation.slug}`
  await page.goto(`/auth/validate?${new URLSearchParams({ option: 'login', returnTo })}`)
  await expect(page.getByLabel('Organisation name')).toHaveValue(name)
  return name
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

/**
 * The same as `startSupplier`, with everything that Save needs filled in and saved.
 * @returns the name of the organisation
 */
export async function startSavedSupplier(page: Page, account = newAccount()): Promise<string> {
  const name = await startSupplier(page, account)
  await fillMandatory(page)
  await save(page)
  return name
}
