import type { Page, Request } from 'playwright/test'
import { choose, chooseAddress, fillMandatory, save, startSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

const registry = (page: Page) => page.getByLabel('Registry')

test('PRF-1 shows the sections in order, with Save at the top and at the bottom @phone', async ({
  page,
  viewport,
}) => {
  await startSupplier(page)
  const isNarrow = viewport !== null && viewport.width < 768
  const form = page.getByRole('form', { name: 'Profile' })
  await expect(form.getByRole('heading', { level: 2 })).toHaveText([
    'Account information',
    'Credentials and Attributes',
    'Products & services',
    'Locations',
    'Description and Company size',
  ])
  const buttons = form.getByRole('button', { name: 'Save', exact: true })
  await expect(buttons, 'a narrow window keeps one in sight').toHaveCount(isNarrow ? 1 : 2)
  await page.getByRole('radio').last().scrollIntoViewIfNeeded()
  await expect(buttons.last()).toBeInViewport()
  await page.evaluate(() => window.scrollTo({ top: 0 }))
  await expect(buttons.first()).toBeInViewport()
})

test('PRF-4 PRF-5 PRF-6 the address decides which registries there are', async ({ page }) => {
  await startSupplier(page)
  await expect(registry(page).getByRole('option', { selected: true })).toHaveText(
    'Please enter address first',
  )
  await chooseAddress(page)
  await expect(page.getByLabel('Country of registration')).toHaveValue('AU')
  await page.getByLabel('Registration number').fill('51 824 753 556')

  await page.getByRole('button', { name: 'Add business number' }).click()
  const second = page.getByRole('group', { name: 'Business number 2' })
  await expect(
    second.getByLabel('Registry').getByRole('option', { selected: true }),
    'the first type that is not used yet',
  ).toHaveText(/Australian Company Number/)
  await second.getByRole('button', { name: 'Remove business number 2' }).click()
  await expect(second).toBeHidden()

  await page.getByLabel('Registration number').fill('')
  await chooseAddress(
    page,
    '14 Chapel Street, Manchester',
    /Manchester.*United Kingdom/,
    'Company registration number',
  )
  await expect(page.getByLabel('Country of registration')).toHaveValue('GB')
  await expect(registry(page)).not.toContainText('Australian Business Number')
})

test('PRF-5 a number of another country keeps its registry', async ({ page }) => {
  await startSupplier(page)
  await chooseAddress(page)
  await page.getByLabel('Registration number').fill('51 824 753 556')
  await chooseAddress(page, 'Auckland', /Auckland, New Zealand/, 'New Zealand Business Number')
  await expect(registry(page).getByRole('option', { selected: true })).toHaveText(
    /Australian Business Number/,
  )
})

test('PRF-6 asks for places from 3 characters on and offers several secondary addresses @phone', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const address = addressAsked(request)
    if (address) asked.push(address)
  })
  await startSupplier(page)
  await page.getByRole('combobox', { name: 'Address', exact: true }).fill('Le')
  await expect(page.getByRole('listbox')).toBeHidden()
  await fillMandatory(page)
  expect(asked).not.toContain('Le')
  expect(asked.length).toBeGreaterThan(0)
  for (const [at, city] of ['Wagga Wagga', 'Canberra'].entries()) {
    await page.getByRole('button', { name: 'Add secondary address' }).click()
    await choose(page, `Secondary address ${at + 1}`, city, new RegExp(`${city}.*Australia`))
  }
  await save(page)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Secondary address 1' })).toHaveValue(/Wagga/)
  await expect(page.getByRole('combobox', { name: 'Secondary address 2' })).toHaveValue(/Canberra/)
  await page.getByRole('button', { name: 'Remove secondary address 1' }).click()
  await expect(page.getByRole('combobox', { name: 'Secondary address 1' })).toHaveValue(/Canberra/)
  await save(page)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Secondary address 1' })).toHaveValue(/Canberra/)
  await expect(page.getByRole('combobox', { name: 'Secondary address 2' })).toBeHidden()
})

test('PRF-6 gives up an earlier address search when more is typed', async ({ page }) => {
  await startSupplier(page)
  await page.route('**/api/location?*', async (route) => {
    // The first search is never answered.
    if (addressAsked(route.request()) !== 'Leich') await route.continue()
  })
  const address = page.getByRole('combobox', { name: 'Address', exact: true })
  const asked = page.waitForRequest((request) => addressAsked(request) === 'Leich')
  await address.fill('Leich')
  const first = await asked
  const givenUp = page.waitForEvent('requestfailed', (request) => request === first)
  await address.fill('Leichhardt')
  await givenUp
  await expect(page.getByRole('option', { name: /Leichhardt, New South Wales/ })).toBeVisible()
})

test('PRF-6 an address search without a network says so, and goes on once there is one', async ({
  page,
  context,
  faults,
}) => {
  faults.expect('net::ERR_INTERNET_DISCONNECTED', 'The address search failed')
  await startSupplier(page)
  await context.setOffline(true)
  await page.getByRole('combobox', { name: 'Address', exact: true }).fill('Leichhardt')
  await expect(page.getByText('The search cannot be reached now.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('option', { name: /Leichhardt, New South Wales/ })).toBeVisible()
})

test('PRF-12 the description takes 500 characters and counts them', async ({ page }) => {
  await startSupplier(page)
  const description = page.getByLabel('Description')
  await expect(page.getByText('0 of 500 characters')).toBeVisible()
  await description.fill('a'.repeat(499))
  await expect(page.getByText('499 of 500 characters')).toBeVisible()
  await description.pressSequentially('bcd')
  await expect(description).toHaveValue(`${'a'.repeat(499)}b`)
  await expect(page.getByText('500 of 500 characters')).toBeVisible()
  await expect(
    page.getByRole('radiogroup', { name: 'Company size' }).getByRole('radio'),
  ).toHaveCount(4)
})

test('PRF-3 PRF-12 pasted text that is too long is not cut without a word', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await startSupplier(page)
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await page.keyboard.press('ControlOrMeta+V')
  }
  const address = `https://shop.example/${'a'.repeat(300)}`
  await page.getByLabel('Website').focus()
  await paste(address)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Website')).toHaveValue(address)
  await expect(page.getByLabel('Website')).toHaveAccessibleDescription(/at most 300 characters/)

  await page.getByLabel('Description').focus()
  await paste('b'.repeat(740))
  await expect(
    page.getByText('240 characters of what you pasted did not fit.').first(),
  ).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(page.getByText('499 of 500 characters', { exact: true })).toBeVisible()
})

/** What an address search asks for; null for any other request. */
function addressAsked(request: Request): string | null {
  const { pathname, searchParams } = new URL(request.url())
  return pathname === '/api/location' ? searchParams.get('address') : null
}

test('PRF-3 what is written from right to left stands so', async ({ page }) => {
  await startSupplier(page)
  const name = page.getByLabel('Organisation name')
  await expect(name).toHaveCSS('direction', 'ltr')
  await name.fill('شركة التعبئة الخضراء')
  await expect(name).toHaveCSS('direction', 'rtl')
})
