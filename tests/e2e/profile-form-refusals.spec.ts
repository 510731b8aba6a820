import type { Locator } from 'playwright/test'
import { refuseSaves, saveButton, summary } from './support/profile-form.ts'
import { choose, fillMandatory, startSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

test('PRF-13 every field that the server may refuse leads from the summary into sight @phone', async ({
  page,
  faults,
}) => {
  faults.expect('422')
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await startSupplier(page)
  await fillMandatory(page)
  await page.getByRole('button', { name: 'Add secondary address' }).click()
  await choose(page, 'Secondary address 1', 'Canberra', /Canberra.*Australia/)
  const labels: Record<string, string> = {
    name: 'Organisation name',
    website: 'Website',
    'contacts.address': 'Address',
    'contacts.secondaryAddresses.0.address': 'Secondary address 1',
    country: 'Country of registration',
    'identifiers.0.identifier': 'Registration number',
    categories: 'Search products and services',
    locations: 'Filter locations',
    description: 'Description',
  }
  for (const [field, label] of Object.entries(labels)) {
    const message = `The server does not take this: ${field}.`
    await refuseSaves(page, 422, { message, code: 'invalid', field })
    await saveButton(page).click()
    await expect(summary(page)).toBeFocused()
    await expectUncovered(summary(page).getByRole('heading'))
    await summary(page).getByRole('link', { name: message }).click()
    const control = page.getByLabel(label, { exact: true })
    await expect(control).toBeFocused()
    await expectUncovered(control)
    await expectUncovered(page.locator('label', { hasText: label }).first())
    await expect(control).toHaveAccessibleDescription(new RegExp(message))
    await page.unroute('**/api/organizations/*')
  }
})

/** Expects that nothing, such as a bar at an edge of the screen, lies over the middle of an element. */
async function expectUncovered(target: Locator): Promise<void> {
  await expect(target).toBeInViewport()
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return hit !== null && (element.contains(hit) || hit.contains(element))
      }),
    )
    .toBe(true)
}
