import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { network } from './network.ts'
import { openAsDemo } from './supplier.ts'

/** Where recommendations are asked for. */
export const recommendations = /^\/api\/credential-recommendations$/

const list = page.getByRole('list', { name: 'Recommended credentials' })
/** Of the recommended credentials. */
export const names = list.getByRole('heading')
/** Each holds one recommended credential. */
export const steps = list.getByRole('listitem').filter({ has: page.getByRole('heading') })
export const filterBar = page.getByRole('region', { name: 'Filter the recommendations' })
export const badge = (name: string): Locator => filterBar.getByRole('checkbox', { name })
export const said = page.getByTestId('status-region')

/** The recommendations of a supplier. */
export const pathwaysOf = (slug: string) =>
  `/organisation?organisation=${slug}&section=recommendations`

/** Opens the recommendations of a supplier of the demo data that has everything filled in. */
export async function openPathways(): Promise<void> {
  await openAsDemo(pathwaysOf('northwind-packaging'))
  await expect.element(steps.first()).toBeVisible()
}

/** What was asked of the recommendations since the test began, oldest first. */
export const asked = () =>
  network
    .sent('POST')
    .filter(({ path }) => recommendations.test(path))
    .map(({ body }) => body as Record<string, unknown>)

/** Types into a combobox and takes the first option that matches. */
export async function choose(label: string, text: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(text)
  await page.getByRole('option', { name: option }).first().click()
}

/** On small screens the filters are folded up at first. */
export async function unfoldFilters(): Promise<void> {
  await filterBar.getByRole('button', { name: /^Filters/ }).click()
  await expect.element(badge('Environment')).toBeVisible()
}
