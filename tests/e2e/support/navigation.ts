import type { Locator, Page } from 'playwright/test'
import { expect } from './test.ts'

/** The button of the bottom menu that opens the account navigation where a window is narrow. */
export const menuToggle = (page: Page): Locator =>
  page.getByRole('button', { name: 'Menu', exact: true })

/**
 * The account navigation, brought out of the bottom menu where the window is too narrow for it to
 * stand beside the page.
 */
export async function openNavigation(page: Page): Promise<Locator> {
  const navigation = page.getByRole('navigation', { name: 'Account' })
  await expect(menuToggle(page).or(navigation).first()).toBeVisible()
  if (!(await navigation.isVisible())) await menuToggle(page).click()
  await expect(navigation).toBeVisible()
  return navigation
}

/** Goes on to another screen within the portal, where the form is gone: the members' page. */
export async function openMembers(page: Page): Promise<void> {
  await (await openNavigation(page)).getByRole('link', { name: 'Members' }).click()
  await expect(page.getByRole('heading', { name: 'Members', level: 1 })).toBeVisible()
}
