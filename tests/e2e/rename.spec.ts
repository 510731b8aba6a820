import { newOrganisationName } from '../fixtures/new-organisation.ts'
import { openNavigation } from './support/navigation.ts'
import { expectAllSaved, saveButton } from './support/profile-form.ts'
import { startSavedSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

test('PRF-13 a new name gives a new address, keeps the old one, and loses nothing typed meanwhile', async ({
  page,
}) => {
  await startSavedSupplier(page)
  const slug = new URL(page.url()).searchParams.get('organisation')
  const renamed = newOrganisationName()
  await page.getByLabel('Organisation name').fill(renamed)

  const answered = Promise.withResolvers<void>()
  await page.route('**/api/organizations/*', async (route) => {
    if (route.request().method() === 'PATCH') await answered.promise
    await route.continue()
  })
  await saveButton(page).click()
  await page.getByLabel('Description').fill('Typed while it was being saved.')
  answered.resolve()
  await expect(page.getByText('Your profile is now saved!')).toBeVisible()
  const navigation = await openNavigation(page)
  await expect(navigation.getByText(renamed, { exact: true })).toBeVisible()
  await expect(page.getByLabel('Description')).toHaveValue('Typed while it was being saved.')

  await saveButton(page).click()
  await expectAllSaved(page)
  await page.goto(`/organization/${slug}`)
  await expect(page).toHaveURL(
    new RegExp(`/organization/${renamed.toLowerCase().replaceAll(' ', '-')}$`),
  )
  await expect(page.getByText('Typed while it was being saved.')).toBeVisible()
})
