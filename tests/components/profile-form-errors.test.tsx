import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { network } from './support/network.ts'
import {
  chooseAddress,
  expectSaved,
  fillMandatory,
  pressSave,
  save,
  saveButton,
  saves,
  summary,
} from './support/profile-form.ts'
import { expectShown, expectTexts, windows } from './support/screen.ts'
import { reopen, startSavedSupplier, startSupplier } from './support/supplier.ts'

const name = page.getByLabelText('Organisation name')
const website = page.getByLabelText('Website')
const number = page.getByLabelText('Registration number')
const description = page.getByLabelText('Description')
const size = page.getByRole('radio', { name: 'Small (11 - 100 employees)' })

const screens = [
  ['a desk', windows.desk],
  ['a phone that lies', windows.lyingPhone],
] as const

const expectNothingSent = () => expect(network.sent('PATCH')).toEqual([])

test.each(screens)(
  'PRF-2 on %s: an empty form sends nothing and names everything that is missing',
  async (_name, window) => {
    await page.viewport(...window)
    await startSupplier()
    await name.fill('')
    await expect.element(saveButton).toHaveAttribute('aria-disabled', 'true')
    await saveButton.hover()
    await expect
      .element(page.getByRole('tooltip'))
      .toHaveTextContent('Fill in all mandatory fields to save your profile.')
    await pressSave()
    await expect.element(summary).toHaveFocus()
    await expectTexts(summary.getByRole('link'), [
      'Enter the organisation name',
      'Enter the website',
      'Choose the main address',
      'Please enter a valid registration number',
      'Enter a description',
      'Choose the company size',
    ])
    await summary.getByRole('link', { name: 'Enter a description' }).click()
    await expect.element(description).toHaveFocus()
    expectNothingSent()
  },
)

test('PRF-2 each mandatory field on its own keeps Save from sending', async () => {
  await startSavedSupplier()
  const fields = [
    [name, '   ', 'Enter the organisation name'],
    [website, '', 'Enter the website'],
    [number, '  ', 'Please enter a valid registration number'],
    [description, ' \n ', 'Enter a description'],
  ] as const
  for (const [input, wrong, text] of fields) {
    const right = (input.element() as HTMLInputElement).value
    await input.fill(wrong)
    await pressSave()
    await expectTexts(summary.getByRole('link'), [text])
    await expect.element(input).toHaveAccessibleDescription(new RegExp(text))
    await input.fill(right)
    await expect.element(saveButton).not.toHaveAttribute('aria-disabled')
  }
  await page.getByRole('combobox', { name: 'Address', exact: true }).fill('somewhere')
  await pressSave()
  await expectTexts(summary.getByRole('link'), ['Choose the main address'])
  expectNothingSent()
})

test.each(screens)(
  'PRF-2 on %s: a press on Save counts although the error that it brings pushes the button away',
  async (_name, window) => {
    await page.viewport(...window)
    await startSupplier()
    const last = page.getByRole('button', { name: 'Save', exact: true }).last()
    await description.click()
    last.element().scrollIntoView({ block: 'center' })
    const { left, top } = last.element().getBoundingClientRect()
    // Of the window: a target would be followed to where it is pushed.
    const coords = { x: left + 20, y: top + 8 }
    await userEvent.pointer({ coords, keys: '[MouseLeft>]' })
    await expect.element(page.getByText('Enter a description')).toBeVisible()
    await userEvent.pointer({ coords, keys: '[/MouseLeft]' })
    await expect.element(summary).toHaveFocus()
  },
)

test('PRF-2 the company size is mandatory', async () => {
  await startSupplier()
  await website.fill('www.reed-and-rush.example')
  await chooseAddress()
  await number.fill('51 824 753 556')
  await description.fill('Baskets.')
  await pressSave()
  await expectTexts(summary.getByRole('link'), ['Choose the company size'])
  await summary.getByRole('link').click()
  const first = page.getByRole('radio').first()
  await expect.element(first).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(first).toBeChecked()
  await expect.element(saveButton).not.toHaveAttribute('aria-disabled')
  expectNothingSent()
})

