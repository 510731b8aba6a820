import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clipboard } from './support/clipboard.ts'
import { faults } from './support/faults.ts'
import { network, noAnswer, passOn } from './support/network.ts'
import { choose, chooseAddress, fillMandatory, save } from './support/profile-form.ts'
import { expectCount, expectTexts, windows } from './support/screen.ts'
import { reopen, startSavedSupplier, startSupplier } from './support/supplier.ts'

const registry = page.getByLabelText('Registry')
const address = page.getByRole('combobox', { name: 'Address', exact: true })
const secondary = (at: number) => page.getByRole('combobox', { name: `Secondary address ${at}` })

test.each([
  ['a desk', windows.desk, 2],
  ['a phone, which keeps one in sight', windows.phone, 1],
] as const)(
  'PRF-1 shows the sections in order, with Save at the top and at the bottom of %s',
  async (_name, size, count) => {
    await page.viewport(...size)
    await startSupplier()
    const form = page.getByRole('form', { name: 'Profile' })
    await expectTexts(form.getByRole('heading', { level: 2 }), [
      'Account information',
      'Credentials and Attributes',
      'Products & services',
      'Locations',
      'Description and Company size',
    ])
    const buttons = form.getByRole('button', { name: 'Save', exact: true })
    await expectCount(buttons, count)
    page.getByRole('radio').last().element().scrollIntoView()
    await expect.element(buttons.last()).toBeInViewport()
    window.scrollTo({ top: 0 })
    await expect.element(buttons.first()).toBeInViewport()
  },
)

test('PRF-4 PRF-5 PRF-6 the address decides which registries there are', async () => {
  await startSupplier()
  const country = page.getByLabelText('Country of registration')
  await expect.element(registry).toHaveDisplayValue('Please enter address first')
  await expect.element(country).toHaveDisplayValue('Afghanistan')
  await chooseAddress()
  await expect.element(country).toHaveValue('AU')
  await page.getByLabelText('Registration number').fill('51 824 753 556')

  await page.getByRole('button', { name: 'Add business number' }).click()
  const second = page.getByRole('group', { name: 'Business number 2' })
  // The first type that is not used yet.
  await expect
    .element(second.getByLabelText('Registry'))
    .toHaveDisplayValue(/Australian Company Number/)
  await second.getByRole('button', { name: 'Remove business number 2' }).click()
  await expect.element(second).not.toBeInTheDocument()

  await page.getByLabelText('Registration number').fill('')
  await chooseAddress(
    '14 Chapel Street, Manchester',
    /Manchester.*United Kingdom/,
    'Company registration number',
  )
  await expect.element(country).toHaveValue('GB')
  await expect.element(registry).not.toMatchTextContent('Australian Business Number')
})

test('PRF-5 a number of another country keeps its registry', async () => {
  await startSupplier()
  await chooseAddress()
  await page.getByLabelText('Registration number').fill('51 824 753 556')
  await chooseAddress('Auckland', /Auckland, New Zealand/, 'New Zealand Business Number')
  await expect.element(registry).toHaveDisplayValue(/Australian Business Number/)
})

test('PRF-6 on a phone: asks for places from 3 characters on and keeps several secondary addresses', async () => {
  await page.viewport(...windows.phone)
  const organisation = await startSupplier()
  await address.fill('Le')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await fillMandatory()
  const asked = network
    .sent('GET')
    .map(({ path }) => addressAsked(path))
    .filter((one) => one !== null)
  expect(asked).not.toContain('Le')
  expect(asked.length).toBeGreaterThan(0)
  for (const [at, city] of ['Wagga Wagga', 'Canberra'].entries()) {
    await page.getByRole('button', { name: 'Add secondary address' }).click()
    await choose(`Secondary address ${at + 1}`, city, new RegExp(`${city}.*Australia`))
  }
  await save()
  await reopen(organisation)
  await expect.element(secondary(1)).toHaveDisplayValue(/Wagga/)
  await expect.element(secondary(2)).toHaveDisplayValue(/Canberra/)
  await page.getByRole('button', { name: 'Remove secondary address 1' }).click()
  await expect.element(secondary(1)).toHaveDisplayValue(/Canberra/)
  await save()
  await reopen(organisation)
  await expect.element(secondary(1)).toHaveDisplayValue(/Canberra/)
  await expect.element(secondary(2)).not.toBeInTheDocument()
})

