import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { network, passOn } from './support/network.ts'
import { expectSaved, fillMandatory, save, saveButton, saves } from './support/profile-form.ts'
import { expectShown } from './support/screen.ts'
import { reopen, startSavedSupplier, startSupplier } from './support/supplier.ts'

const description = page.getByLabelText('Description')

/** Keeps saves back on their way to the portal, until they are let go. */
function holdSaves(): () => void {
  const held = Promise.withResolvers<void>()
  network.answer('PATCH', saves, async (request) => {
    await held.promise
    return passOn(request)
  })
  return held.resolve
}

test('PRF-13 KEEP-1 saving twice quickly sends one PATCH, with every field that was filled in', async () => {
  await startSupplier()
  await fillMandatory()
  const letGo = holdSaves()
  await saveButton.dblClick()
  const last = page.getByRole('button', { name: 'Save', exact: true }).last()
  await last.click({ force: true })
  await expectShown('Saving…')
  letGo()
  await expectSaved()
  await expectShown('All changes are saved.')
  const sent = network.sent('PATCH')
  expect(sent).toHaveLength(1)
  const fields = ['website', 'contacts', 'identifiers', 'identities', 'identifiersToDelete']
  for (const field of [...fields, 'country', 'countryCode', 'description', 'size'])
    expect(sent[0]?.body).toHaveProperty(field)
  for (const field of ['name', 'attributes', 'credentials', 'categories', 'locations'])
    expect(sent[0]?.body).not.toHaveProperty(field)
})

test('KEEP-1 a save of one field says nothing of the others', async () => {
  await startSavedSupplier()
  await description.fill('Other words.')
  await save()
  expect(network.sent('PATCH').map(({ body }) => body)).toEqual([{ description: 'Other words.' }])
})

test('PRF-13 what is typed while a save is under way is neither lost nor taken for saved', async () => {
  const organisation = await startSavedSupplier()
  const letGo = holdSaves()
  await description.fill('What is saved.')
  await saveButton.click()
  await expectShown('Saving…')
  await description.fill('Typed while saving.')
  letGo()
  await expectSaved()
  await expect.element(description).toHaveValue('Typed while saving.')
  await expectShown('You have unsaved changes.')
  await reopen(organisation)
  await expect.element(description).toHaveValue('What is saved.')
})
