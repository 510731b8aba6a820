import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { openAsDemo } from './supplier.ts'

/** The page of a supplier that may share its profile and badge. */
export const northwind = '/organisation?organisation=northwind-packaging'

/** The dialog that is open. */
export const dialog = page.getByRole('dialog')

/** Opens the share dialog or the badge dialog of a supplier. */
export async function openDialog(button: 'View profile' | 'Share badge'): Promise<void> {
  await openAsDemo(northwind)
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect.element(dialog).toBeVisible()
}
