import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { catalogueFileBytes, type FilePlan } from '#src/contract/operate/catalogue.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { catalogueInMemory, entryOf } from './support/catalogue-in-memory.ts'
import { consoleDesk, openConsole } from './support/open-console.tsx'
import { expectAccessible, expectCount, expectNoSidewaysScroll, narrow } from './support/screen.ts'

const plan: FilePlan = {
  ...{ seen: '2026-01-01T00:00:00.000Z', unchanged: 2, faults: [], hasMoreFaults: false },
  rows: [
    {
      ...{ line: 2, id: 'a', isNew: false },
      cells: [{ column: 'validMonths', was: '36', becomes: '24' }],
    },
    {
      ...{ line: 3, id: 'new-one', isNew: true },
      cells: [{ column: 'name', was: '', becomes: 'New one' }],
    },
  ],
}
const faulty: FilePlan = {
  ...plan,
  faults: [
    {
      ...{ line: 4, column: 'register', code: 'invalid', reason: 'https-address', params: {} },
      message: 'register must begin with https://',
    },
  ],
}

async function openImport(first = plan, language: 'en' | 'de' = 'en') {
  const memory = catalogueInMemory([entryOf('a')])
  memory.desk.plan = first
  const { data } = consoleDesk(0)
  data.self = async () => ({ grants: [{ role: 'editor', brandId: null }], needs: null })
  data.catalogue = memory.catalogue
  await openConsole({ data }, '/operate/catalogue/:import', language)
  return memory
}
const file = (text = 'id\na', name = 'catalogue.csv') =>
  new File([text], name, { type: 'text/csv' })
const input = page.getByLabelText('Choose a file').last()
const take = page.getByRole('button', { name: 'Take all 2' })

test('OPR-5 a file is looked at first, and then taken as a whole', async () => {
  const memory = await openImport()
  await input.upload(file('id,validMonths\na,24'))
  await expect
    .element(page.getByText('2 credentials would change. 2 rows change nothing.'))
    .toBeVisible()
  await expect.element(page.getByRole('row', { name: /new-one new name New one/ })).toBeVisible()
  await expectAccessible(page.getByRole('main'))
  await narrow()
  expectNoSidewaysScroll()
  expect(memory.desk.taken).toEqual([])
  await take.click()
  await expect.element(page.getByRole('heading', { name: 'Catalogue' })).toBeVisible()
  expect(memory.desk.taken).toEqual(['id,validMonths\na,24'])
})

test('OPR-5 a file with a fault is not offered to be taken; its place is named', async () => {
  await openImport(faulty)
  await input.upload(file())
  await expect
    .element(page.getByRole('row', { name: '4 register register must begin with https://' }))
    .toBeVisible()
  await expectCount(take, 0)
  await expectAccessible(page.getByRole('main'))
})

test('LNG-2 OPR-5 faults are worded in the language of the console', async () => {
  await openImport(faulty, 'de')
  await page.getByLabelText('Datei auswählen').last().upload(file())
  await expect.element(page.getByText('„register“ muss mit https:// beginnen')).toBeVisible()
})

test('OPR-5 where somebody was faster, the file is looked at again and nothing is taken', async () => {
  const memory = await openImport()
  await input.upload(file())
  await expect.element(take).toBeVisible()
  memory.desk.refusal = new ProblemError({
    ...{ status: 409, code: 'entry-changed', reason: 'file', message: 'Changed since: a.' },
  })
  memory.desk.plan = { ...plan, unchanged: 1 }
  await take.click()
  await expect.element(page.getByText('Changed since: a.')).toBeVisible()
  await expect
    .element(page.getByText('2 credentials would change. 1 row changes nothing.'))
    .toBeVisible()
  expect(memory.desk.taken).toEqual([])
})

test('OPR-5 a file that is too large is not sent, and one that is dropped is looked at', async () => {
  const memory = await openImport()
  await input.upload(file('a'.repeat(catalogueFileBytes + 1), 'large.csv'))
  await expect.element(page.getByText('‘large.csv’ is larger than 4 MB.')).toBeVisible()
  const transfer = new DataTransfer()
  transfer.items.add(file())
  const zone = page.getByText('Drop a file here, or choose one.').element()
  zone.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: transfer }))
  await expect.element(take).toBeVisible()
  expect(memory.desk.taken).toEqual([])
})

test('OPR-5 a file of another type is refused by its name, and the next is looked at', async () => {
  const { catalogue } = await openImport()
  const look = catalogue.plan
  catalogue.plan = async () => {
    throw new ProblemError({ status: 415, code: 'unsupported-type', message: 'Sent as text/csv.' })
  }
  await input.upload(new File(['PNG'], 'logo.png', { type: 'image/png' }))
  await expect.element(page.getByText('‘logo.png’ is not a CSV file.')).toBeVisible()
  catalogue.plan = look
  await input.upload(file())
  await expect.element(take).toBeVisible()
  await expect.element(page.getByText('‘logo.png’ is not a CSV file.')).not.toBeInTheDocument()
})
