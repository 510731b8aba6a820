import type { Page } from 'playwright/test'
import { refuseSaves, saveButton, summary } from './support/profile-form.ts'
import { chooseAddress, fillMandatory, save, startSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

const website = (page: Page) => page.getByLabel('Website')
const number = (page: Page) => page.getByLabel('Registration number')
const description = (page: Page) => page.getByLabel('Description')

/** Presses Save as a person does; Playwright's click would wait until the button is enabled. */
const pressSave = (page: Page) => saveButton(page).dispatchEvent('click')

function patchesSent(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.url())
  })
  return sent
}

test('PRF-2 an empty form sends nothing and names everything that is missing @landscape', async ({
  page,
}) => {
  await startSupplier(page)
  const sent = patchesSent(page)
  await page.getByLabel('Organisation name').fill('')
  await expect(saveButton(page)).toBeDisabled()
  await saveButton(page).hover()
  await expect(page.getByRole('tooltip')).toHaveText(
    'Fill in all mandatory fields to save your profile.',
  )
  await pressSave(page)
  await expect(summary(page)).toBeFocused()
  await expect(summary(page).getByRole('link')).toHaveText([
    'Enter the organisation name',
    'Enter the website',
    'Choose the main address',
    'Please enter a valid registration number',
    'Enter a description',
    'Choose the company size',
  ])
  await summary(page).getByRole('link', { name: 'Enter a description' }).click()
  await expect(description(page)).toBeFocused()
  expect(sent).toEqual([])
})

test('PRF-2 each mandatory field on its own keeps Save from sending', async ({ page }) => {
  test.slow()
  await startSupplier(page)
  await fillMandatory(page)
  const sent = patchesSent(page)
  const address = page.getByRole('combobox', { name: 'Address', exact: true })
  const fields = [
    {
      input: page.getByLabel('Organisation name'),
      wrong: '   ',
      text: 'Enter the organisation name',
    },
    { input: website(page), wrong: '', text: 'Enter the website' },
    { input: number(page), wrong: '  ', text: 'Please enter a valid registration number' },
    { input: description(page), wrong: ' \n ', text: 'Enter a description' },
  ]
  for (const { input, wrong, text } of fields) {
    const right = await input.inputValue()
    await input.fill(wrong)
    await pressSave(page)
    await expect(summary(page).getByRole('link')).toHaveText([text])
    await expect(input).toHaveAccessibleDescription(new RegExp(text))
    await input.fill(right)
    await expect(saveButton(page)).toBeEnabled()
  }
  await address.fill('somewhere')
  await pressSave(page)
  await expect(summary(page).getByRole('link')).toHaveText(['Choose the main address'])
  expect(sent).toEqual([])
})

test('PRF-2 a press on Save counts although the error that it brings pushes the button away @landscape', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await startSupplier(page)
  const last = page.getByRole('button', { name: 'Save', exact: true }).last()
  await description(page).focus()
  await last.hover({ position: { x: 20, y: 8 } })
  await page.mouse.down()
  await expect(page.getByText('Enter a description')).toBeVisible()
  await page.mouse.up()
  await expect(summary(page)).toBeFocused()
})

