import { demoAccount } from '../fixtures/accounts.ts'
import { layoutShift, watchLayoutShift } from './support/layout-shift.ts'
import { holdApplication } from './support/live.ts'
import { openAs } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

test('MNG-6 the organisation that was chosen last opens after another page and a reload', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/organisation')
  const name = page.getByLabel('Organisation name')
  await page.getByLabel('Switch between suppliers').selectOption('Coolabah Office Supplies')
  await expect(name).toHaveValue('Coolabah Office Supplies')

  await page.goto('/organization/northwind-packaging')
  await page.goto('/organisation')
  await expect(name).toHaveValue('Coolabah Office Supplies')
  await page.reload()
  await expect(name).toHaveValue('Coolabah Office Supplies')
})

test('MOB-1 the place of the form is there before any script, and nothing moves once it comes @phone', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/organisation')
  await expect(page.getByRole('treeitem').first()).toBeAttached()
  await watchLayoutShift(page)
  const goLive = await holdApplication(page)
  // Within 100 ms of the first picture a typeface may still come, and a button be wider by 3 pixels in it.
  await page.route('**/*.woff2', () => {})
  await page.reload({ waitUntil: 'commit' })
  const status = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })
  await expect(status).toHaveCount(1)
  const box = await status.locator('..').boundingBox()
  expect(box?.height).toBeGreaterThan(3000)
  const pulse = () =>
    status.locator('..').evaluate((one) => getComputedStyle(one, '::after').animationName)
  expect(await pulse()).not.toBe('none')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await pulse()).toBe('none')
  goLive()
  await expect(page.getByRole('treeitem').first()).toBeAttached()
  await expect(status).toHaveCount(0)
  expect(await layoutShift(page)).toBe(0)
})
