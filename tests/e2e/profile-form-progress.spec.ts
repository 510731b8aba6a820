import { choose, fillMandatory, startSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

test('PRF-1 PRF-2 each heading says how complete its section is, as one types @phone', async ({
  page,
  isMobile,
}) => {
  await startSupplier(page)
  const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  const account = heading('Account information')
  const about = heading('Description and Company size')
  await expect(account).toHaveAccessibleDescription('3 things missing')
  await expect(about).toHaveAccessibleDescription('2 things missing')
  for (const name of ['Credentials and Attributes', 'Products & services', 'Locations'])
    await expect(heading(name)).toHaveAccessibleDescription('Optional · nothing added yet')

  await page.getByLabel('Website').fill('nowhere')
  await expect(account).toHaveAccessibleDescription('2 things missing')
  await page.getByLabel('Website').blur()
  await expect(account).toHaveAccessibleDescription('2 things missing, 1 thing to correct')
  await fillMandatory(page)
  await expect(account).toHaveAccessibleDescription('Complete')
  await expect(about).toHaveAccessibleDescription('Complete')
  await page.getByLabel('Description').fill(' ')
  await expect(about).toHaveAccessibleDescription('1 thing missing')
  await choose(page, 'Search products and services', 'weaving', /Weaving of textiles/)
  await expect(heading('Products & services')).toHaveAccessibleDescription('1 added')
  if (!isMobile)
    await expect(page.getByText('2 of 5 sections complete').first(), 'beside Save').toBeVisible()
})