test('PRF-2 the company size is mandatory', async ({ page }) => {
  await startSupplier(page)
  const sent = patchesSent(page)
  await website(page).fill('www.reed-and-rush.example')
  await chooseAddress(page)
  await number(page).fill('51 824 753 556')
  await description(page).fill('Baskets.')
  await pressSave(page)
  await expect(summary(page).getByRole('link')).toHaveText(['Choose the company size'])
  await summary(page).getByRole('link').click()
  await expect(page.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio').first()).toBeChecked()
  await expect(saveButton(page)).toBeEnabled()
  expect(sent).toEqual([])
})

test('PRF-3 the website is judged once focus leaves it', async ({ page }) => {
  await startSupplier(page)
  const wrong = 'Please enter a valid website'
  await website(page).fill('not a website')
  await expect(page.getByText(wrong)).toBeHidden()
  await website(page).blur()
  await expect(website(page)).toHaveAccessibleDescription(new RegExp(wrong))
  for (const right of ['example.com', 'https://shop.example.co.uk/about', 'www.example.museum']) {
    await website(page).fill(right)
    await website(page).blur()
    await expect(page.getByText(wrong), right).toBeHidden()
  }
})

test('PRF-4 the number is judged by its registry once focus leaves it', async ({ page }) => {
  await startSupplier(page)
  const wrong = /Please enter a valid registration number/
  const sent = patchesSent(page)
  await fillMandatory(page)
  await number(page).fill('12 34')
  await expect(number(page)).not.toHaveAttribute('aria-invalid')
  await number(page).blur()
  await expect(number(page)).toHaveAccessibleDescription(wrong)
  await pressSave(page)
  await expect(summary(page).getByRole('link')).toHaveText([wrong])
  expect(sent).toEqual([])
  await number(page).fill('')
  await number(page).blur()
  await expect(number(page)).toHaveAccessibleDescription(wrong)
  await number(page).fill('51 824 753 556')
  await number(page).blur()
  await expect(number(page)).not.toHaveAttribute('aria-invalid')
})

test('PRF-4 two numbers of one registry are refused before anything is sent', async ({ page }) => {
  await startSupplier(page)
  await fillMandatory(page)
  const sent = patchesSent(page)
  await page.getByRole('button', { name: 'Add business number' }).click()
  const second = page.getByRole('group', { name: 'Business number 2' })
  await second.getByLabel('Registration number').fill('51 824 753 556')
  await second.getByLabel('Registry').selectOption({ label: 'Australian Business Number (ABN)' })
  await expect(second.getByLabel('Registration number')).toHaveAccessibleDescription(
    'Error: Only one business number per registry may be added',
  )
  await pressSave(page)
  await expect(summary(page)).toContainText('Only one business number per registry may be added')
  expect(sent).toEqual([])
  await second.getByRole('button', { name: 'Remove business number 2' }).click()
  await save(page)
})

test('PRF-13 ERR-1 a field that the server refuses is named, and nothing typed is lost', async ({
  page,
  faults,
}) => {
  faults.expect('422')
  await startSupplier(page)
  await fillMandatory(page)
  const message = 'This website belongs to somebody else.'
  await refuseSaves(page, 422, { message, code: 'invalid', field: 'website' })
  await saveButton(page).click()
  await expect(summary(page).getByRole('link', { name: message })).toBeVisible()
  await expect(website(page)).toHaveAccessibleDescription(new RegExp(message))
  await expectTyped(page)
  await page.unroute('**/api/organizations/*')
  await website(page).fill('www.reed-and-rush.test')
  await expect(page.getByText(message)).toBeHidden()
  await save(page)
})

test('PRF-13 ERR-1 a save that fails says so, and nothing typed is lost', async ({
  page,
  faults,
}) => {
  faults.expect('500')
  await startSupplier(page)
  await fillMandatory(page)
  await refuseSaves(page, 500, {})
  await saveButton(page).click()
  const notice = page.getByRole('region', { name: 'Notifications' })
  await expect(notice).toContainText('Ops! request not completed.')
  await expect(notice).toContainText('Error')
  await expectTyped(page)
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await page.unroute('**/api/organizations/*')
  await save(page)
})

test('PRF-13 OFF-5 without a network Save says so, and nothing typed is lost', async ({
  page,
  context,
  faults,
}) => {
  faults.expect('ERR_INTERNET_DISCONNECTED')
  await startSupplier(page)
  await fillMandatory(page)
  await context.setOffline(true)
  await saveButton(page).click()
  await expect(
    page
      .getByText('Saved on this device. It will be sent when you are back online.')
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await expectTyped(page)
  await context.setOffline(false)
  await expect(page.getByText('Your profile is now saved!')).toBeVisible()
  await page.reload()
  await expectTyped(page)
})

async function expectTyped(page: Page): Promise<void> {
  await expect(website(page)).toHaveValue('www.reed-and-rush.example')
  await expect(number(page)).toHaveValue('51 824 753 556')
  await expect(description(page)).toHaveValue('Baskets woven by hand.')
  await expect(page.getByRole('radio', { name: 'Small (11 - 100 employees)' })).toBeChecked()
}
