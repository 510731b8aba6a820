import { register } from './support/accounts.ts'
import { openNavigation } from './support/navigation.ts'
import { expect, test } from './support/test.ts'

test('PRF-13 a new name gives a new address, keeps the old one, and loses nothing typed meanwhile', async ({
  page,
}) => {
  await register(page)
  await page.goto('/register/organisation/setup')
  await page.getByLabel('Name of the organisation').fill('First Name Ltd')
  await page.getByRole('button', { name: 'Add organisation' }).click()
  await page.getByLabel('Website').fill('first.example')
  await page.getByRole('combobox', { name: 'Address', exact: true }).fill('Leichhardt')
  await page.getByRole('option', { name: /Leichhardt, New South Wales/ }).click()
  await page.getByLabel('Registration number').fill('51 824 753 556')
  await page.getByLabel('Description').fill('Before.')
  await page.getByRole('radio', { name: /Micro/ }).check()
  await page.getByLabel('Organisation name').fill('Second Name Ltd')

  const answered = Promise.withResolvers<void>()
  await page.route('**/api/organizations/*', async (route) => {
    if (route.request().method() === 'PATCH') await answered.promise
    await route.continue()
  })
  const save = page.getByRole('button', { name: 'Save', exact: true }).last()
  await save.click()
  await page.getByLabel('Description').fill('Typed while it was being saved.')
  answered.resolve()
  await expect(page.getByText('Your profile is now saved!')).toBeVisible()
  const navigation = await openNavigation(page)
  await expect(navigation.getByText('Second Name Ltd', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Description')).toHaveValue('Typed while it was being saved.')

  await save.click()
  await expect(page.getByText('All changes are saved.').last()).toBeVisible()
  await page.goto('/organization/first-name-ltd')
  await expect(page).toHaveURL(/\/organization\/second-name-ltd$/)
  await expect(page.getByText('Typed while it was being saved.')).toBeVisible()
})
