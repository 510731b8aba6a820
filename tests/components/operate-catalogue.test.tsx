import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { catalogueInMemory, entryOf } from './support/catalogue-in-memory.ts'
import { asksBeforeLeaving } from './support/console-screen.ts'
import { consoleDesk, openConsole } from './support/open-console.tsx'
import { expectAccessible, expectCount, expectNoSidewaysScroll, narrow } from './support/screen.ts'

const abc = () => ['a', 'b', 'c'].map(entryOf)

/** The console of an editor. */
function catalogueDesk(memory = catalogueInMemory(abc())) {
  const { data } = consoleDesk(0)
  data.self = async () => ({ grants: [{ role: 'editor', brandId: null }], needs: null })
  data.catalogue = memory.catalogue
  return { desk: { data }, memory }
}
const main = page.getByRole('main')
const list = page.getByRole('list', { name: 'Catalogue' })
const rows = list.getByRole('listitem')
const name = page.getByLabelText('Name, English', { exact: true })
const months = page.getByRole('textbox', { name: 'Months for which it is issued' })
const save = page.getByRole('button', { name: 'Save', exact: true })
const status = page.getByRole('status')

test('OPR-5 the catalogue is found by words and filters, which the address keeps, and by keyboard', async () => {
  const { desk, memory } = catalogueDesk()
  await memory.catalogue.offer('b', memory.entry('b').version, false)
  await openConsole(desk, '/operate/catalogue')
  await expectCount(rows, 3)
  await expectAccessible(main)
  await userEvent.keyboard('jj')
  await expect.element(page.getByRole('link', { name: 'Seal c' })).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(page.getByRole('link', { name: 'Seal a' })).toHaveFocus()
  await page.getByLabelText('Name or id').fill('siegel C')
  await expectCount(rows, 1)
  expect(window.location.search).toBe('?text=siegel+C')
  await page.getByLabelText('Name or id').fill('')
  await page.getByLabelText('State').selectOptions('Retired')
  await expect.element(page.getByRole('link', { name: 'Seal b' })).toBeVisible()
  await page.getByLabelText('Kind').selectOptions('Rating')
  await expect.element(page.getByText('No credential matches')).toBeVisible()
  expect(window.location.search).toBe('?kind=rating&state=retired')
  await narrow()
  expectNoSidewaysScroll()
})

test('OPR-5 an empty catalogue, one that waits and one that fails say so', async () => {
  await openConsole(catalogueDesk(catalogueInMemory([])).desk, '/operate/catalogue')
  await expect.element(page.getByText('The catalogue is empty')).toBeVisible()
  const { desk } = catalogueDesk()
  desk.data.catalogue = { ...desk.data.catalogue, list: () => Promise.reject(new Error('down')) }
  await openConsole(desk, '/operate/catalogue')
  await expect.element(page.getByText('The catalogue could not be loaded')).toBeVisible()
  desk.data.catalogue = { ...desk.data.catalogue, list: () => new Promise(() => {}) }
  await openConsole(desk, '/operate/catalogue')
  await expect.element(page.getByText('Loading the catalogue')).toBeInTheDocument()
})

test('OPR-5 each field shows what the release says where that is something else, and goes back to it', async () => {
  const { desk, memory } = catalogueDesk()
  memory.change('b', { validMonths: 24, name: { en: 'Ours', de: 'Unseres' } })
  await openConsole(desk, '/operate/catalogue/b')
  await expect.element(months).toHaveValue('24')
  await expectAccessible(main)
  await expect.element(page.getByText('The release says: 36')).toBeVisible()
  await page.getByRole('button', { name: 'As the release says: Months' }).click()
  await expect.element(months).toHaveValue('36')
  await page.getByLabelText('Name, Deutsch', { exact: true }).fill('Meines')
  await save.click()
  await expect.poll(() => memory.desk.sent).toEqual([{ name: { en: 'Ours', de: 'Meines' } }])
  await expect.element(status.getByText('Saved: Ours')).toBeInTheDocument()
  await narrow()
  expectNoSidewaysScroll()
})

test('OPR-5 what is typed is previewed, outlasts another screen, and the browser asks before it goes', async () => {
  const { desk } = catalogueDesk()
  await openConsole(desk, '/operate/catalogue/b')
  await page.getByLabelText('What it proves, English', { exact: true }).fill('It proves much.')
  await expect.element(page.getByRole('paragraph').getByText('It proves much.')).toBeVisible()
  await name.fill('Better seal')
  await expect.element(page.getByText('Better seal').first()).toBeVisible()
  expect(asksBeforeLeaving()).toBe(true)
  await page.getByRole('link', { name: 'Back to the catalogue' }).click()
  await page.getByRole('link', { name: 'Seal b' }).click()
  await expect.element(name).toHaveValue('Better seal')
  await page.getByRole('button', { name: 'Discard my changes' }).click()
  await expect.element(name).toHaveValue('Seal b')
  expect(asksBeforeLeaving()).toBe(false)
})

test('OPR-5 a refusal stands at its field, and nothing typed is lost', async () => {
  const { desk } = catalogueDesk()
  await openConsole(desk, '/operate/catalogue/b')
  await months.fill('many')
  await save.click()
  await expect.element(months).toHaveFocus()
  await expect.element(page.getByText(/^Give whole months/)).toBeVisible()
  await months.fill('12')
  await name.fill('')
  await save.click()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await expect.element(months).toHaveValue('12')
})

