import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { choose, fillMandatory, pressSave, save } from './support/profile-form.ts'
import { expectTexts, windows } from './support/screen.ts'
import { reopen, startSavedSupplier, startSupplier } from './support/supplier.ts'

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

test('PRF-2 MOB-1 on a phone the form begins with what is missing, and leads there', async () => {
  await page.viewport(...windows.phone)
  await startSupplier()
  const list = page.getByRole('navigation', { name: /mandatory fields done$/ })
  await expect.element(list.getByText('1 of 6 mandatory fields done')).toBeVisible()
  await expectTexts(list.getByRole('link'), [
    'Website: missing',
    'Address: missing',
    'Business number: missing',
    'Description: missing',
    'Company size: missing',
  ])
  for (const [name, field] of [
    ['Company size', page.getByRole('radio').first()],
    ['Business number', page.getByLabelText('Registration number')],
    ['Website', page.getByLabelText('Website')],
  ] as const) {
    await list.getByRole('link', { name }).click()
    await expect.element(field).toHaveFocus()
    await expect.element(field).toBeInViewport()
  }
  await page.getByLabelText('Website').fill('www.reed-and-rush.example')
  await expect.element(list.getByText('2 of 6 mandatory fields done')).toBeInTheDocument()
  await expect.element(list.getByText('Website: done')).toBeInTheDocument()
  await expect.element(list.getByRole('link', { name: 'Website' })).not.toBeInTheDocument()
  await fillMandatory()
  await expect.element(list.getByText('6 of 6 mandatory fields done')).toBeInTheDocument()
  expect(list.getByRole('link').elements()).toEqual([])
})

test('PRF-2 a profile with everything has no list of what is missing', async () => {
  await startSavedSupplier()
  await expect.element(page.getByText(/mandatory fields done$/)).not.toBeInTheDocument()
})

test('PRF-9 MOB-1 attributes are folded until one is chosen or to be put right', async () => {
  await page.viewport(...windows.phone)
  const organisation = await startSavedSupplier()
  const other = page.getByRole('checkbox', { name: 'Other minority' })
  const fold = page.getByCss('main details').filter({ hasText: 'Ownership and other attributes' })
  const summary = page.getByText('Ownership and other attributes', { exact: true })
  await expect.element(fold).toMatchTextContent('None chosen')
  await expect.element(other).not.toBeInTheDocument()
  await summary.click()
  await other.click()
  await expect.element(fold).toMatchTextContent('1 chosen')
  await summary.click()
  await expect.element(other).not.toBeInTheDocument()
  await pressSave()
  await expect.element(page.getByLabelText('Describe the minority group')).toBeVisible()
  await page.getByLabelText('Describe the minority group').fill('Hazara community of Auburn')
  await save()
  await reopen(organisation)
  await expect.element(other).toBeChecked()
  await other.click()
  await expect.element(other).toBeVisible()
})

test('PRF-11 the tree opens at the country of the address', async () => {
  await startSavedSupplier()
  const tree = page.getByRole('tree', { name: 'Locations' })
  const country = tree.getByRole('treeitem', { name: 'Australia', exact: true })
  await expect.element(country).toHaveAttribute('aria-expanded', 'true')
  await expect.element(tree.getByRole('treeitem', { name: 'Tasmania' })).toBeInTheDocument()
  const below = () =>
    country.element().getBoundingClientRect().top - tree.element().getBoundingClientRect().top
  await expect.poll(() => Math.abs(below())).toBeLessThan(20)
  await expect.element(country).toHaveAttribute('tabindex', '0')
})
