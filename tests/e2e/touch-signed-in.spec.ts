import { openAttributes } from './support/profile-form.ts'
import { startSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

test('PRF-9 a tap explains an attribute, since fingers do not hover @phone', async ({ page }) => {
  await startSupplier(page)
  await openAttributes(page)
  await page.getByRole('button', { name: 'About Other minority' }).tap()
  await expect(page.getByRole('tooltip')).toContainText('racially distinct group')
})
