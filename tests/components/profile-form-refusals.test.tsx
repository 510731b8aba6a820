import { expect, test } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { network } from './support/network.ts'
import { choose, saveButton, saves, summary } from './support/profile-form.ts'
import { windows } from './support/screen.ts'
import { startSavedSupplier } from './support/supplier.ts'

/** What the server may refuse, and the control that it belongs to. */
const fields = {
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

test.each([
  ['a desk', windows.desk],
  ['a phone', windows.phone],
] as const)(
  'PRF-13 on %s: every field that the server may refuse leads from the summary into sight',
  async (_name, size) => {
    await page.viewport(...size)
    await startSavedSupplier()
    await page.getByRole('button', { name: 'Add secondary address' }).click()
    await choose('Secondary address 1', 'Canberra', /Canberra.*Australia/)
    for (const [field, label] of Object.entries(fields)) {
      const message = `The server does not take this: ${field}.`
      network.answer('PATCH', saves, { status: 422, json: { message, code: 'invalid', field } })
      await saveButton.click()
      await expect.element(summary).toHaveFocus()
      await expectUncovered(summary.getByRole('heading'))
      await summary.getByRole('link', { name: message }).click()
      const control = page.getByLabelText(label, { exact: true })
      await expect.element(control).toHaveFocus()
      await expectUncovered(control)
      await expectUncovered(page.elementLocator(labelOf(control)))
      await expect.element(control).toHaveAccessibleDescription(new RegExp(message))
    }
  },
)

function labelOf(control: Locator): Element {
  const label = document.querySelector(`label[for="${CSS.escape(control.element().id)}"]`)
  if (!label) throw new Error('The control has no label.')
  return label
}

/** Expects that nothing, such as a bar at an edge of the screen, lies over the middle of an element. */
async function expectUncovered(target: Locator): Promise<void> {
  await expect.element(target).toBeInViewport()
  await expect
    .poll(() => {
      const element = target.element()
      const { left, top, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    })
    .toBe(true)
}