test('PRF-3 the website is judged once focus leaves it', async () => {
  await startSupplier()
  const wrong = 'Please enter a valid website'
  await website.fill('not a website')
  await expect.element(page.getByText(wrong)).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(website).toHaveAccessibleDescription(new RegExp(wrong))
  for (const right of ['example.com', 'https://shop.example.co.uk/about', 'www.example.museum']) {
    await website.fill(right)
    await userEvent.tab()
    await expect.element(page.getByText(wrong), { message: right }).not.toBeInTheDocument()
  }
})

test('PRF-4 the number is judged by its registry once focus leaves it', async () => {
  const wrong = /Please enter a valid registration number/
  await startSavedSupplier()
  await number.fill('12 34')
  await expect.element(number).not.toHaveAttribute('aria-invalid')
  await userEvent.tab()
  await expect.element(number).toHaveAccessibleDescription(wrong)
  await pressSave()
  await expectTexts(summary.getByRole('link'), [wrong])
  expectNothingSent()
  await number.fill('')
  await userEvent.tab()
  await expect.element(number).toHaveAccessibleDescription(wrong)
  await number.fill('51 824 753 556')
  await userEvent.tab()
  await expect.element(number).not.toHaveAttribute('aria-invalid')
})

test('PRF-4 two numbers of one registry are refused before anything is sent', async () => {
  await startSupplier()
  await fillMandatory()
  const onlyOne = 'Only one business number per registry may be added'
  await page.getByRole('button', { name: 'Add business number' }).click()
  const second = page.getByRole('group', { name: 'Business number 2' })
  await second.getByLabelText('Registration number').fill('51 824 753 556')
  await second.getByLabelText('Registry').selectOptions('Australian Business Number (ABN)')
  await expect
    .element(second.getByLabelText('Registration number'))
    .toHaveAccessibleDescription(`Error: ${onlyOne}`)
  await pressSave()
  await expect.element(summary).toMatchTextContent(onlyOne)
  expectNothingSent()
  await second.getByRole('button', { name: 'Remove business number 2' }).click()
  await save()
})

test('PRF-13 ERR-1 a field that the server refuses is named, and nothing typed is lost', async () => {
  await startSupplier()
  await fillMandatory()
  const message = 'This website belongs to somebody else.'
  network.answer('PATCH', saves, {
    status: 422,
    json: { message, code: 'invalid', field: 'website' },
  })
  await saveButton.click()
  await expect.element(summary.getByRole('link', { name: message })).toBeVisible()
  await expect.element(website).toHaveAccessibleDescription(new RegExp(message))
  await expectTyped()
  network.restore()
  await website.fill('www.reed-and-rush.test')
  await expect.element(page.getByText(message)).not.toBeInTheDocument()
  await save()
})

test('PRF-13 ERR-1 a save that fails says so, and nothing typed is lost', async () => {
  await startSupplier()
  await fillMandatory()
  network.answer('PATCH', saves, { status: 500, json: {} })
  await saveButton.click()
  const notice = page.getByRole('region', { name: 'Notifications' })
  await expect.element(notice).toMatchTextContent('Ops! request not completed.')
  await expect.element(notice).toMatchTextContent('Error')
  await expectTyped()
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  network.restore()
  await save()
})

test('PRF-13 OFF-5 without a network Save says so, and nothing typed is lost', async () => {
  const organisation = await startSupplier()
  await fillMandatory()
  network.setOffline(true)
  await saveButton.click()
  await expectShown('Saved on this device. It will be sent when you are back online.')
  await expectTyped()
  network.setOffline(false)
  await expectSaved()
  await reopen(organisation)
  await expectTyped()
})

async function expectTyped(): Promise<void> {
  await expect.element(website).toHaveValue('www.reed-and-rush.example')
  await expect.element(number).toHaveValue('51824753556')
  await expect.element(description).toHaveValue('Baskets woven by hand.')
  await expect.element(size).toBeChecked()
}