test('OPR-5 two who change an entry at two places do not meet', async () => {
  const { desk, memory } = catalogueDesk()
  await openConsole(desk, '/operate/catalogue/b')
  await page.getByLabelText('Name, العربية', { exact: true }).fill('ختم')
  memory.change('b', { validMonths: 24, name: { en: 'Seal b', de: 'Neues Siegel' } })
  await save.click()
  await expect.element(status.getByText(/^Saved/)).toBeInTheDocument()
  expect(memory.entry('b').changes).toEqual({
    ...{ validMonths: 24, name: { en: 'Seal b', de: 'Neues Siegel', ar: 'ختم' } },
  })
})

test('OPR-5 of two who change the same place the second chooses, and keeps the rest of both', async () => {
  const { desk, memory } = catalogueDesk()
  await openConsole(desk, '/operate/catalogue/b')
  await months.fill('12')
  await page.getByRole('textbox', { name: 'Website of the scheme' }).fill('https://mine.example')
  memory.change('b', { validMonths: 24 })
  await save.click()
  await expect.element(page.getByText(/^Somebody else has changed the same/)).toBeVisible()
  await page.getByRole('button', { name: /^Take what is stored/ }).click()
  await expect.element(months).toHaveValue('24')
  await expect
    .element(page.getByRole('textbox', { name: 'Website of the scheme' }))
    .toHaveValue('https://mine.example')
  await save.click()
  await expect.element(status.getByText(/^Saved/)).toBeInTheDocument()
  expect(memory.entry('b').changes).toEqual({ validMonths: 24, website: 'https://mine.example' })
})

test('OPR-5 pages that it was taken from are put in order by keyboard', async () => {
  const { desk, memory } = catalogueDesk()
  await openConsole(desk, '/operate/catalogue/b')
  await page.getByRole('button', { name: 'Move down: Page 1' }).click()
  await save.click()
  await expect
    .poll(() => memory.desk.sent)
    .toEqual([{ sources: ['https://city.example/two', 'https://city.example/one'] }])
})

test('OPR-5 a credential is added, and an id that is taken is said at its field', async () => {
  const { desk, memory } = catalogueDesk()
  await openConsole(desk, '/operate/catalogue')
  await page.getByRole('link', { name: 'Add a credential' }).click()
  await page.getByRole('textbox', { name: 'Id' }).fill('a')
  await name.fill('Fresh')
  await save.click()
  await expect.element(page.getByRole('textbox', { name: 'Id' })).toHaveFocus()
  await page.getByRole('textbox', { name: 'Id' }).fill('fresh')
  await save.click()
  await expect.element(page.getByRole('link', { name: 'Fresh' })).toBeVisible()
  expect(memory.entry('fresh').changes).toEqual({ name: 'Fresh' })
})

test('OPR-5 an entry is retired after a question, and restored', async () => {
  const { desk, memory } = catalogueDesk()
  await openConsole(desk, '/operate/catalogue/b')
  await page.getByRole('button', { name: 'Offer it no more' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Offer it no more' }).click()
  await expect.element(page.getByText(/^This credential is offered no more/)).toBeVisible()
  await page.getByRole('button', { name: 'Offer it again' }).click()
  await expect.poll(() => memory.entry('b').state).toBe('offered')
})

test('OPR-5 an entry becomes another one, after a fresh sign-in where that is needed', async () => {
  const { desk, memory } = catalogueDesk()
  const { ProblemError } = await import('#src/contract/problem.ts')
  memory.desk.refusal = new ProblemError({
    ...{ status: 403, code: 'sign-in-again', reason: 'final', message: 'Sign in again.' },
  })
  await openConsole(desk, '/operate/catalogue/b')
  await page.getByRole('button', { name: 'Have it become another one' }).click()
  await expect.element(page.getByLabelText('The credential that it becomes')).toHaveFocus()
  await page.getByLabelText('The credential that it becomes').fill('seal c')
  await page.getByRole('option', { name: /Seal c/ }).click()
  await page.getByRole('button', { name: 'Have it become another one' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/3 profiles are moved/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Have it become another one' }).click()
  await expect.element(dialog.getByText('Sign in again.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Have it become another one' }).click()
  await expect.element(page.getByRole('link', { name: 'Became ‘c’' })).toBeVisible()
  expect(memory.desk.mergers).toEqual([['b', 'c']])
  await expectCount(page.getByRole('textbox'), 0)
})

test('OPR-5 what was changed is told with who and when', async () => {
  const { desk, memory } = catalogueDesk()
  const at = '2026-01-01T00:00:00.000Z'
  memory.desk.events = [
    { at, by: 'olga@portal.example', what: 'changed', fields: ['name'], mergedInto: null },
  ]
  await openConsole(desk, '/operate/catalogue/b')
  await expect.element(page.getByText('Changed: Name')).toBeVisible()
  await expect.element(page.getByText('olga@portal.example')).toBeVisible()
})

test('OPR-1 an editor of one brand reads the catalogue and is offered no change', async () => {
  const { desk } = catalogueDesk(catalogueInMemory(abc(), false))
  await openConsole(desk, '/operate/catalogue')
  await expect.element(page.getByText(/^Only editors of all brands/)).toBeVisible()
  await expectCount(page.getByRole('link', { name: 'Add a credential' }), 0)
  await page.getByRole('link', { name: 'Seal b' }).click()
  await expect.element(page.getByText('What was changed', { exact: true })).toBeVisible()
  await expectCount(page.getByRole('textbox'), 0)
  await expectCount(page.getByRole('button', { name: 'Offer it no more' }), 0)
})
