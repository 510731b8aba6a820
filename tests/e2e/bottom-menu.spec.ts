import { demoAccount } from '../fixtures/accounts.ts'
import { narrowPhone } from '../fixtures/small-targets.ts'
import { menuToggle, openNavigation } from './support/navigation.ts'
import { openAs } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

test('MNG-5 Back closes the menu, and stays on the page', async ({ page }) => {
  const address = '/organisation?organisation=northwind-packaging'
  await page.setViewportSize(narrowPhone)
  await openAs(page, demoAccount, address)
  const navigation = await openNavigation(page)
  await expect(navigation.getByRole('link', { name: 'Profile', exact: true })).toBeFocused()
  await page.goBack()
  await expect(navigation).toBeHidden()
  await expect(menuToggle(page)).toBeFocused()
  await expect(page).toHaveURL(address)
})
