import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Descriptions } from '#src/contract/profile/descriptions.ts'
import { network } from './support/network.ts'
import { closePortal } from './support/open-portal.tsx'
import { expectSaved, pressSave, save, saveButton, saves, summary } from './support/profile-form.ts'
import {
  expectAccessible,
  expectCount,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectShown,
  expectTexts,
  narrow,
} from './support/screen.ts'
import { callAsOwner, openAsOwner, reopen, startSavedSupplier } from './support/supplier.ts'

const fold = page.getByText('Description in other languages', { exact: true })
const choice = page.getByLabelText('Add a language')
const input = (language: string) =>
  page.getByLabelText(`Description in ${language}`, { exact: true })
const removal = (language: string) =>
  page.getByRole('button', { name: `Remove the description in ${language}` })
const undo = (language: string) =>
  page.getByRole('button', { name: `Undo: keep the description in ${language}` })

const begin = (descriptions: Descriptions = {}) => startSavedSupplier({ descriptions })
const saved = () => network.sent('PATCH').map(({ body }) => body)

async function add(language: string): Promise<void> {
  await choice.selectOptions(language)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
}

/** Leaves the page and comes back to it, as a reload does. */
async function reload({ slug }: { slug: string }): Promise<void> {
  await closePortal()
  await openAsOwner(`/organisation?organisation=${slug}`)
}

test('LNG-3 a description is added in another language, written in its direction, and saved', async () => {
  const organisation = await begin()
  await expect.element(choice).not.toBeVisible()
  await fold.click()
  await expectTexts(choice.getByRole('option'), [
    ...['English', 'German', 'French', 'Spanish', 'Portuguese', 'Arabic'],
  ])
  // Not that of the page, in which the main description is written, most likely.
  await expect.element(choice).toHaveDisplayValue('German')
  await add('Arabic')
  const arabic = input('Arabic')
  await expect.element(arabic).toHaveFocus()
  await expect.element(arabic).toHaveAttribute('lang', 'ar')
  await expect.element(arabic).toHaveStyle({ direction: 'rtl' })
  await userEvent.keyboard('سلال منسوجة يدويًا.')
  await expect.element(arabic).toHaveAccessibleDescription('19 of 500 characters')
  await expectTexts(choice.getByRole('option'), [
    ...['English', 'German', 'French', 'Spanish', 'Portuguese'],
  ])
  await save()
  expect(saved()).toEqual([{ descriptions: { ar: 'سلال منسوجة يدويًا.' } }])
  await reopen(organisation)
  // Open by itself, as there is something in it.
  await expect.element(input('Arabic')).toHaveValue('سلال منسوجة يدويًا.')
})

test('LNG-3 a description that was removed can be had back, and is gone once that is saved', async () => {
  const organisation = await begin({ de: 'Körbe, von Hand geflochten.', fr: 'Paniers.' })
  await removal('German').click()
  await expect.element(input('German')).not.toBeInTheDocument()
  await expect.element(undo('German')).toHaveFocus()
  await expectShown('You have unsaved changes.')
  await userEvent.keyboard('{Enter}')
  await expect.element(input('German')).toHaveFocus()
  await expect.element(input('German')).toHaveValue('Körbe, von Hand geflochten.')
  await expectShown('All changes are saved.')

  await removal('German').click()
  await reload(organisation)
  await undo('German').click()
  await expect.element(input('German')).toHaveValue('Körbe, von Hand geflochten.')
  await removal('German').click()
  await save()
  expect(saved()).toEqual([{ descriptions: { de: null } }])
  await reopen(organisation)
  await expect.element(input('French')).toHaveValue('Paniers.')
  await expect.element(undo('German')).not.toBeInTheDocument()
})

test('LNG-3 what was only typed can be had back too, and an empty input is just gone', async () => {
  await begin()
  await fold.click()
  await add('German')
  await userEvent.keyboard('Körbe.')
  await removal('German').click()
  await undo('German').click()
  await expect.element(input('German')).toHaveValue('Körbe.')
  await input('German').fill('')
  // It is being written anew.
  await expect.element(input('German')).toBeVisible()
  await removal('German').click()
  await expect.element(undo('German')).not.toBeInTheDocument()
  await expect.element(choice).toHaveFocus()
})

test('OFF-4 LNG-3 what was typed in a language outlasts a reload, and is sent alone', async () => {
  const organisation = await begin({ fr: 'Paniers.' })
  await add('German')
  await userEvent.keyboard('Körbe.')
  await reload(organisation)
  await expect.element(input('German')).toHaveValue('Körbe.')
  await expect.element(page.getByText('Your unsaved changes are back')).toBeVisible()
  network.setOffline(true)
  await saveButton.click()
  await expectShown('Saved on this device. It will be sent when you are back online.')
  network.setOffline(false)
  await expectSaved()
  expect(saved().at(-1)).toEqual({ descriptions: { de: 'Körbe.' } })
})

test('OFF-6 LNG-3 two people write in two languages, and are asked only about the same one', async () => {
  const { slug } = await begin({ de: 'Körbe.', fr: 'Paniers.' })
  await input('German').fill('Körbe von mir.')
  await input('French').fill('Paniers de moi.')
  await callAsOwner('PATCH', `/api/organizations/${slug}`, {
    descriptions: { de: 'Körbe von anderen.', ar: 'سلال.' },
  })
  await saveButton.click()
  await expect.element(page.getByText('You both changed: Description in German.')).toBeVisible()
  await page.getByRole('button', { name: 'Compare and choose' }).click()
  const dialog = page.getByRole('dialog')
  await expectCount(dialog.getByRole('radiogroup'), 1)
  await dialog
    .getByRole('radiogroup', { name: 'Description in German' })
    .getByRole('radio', { name: /Theirs/ })
    .click()
  await dialog.getByRole('button', { name: 'Save the choice' }).click()
  await expectSaved()
  await expect.element(input('German')).toHaveValue('Körbe von anderen.')
  await expect.element(input('French')).toHaveValue('Paniers de moi.')
  await expect.element(input('Arabic')).toHaveValue('سلال.')
  expect(saved().at(-1)).toEqual({ descriptions: { fr: 'Paniers de moi.' } })
})

test('ERR-1 LNG-3 a text that the server refuses is named, and its fold opens', async () => {
  await begin({ de: 'Körbe.' })
  await input('German').fill('Körbe und mehr.')
  await fold.click()
  await expect.element(input('German')).not.toBeVisible()
  const message = 'This text cannot be saved.'
  network.answer('PATCH', saves, {
    status: 422,
    json: { message, code: 'invalid', field: 'descriptions.de' },
  })
  await pressSave()
  await summary.getByRole('link', { name: message }).click()
  await expect.element(input('German')).toHaveFocus()
  await expect.element(input('German')).toHaveAccessibleDescription(new RegExp(message))
  network.restore()
  await input('German').fill('Körbe.')
  await expect.element(page.getByText(message)).not.toBeInTheDocument()
})

test('A11Y-1 MOB-1 LNG-3 all languages fit a narrow phone, and none is left to add', async () => {
  await narrow()
  const text = 'Körbe aus Weiden vom eigenen Feld. '.repeat(8).trim()
  await begin({ en: text, de: text, fr: text, es: text, pt: text, ar: 'سلال منسوجة يدويًا.' })
  await expect.element(input('Portuguese')).toBeVisible()
  await removal('Spanish').click()
  await expect.element(choice).not.toBeInTheDocument()
  expectNoSidewaysScroll()
  expectLargeTargets()
  await expectAccessible()
})
