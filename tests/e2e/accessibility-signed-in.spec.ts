import type { Page } from 'playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { demoAccount } from '../fixtures/accounts.ts'
import { register } from './support/accounts.ts'
import { openNavigation } from './support/navigation.ts'
import { openAs } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'
import { newOrganisationName } from '../fixtures/new-organisation.ts'
import { startSupplier } from './support/supplier.ts'

test.use({ portal: 'own' })

const northwind = '/organisation?organisation=northwind-packaging'
const hosts = ['localhost', 'verdant.localhost', 'harbour.localhost']
const dialog = (page: Page) => page.getByRole('dialog')

for (const host of hosts) {
  test.describe(host, () => {
    test.slow()
    test.use({ baseURL: async ({ server }, use) => use(server.at(host)) })

    test(`A11Y-1 ${host}: the screens of finding, joining and adding an organisation @phone`, async ({
      page,
    }) => {
      await register(page)
      const search = page.getByRole('combobox', { name: 'Name of the organisation' })
      await search.fill('coolabah')
      await expect(page.getByRole('option', { name: /Coolabah/ })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('option', { name: /Coolabah/ }).click()
      await expect(dialog(page)).toBeVisible()
      await expectAccessible(page)
      await dialog(page).getByRole('button', { name: 'Join or claim' }).click()
      await expect(page.getByText('Waiting for a decision')).toBeVisible()
      await expectAccessible(page)

      await page.getByRole('link', { name: 'Add your organisation' }).click()
      const name = page.getByLabel('Name of the organisation')
      await page.getByRole('button', { name: 'Add organisation' }).click()
      await expect(name).toHaveAttribute('aria-invalid', 'true')
      await expectAccessible(page)
      await name.fill('Coolabah Office Supply')
      await page.getByRole('button', { name: 'Add organisation' }).click()
      await expect(page.getByRole('heading', { name: 'Is it one of these?' })).toBeVisible()
      await expectAccessible(page)
    })

    test(`A11Y-1 ${host}: the manage page, filled, locked and with errors @phone`, async ({
      page,
    }) => {
      await openAs(page, demoAccount, '/organisation?organisation=coolabah-office-supplies')
      await expect(page.getByRole('treeitem').first()).toBeVisible()
      await expectAccessible(page)
      await page.goto('/register/organisation/setup')
      await page.getByLabel('Name of the organisation').fill(newOrganisationName())
      await page.getByRole('button', { name: 'Add organisation' }).click()
      await page.getByRole('button', { name: 'Save', exact: true }).first().dispatchEvent('click')
      await expect(page.getByText('Your profile is not saved yet')).toBeVisible()
      await expectAccessible(page)
    })

    test(`A11Y-1 ${host}: each dialog; the focus goes in and comes back @phone`, async ({
      page,
    }) => {
      await openAs(page, demoAccount, northwind)
      for (const name of ['View profile', 'Share badge']) {
        const opener = page.getByRole('button', { name, exact: true })
        await opener.focus()
        await page.keyboard.press('Enter')
        await expect(dialog(page)).toBeFocused()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await expect(dialog(page)).toBeHidden()
        await expect(opener).toBeFocused()
      }
      await openNavigation(page)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.getByLabel('Description').fill('Not saved.')
      const discard = page.getByRole('button', { name: 'Discard draft' })
      await discard.filter({ visible: true }).first().click()
      await expect(dialog(page)).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test('A11Y-1 the manage page and its dialogs in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openAs(page, demoAccount, northwind)
  await expect(page.getByRole('treeitem').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Share badge' }).click()
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page)
})

test('A11Y-1 with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await startSupplier(page)
  await page.getByRole('button', { name: 'Save', exact: true }).first().dispatchEvent('click')
  const navigation = await openNavigation(page)
  await navigation.getByRole('link', { name: 'Add supplier' }).hover()
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 10)
      .map((animation) => (animation as CSSAnimation).animationName),
  )
  expect(moving).toEqual([])
})
