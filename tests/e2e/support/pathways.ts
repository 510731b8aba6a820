import { demoAccount } from '../../fixtures/accounts.ts'
import type { Page } from 'playwright/test'
import { openNavigation } from './navigation.ts'
import { startSavedSupplier } from './supplier.ts'
import { openAs } from './signed-in.ts'
import { expect } from './test.ts'

/** Where recommendations are asked for. */
export const recommendations = '**/api/credential-recommendations'
/** A supplier of the demo data with credentials, attributes and everything else. */
export const northwind = '/organisation?organisation=northwind-packaging&section=recommendations'

export const steps = (page: Page) =>
  page.getByRole('list', { name: 'Recommended credentials' }).locator(':scope > li')
/** Of the recommended credentials. */
export const names = (page: Page) =>
  page.getByRole('list', { name: 'Recommended credentials' }).getByRole('heading')
export const filterBar = (page: Page) =>
  page.getByRole('region', { name: 'Filter the recommendations' })
export const badge = (page: Page, name: string) => filterBar(page).getByRole('checkbox', { name })

/** Signs in and opens the recommendations of Northwind Packaging. */
export async function openPathways(page: Page): Promise<void> {
  await openAs(page, demoAccount, northwind)
  await expect(steps(page).first()).toBeVisible()
}

/** On small screens the filters are folded up at first. */
export async function unfoldFilters(page: Page): Promise<void> {
  const toggle = filterBar(page).getByRole('button', { name: /^Filters/ })
  if (await toggle.isVisible()) await toggle.click()
  await expect(badge(page, 'Environment')).toBeVisible()
}

/** What the next request for recommendations says. Call before what causes it. */
export async function nextRequest(page: Page): Promise<Record<string, unknown>> {
  const request = await page.waitForRequest(recommendations)
  return request.postDataJSON() as Record<string, unknown>
}

/** Opens the section of the supplier that is open, through the navigation. */
export async function goToPathways(page: Page): Promise<void> {
  const navigation = await openNavigation(page)
  await navigation.getByRole('link', { name: 'Pathways' }).click()
  await expect(page.getByRole('heading', { name: 'Pathways' })).toBeVisible()
}

/** A new supplier with all that Save needs and one credential, which unlocks Pathways. */
export async function startHolder(page: Page): Promise<void> {
  await startSavedSupplier(page, { profile: { credentials: ['iso-9001'] } })
}
