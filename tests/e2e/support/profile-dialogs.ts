import type { Locator, Page } from 'playwright/test'
import { demoAccount } from '../../fixtures/accounts.ts'
import { openAs } from './signed-in.ts'
import { expect } from './test.ts'

/** The page of a supplier that may share its profile and badge. */
export const northwind = '/organisation?organisation=northwind-packaging'

/** The dialog that is open. */
export function dialog(page: Page): Locator {
  return page.getByRole('dialog')
}

/** The code for a website that the badge dialog shows. */
export function snippet(page: Page): Locator {
  return dialog(page).getByLabel('Code for your website')
}

/** Signs in and opens the share dialog or the badge dialog. */
export async function openDialog(
  page: Page,
  button: 'View profile' | 'Share badge',
): Promise<void> {
  await openAs(page, demoAccount, northwind)
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog(page)).toBeVisible()
}