test('PRF-6 gives up an earlier address search when more is typed', async () => {
  await startSupplier()
  const first = Promise.withResolvers<Request>()
  network.answer('GET', /^\/api\/location$/, (request) => {
    if (addressAsked(request.url) !== 'Leich') return passOn(request)
    first.resolve(request)
    return noAnswer(request)
  })
  await address.fill('Leich')
  const { signal } = await first.promise
  expect(signal.aborted).toBe(false)
  await address.fill('Leichhardt')
  await expect.poll(() => signal.aborted).toBe(true)
  await expect
    .element(page.getByRole('option', { name: /Leichhardt, New South Wales/ }).first())
    .toBeVisible()
})

test('PRF-6 an address search without a network says so, and goes on once there is one', async () => {
  faults.expect('The address search failed')
  await startSupplier()
  network.setOffline(true)
  await address.fill('Leichhardt')
  await expect.element(page.getByText('The search cannot be reached now.')).toBeVisible()
  network.setOffline(false)
  await expect
    .element(page.getByRole('option', { name: /Leichhardt, New South Wales/ }).first())
    .toBeVisible()
})

test('OFF-4 PRF-6 a slip of the finger in an address costs no place, without a network either', async () => {
  await startSavedSupplier()
  const stored = (address.element() as HTMLInputElement).value
  network.setOffline(true)
  await address.click()
  await userEvent.keyboard('{End}x')
  await expect.element(address).toHaveValue(`${stored}x`)
  await userEvent.keyboard('{Backspace}{Escape}{Escape}')
  await expect.element(address).toHaveValue(stored)
  await userEvent.tab()
  await expect.element(address).not.toHaveAttribute('aria-invalid')
  await expect.element(page.getByText('1 mandatory field is missing.')).not.toBeInTheDocument()
})

test('PRF-12 the description takes 500 characters and counts them', async () => {
  await startSupplier()
  const description = page.getByLabelText('Description')
  await expect.element(page.getByText('0 of 500 characters')).toBeVisible()
  await description.fill('a'.repeat(499))
  await expect.element(page.getByText('499 of 500 characters')).toBeVisible()
  await userEvent.keyboard('bcd')
  await expect.element(description).toHaveValue(`${'a'.repeat(499)}b`)
  await expect.element(page.getByText('500 of 500 characters', { exact: true })).toBeVisible()
  const sizes = page.getByRole('radiogroup', { name: 'Company size' })
  await expectCount(sizes.getByRole('radio'), 4)
})

test('PRF-3 PRF-12 pasted text that is too long is not cut without a word', async () => {
  await startSupplier()
  const long = `https://shop.example/${'a'.repeat(300)}`
  const website = page.getByLabelText('Website')
  await website.click()
  await clipboard.paste(long)
  await userEvent.tab()
  await expect.element(website).toHaveValue(long)
  await expect.element(website).toHaveAccessibleDescription(/at most 300 characters/)

  await page.getByLabelText('Description').click()
  await clipboard.paste('b'.repeat(740))
  await expect
    .element(page.getByText('240 characters of what you pasted did not fit.').first())
    .toBeVisible()
  await userEvent.keyboard('{Backspace}')
  await expect.element(page.getByText('499 of 500 characters', { exact: true })).toBeVisible()
})

test('PRF-3 what is written from right to left stands so', async () => {
  await startSupplier()
  const name = page.getByLabelText('Organisation name')
  await expect.element(name).toHaveStyle({ direction: 'ltr' })
  await name.fill('شركة التعبئة الخضراء')
  await expect.element(name).toHaveStyle({ direction: 'rtl' })
})

/** What an address search asks for; null for any other request. */
function addressAsked(path: string): string | null {
  const { pathname, searchParams } = new URL(path, window.location.origin)
  return pathname === '/api/location' ? searchParams.get('address') : null
}
