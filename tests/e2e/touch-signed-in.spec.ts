import type { Page } from 'playwright/test'
import { demoAccount } from '../fixtures/accounts.ts'
import { register } from './support/accounts.ts'
import { narrowPhone } from '../fixtures/small-targets.ts'
import { expectLargeTargets, expectNoSidewaysScroll } from './support/layout.ts'
import { openNavigation } from './support/navigation.ts'
import { openAs } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

test.use({ portal: 'own' })

const northwind = '/organisation?organisation=northwind-packaging'
const dialog = (page: Page) => page.getByRole('dialog')

test('MOB-1 at 360 px nothing scrolls sideways and every target is 44 px @phone', async ({
  page,
}) => {
  await page.setViewportSize(narrowPhone)
  await register(page)
  await page.getByRole('combobox').fill('coolabah')
  await expect(page.getByRole('option', { name: /Coolabah/ })).toBeVisible()
  await expectTouchable(page)
  await page.getByRole('option', { name: /Coolabah/ }).click()
  await dialog(page).getByRole('button', { name: 'Join or claim' }).click()
  await expect(page.getByText('Waiting for a decision')).toBeVisible()
  await page.goto('/register/organisation/setup?name=Coolabah%20Office%20Supply')
  await page.getByRole('button', { name: 'Add organisation' }).click()
  await expect(page.getByRole('heading', { name: 'Is it one of these?' })).toBeVisible()
  await expectTouchable(page)
  await page.getByRole('button', { name: 'None of these, add it' }).click()
  await expect(page.getByRole('treeitem').first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Other minority' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).first().dispatchEvent('click')
  await expectTouchable(page)
})

test('MOB-1 the filled form and its dialogs at 360 px, upright and lying @phone', async ({
  page,
}) => {
  await page.setViewportSize(narrowPhone)
  await openAs(page, demoAccount, northwind)
  await expect(page.getByRole('treeitem').first()).toBeVisible()
  for (const size of [narrowPhone, { width: narrowPhone.height, height: narrowPhone.width }]) {
    await page.setViewportSize(size)
    await expectTouchable(page)
    await openNavigation(page)
    await expectTouchable(page)
    await page.keyboard.press('Escape')
    for (const name of ['View profile', 'Share badge']) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(dialog(page)).toBeVisible()
      await expectTouchable(page)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
    }
  }
})

async function expectTouchable(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectLargeTargets(page)
  const lines = page.locator('[role=treeitem], [role=option]')
  const heights = await lines.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().height),
  )
  expect(Math.min(44, ...heights), 'height of a line in a list').toBe(44)
}
