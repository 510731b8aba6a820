import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { choose, fillMandatory } from './support/profile-form.ts'
import { windows } from './support/screen.ts'
import { startSupplier } from './support/supplier.ts'

test('PRF-1 PRF-2 each heading says how complete its section is, as one types', async () => {
  await startSupplier()
  const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  const expectState = (name: string, state: string) =>
    expect.element(heading(name)).toHaveAccessibleDescription(state)
  const account = 'Account information'
  const about = 'Description and Company size'
  await expectState(account, '3 things missing')
  await expectState(about, '2 things missing')
  for (const name of ['Credentials and Attributes', 'Products & services', 'Locations'])
    await expectState(name, 'Optional · nothing added yet')

  await page.getByLabelText('Website').fill('nowhere')
  await expectState(account, '2 things missing')
  await userEvent.tab()
  await expectState(account, '2 things missing, 1 thing to correct')
  await fillMandatory()
  await expectState(account, 'Complete')
  await expectState(about, 'Complete')
  await page.getByLabelText('Description').fill(' ')
  await expectState(about, '1 thing missing')
  await choose('Search products and services', 'weaving', /Weaving of textiles/)
  await expectState('Products & services', '1 added')
  const progress = page.getByText('2 of 5 sections complete').first()
  // Beside Save, where there is room for it.
  await expect.element(progress).toBeVisible()
  await page.viewport(...windows.phone)
  await expect.element(progress).not.toBeVisible()
  await expect.element(heading(about)).toHaveAccessibleDescription('1 thing missing')
})
