import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'

/** The button of the bottom menu that opens the account navigation where a window is narrow. */
export const menuToggle = page.getByRole('button', { name: 'Menu', exact: true })

/** The account navigation. */
export const accountNavigation = page.getByRole('navigation', { name: 'Account' })

/**
 * The account navigation, brought out of the bottom menu where the window is too narrow for it to
 * stand beside the page.
 */
export async function openNavigation(): Promise<Locator> {
  await expect.element(menuToggle.or(accountNavigation).first()).toBeVisible()
  if (!accountNavigation.query()) await menuToggle.click()
  await expect.element(accountNavigation).toBeVisible()
  return accountNavigation
}
