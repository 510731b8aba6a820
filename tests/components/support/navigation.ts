import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'

/**
 * The account navigation, brought out of the bottom menu where the window is too narrow for it to
 * stand beside the page.
 */
export async function openNavigation(): Promise<Locator> {
  const navigation = page.getByRole('navigation', { name: 'Account' })
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await expect.element(menu.or(navigation).first()).toBeVisible()
  if (!navigation.query()) await menu.click()
  await expect.element(navigation).toBeVisible()
  return navigation
}
