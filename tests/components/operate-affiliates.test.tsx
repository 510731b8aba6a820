import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ProblemError } from '#src/contract/problem.ts'
import { affiliateOf, affiliatesInMemory } from './support/affiliates-in-memory.ts'
import { consoleDesk, openConsole } from './support/open-console.tsx'
import { expectAccessible, expectCount, expectNoSidewaysScroll, narrow } from './support/screen.ts'

/** The console of an editor of a brand. @param people who came by each affiliate */
function affiliatesDesk(given = [affiliateOf('guild'), affiliateOf('chamber')], people = 0) {
  const memory = affiliatesInMemory(given, people)
  const { data } = consoleDesk(0)
  data.self = async () => ({ grants: [{ role: 'editor', brandId: 'acme' }], needs: null })
  data.affiliates = memory.calls
  data.brands = async () => ({
    results: [
      {
        ...{ id: 'acme', name: 'Acme', hosts: ['acme.example', 'www.acme.example'] },
        ...{ colour: '#0a3d2c', logo: null, published: null, draft: null },
      },
    ],
    mayCreate: false,
  })
  return { desk: { data }, memory }
}
const main = page.getByRole('main')
const rows = main.getByRole('listitem')
const heading = page.getByLabelText('Heading, English', { exact: true })
const copy = page.getByLabelText('Text, English', { exact: true })
const save = page.getByRole('button', { name: 'Save', exact: true })

test('OPR-5 affiliates are listed with how many came by each, and cannot be moved', async () => {
  const { desk } = affiliatesDesk(undefined, 3)
  await openConsole(desk, '/operate/affiliates')
  await expectCount(rows, 2)
  await expect.element(page.getByText('guild · 3 people came', { exact: true })).toBeVisible()
  await expectCount(page.getByRole('button', { name: /^Move/ }), 0)
  await expectAccessible(main)
  await userEvent.keyboard('j')
  await expect.element(page.getByRole('link', { name: 'Edit: Welcome from guild' })).toHaveFocus()
  await narrow()
  expectNoSidewaysScroll()
})

test('OPR-5 what is typed is shown as visitors see it, in their language, with the links', async () => {
  const { desk, memory } = affiliatesDesk()
  await openConsole(desk, '/operate/affiliates/guild~acme')
  await heading.fill('Hello')
  await page.getByLabelText('Heading, Deutsch', { exact: true }).fill('Hallo')
  const preview = page.getByRole('region', { name: 'As visitors see it' })
  const shown = (name: string) => preview.getByRole('complementary', { name })
  await expect.element(shown('Hello').getByText('15% off partner benefits.')).toBeVisible()
  await preview.getByRole('combobox').selectOptions('de')
  await expect.element(shown('Hallo').getByText(/15.% Rabatt/)).toBeVisible()
  await expect
    .element(preview.getByText(/:\/\/www\.acme\.example(:\d+)?\/\?aff=guild$/))
    .toBeVisible()
  await expectCount(preview.getByRole('button', { name: /^Copy the link/ }), 2)
  await expectAccessible(main)
  await narrow()
  expectNoSidewaysScroll()
  await save.click()
  await expect.element(page.getByRole('link', { name: 'Edit: Hello' })).toBeVisible()
  expect(memory.content('guild~acme')?.messageHeading).toEqual({ en: 'Hello', de: 'Hallo' })
})

test('OPR-5 a refusal calls its field as the form does; one about no field is said below', async () => {
  const { desk } = affiliatesDesk()
  const { affiliates } = desk.data
  let field = 'content.slug'
  desk.data.affiliates = {
    ...affiliates,
    async create() {
      const message = `${field} must be small letters, digits and dashes`
      throw new ProblemError({ status: 422, code: 'invalid', reason: 'slug', field, message })
    },
  }
  await openConsole(desk, '/operate/affiliates/:new')
  const slug = page.getByLabelText('Short name')
  await slug.fill('Our Guild')
  await save.click()
  const why = 'must be small letters, digits and dashes'
  await expect.element(slug).toHaveAccessibleDescription(new RegExp(`Short name ${why}`))
  await expect.element(slug).toHaveFocus()

  field = 'content.elsewhere'
  await save.click()
  await expect.element(main.getByText(`content.elsewhere ${why}`)).toBeVisible()
  await expect.element(slug).toHaveValue('Our Guild')
})

test('OPR-5 a percentage that is none stands at its field, and nothing typed is lost', async () => {
  const { desk, memory } = affiliatesDesk()
  const percent = page.getByLabelText('Off partner benefits, in percent')
  await openConsole(desk, '/operate/affiliates/guild~acme')
  await percent.fill('12.5')
  await heading.fill('Hello')
  await save.click()
  await expect.element(percent).toHaveFocus()
  await expect.element(percent).toHaveAttribute('aria-invalid', 'true')
  await expect.element(heading).toHaveValue('Hello')
  await percent.fill('')
  await save.click()
  await expect.element(page.getByRole('link', { name: 'Edit: Hello' })).toBeVisible()
  expect(memory.content('guild~acme')?.percentOff).toBeNull()
})

test('OPR-5 two who change an affiliate at two places do not meet; at one, the second chooses', async () => {
  const { desk, memory } = affiliatesDesk()
  await openConsole(desk, '/operate/affiliates/guild~acme')
  await heading.fill('Mine')
  memory.change('guild~acme', { messageHeading: 'Theirs', messageCopy: 'Come in.' })
  await save.click()
  await expect.element(page.getByText('Heading (English)')).toBeVisible()
  await page.getByRole('button', { name: 'Save mine' }).click()
  await expect.element(page.getByRole('link', { name: 'Edit: Mine' })).toBeVisible()
  expect(memory.content('guild~acme')).toMatchObject({
    ...{ messageHeading: 'Mine', messageCopy: 'Come in.' },
  })
})

test('OPR-5 an affiliate is added to a brand, and taken away after a word about its people', async () => {
  const { desk, memory } = affiliatesDesk([], 7)
  await openConsole(desk, '/operate/affiliates')
  await page.getByRole('link', { name: 'Add an affiliate' }).click()
  await expect.element(page.getByLabelText('Brand')).toHaveValue('acme')
  await expect.element(page.getByText(/^The link is here once/)).toBeVisible()
  await page.getByLabelText('Short name').fill('union')
  await heading.fill('Fresh')
  await copy.fill('From the union.')
  await save.click()
  await page.getByRole('link', { name: 'Edit: Fresh' }).click()
  await expectCount(page.getByLabelText('Short name'), 0)
  await page.getByRole('button', { name: 'Remove' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/People who came by it: 7\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByText('No affiliates yet')).toBeVisible()
  expect(memory.contents()).toEqual([])
})
