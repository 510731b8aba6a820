import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { contentOf, contentsInMemory } from './support/contents-in-memory.ts'
import { consoleDesk, openConsole } from './support/open-console.tsx'
import { expectAccessible, expectCount, expectNoSidewaysScroll, narrow } from './support/screen.ts'

const accent = '#8a1c5b'

/** The console of an editor. */
function contentsDesk(
  memory = contentsInMemory([contentOf('privacy'), contentOf('terms', 'acme')]),
) {
  const { data } = consoleDesk(0)
  data.self = async () => ({ grants: [{ role: 'editor', brandId: null }], needs: null })
  data.contents = memory.calls
  const at = '2026-02-03T10:00:00.000Z'
  const brand = { ...defaultBrand, id: 'acme', name: 'Acme' }
  const brandColors = { ...brand.brandColors, primaryColor: accent }
  data.brand = async () => ({
    ...{ id: 'acme', draft: null, faults: [], moves: [], mayChangeHosts: false, portfolios: [] },
    published: {
      ...{ number: 1, at, by: null, way: 'console', again: null },
      state: { brand: { ...brand, brandColors }, hosts: ['acme.example'] },
    },
  })
  return { desk: { data }, memory }
}
const main = page.getByRole('main')
const title = page.getByLabelText('Title, English', { exact: true })
const html = page.getByLabelText('Text as HTML, English', { exact: true })
const save = page.getByRole('button', { name: 'Save', exact: true })
const preview = page.getByRole('region', { name: 'As its readers see it' })

test('OPR-5 what is written is listed with its day, and below it what can be', async () => {
  const { desk } = contentsDesk()
  await openConsole(desk, '/operate/content')
  await expect.element(page.getByText(/^privacy · written on .*February/)).toBeVisible()
  await expectCount(page.getByRole('link', { name: /^Write: / }), 20)
  await expect.element(page.getByText('20 of 32 pages.')).toBeVisible()
  await expectAccessible(main)
  await page.getByLabelText('Find a page').fill('standard 29')
  await expectCount(page.getByRole('link', { name: /^Write: / }), 1)
  await expect.element(page.getByText('1 page.')).toBeVisible()
  await page.getByLabelText('Find a page').fill('/trust/iso-29')
  await expect.element(page.getByText('1 page.')).toBeVisible()
  await narrow()
  expectNoSidewaysScroll()
})

test('OPR-5 a page that nobody has written shows the words of the portal, which may be begun with', async () => {
  const { desk, memory } = contentsDesk()
  await openConsole(desk, '/operate/content')
  await page.getByRole('link', { name: 'Write: Getting started' }).click()
  await expect.element(preview.getByText('Own words')).toBeVisible()
  await preview.getByRole('combobox').selectOptions('de')
  await expect.element(preview.getByText('Eigene Worte')).toBeVisible()
  await expect.element(preview.getByRole('heading', { name: 'Eigener Titel' })).toBeVisible()
  await expectAccessible(main)
  await page.getByRole('button', { name: "Begin with the portal's own words" }).click()
  await expect.element(title).toHaveFocus()
  await userEvent.keyboard('!')
  await expect.element(html).toHaveValue('<p>Own words</p>')
  await save.click()
  await expect.element(page.getByRole('link', { name: 'Edit: Own title!' })).toBeVisible()
  expect(memory.content('get-started')).toEqual({
    ...{ key: 'get-started', brandId: null, title: { en: 'Own title!', de: 'Eigener Titel' } },
    html: { en: '<p>Own words</p>', de: '<p>Eigene Worte</p>' },
  })
  await expectCount(page.getByRole('link', { name: 'Write: Getting started' }), 0)
})

test('OPR-5 for one of the brands what can be written is written for that brand', async () => {
  const { desk, memory } = contentsDesk()
  await openConsole(desk, '/operate/content?brand=acme')
  await page.getByRole('link', { name: 'Write: Each credential' }).click()
  await title.fill('For Acme')
  await html.fill('<p>Hello</p>')
  await save.click()
  await expect.element(page.getByRole('link', { name: 'Edit: For Acme' })).toBeVisible()
  expect(memory.content('trust~acme')?.brandId).toBe('acme')
})

test('OPR-5 SEC-4 markup runs in no preview, whatever the server has left of it, and leads nowhere', async () => {
  const hostile =
    '<p>Seen</p><img src="x" onerror="window.hacked = 1"><script>window.hacked = 1</script>' +
    '<a href="/away">Away</a><p style="position:fixed">a</p>'
  const given = {
    ...contentOf('privacy'),
    title: '<img src=x onerror="window.hacked = 1">',
    html: hostile,
  }
  const { desk } = contentsDesk(contentsInMemory([given]))
  await openConsole(desk, '/operate/content')
  await page.getByRole('link', { name: /^Edit: <img/ }).click()
  await expect.element(preview.getByText('Seen')).toBeVisible()
  expect(document.querySelectorAll('main script, main [onerror], main p[style]')).toHaveLength(0)
  expect((window as { hacked?: number }).hacked).toBeUndefined()
  const before = window.location.href
  await preview.getByRole('link', { name: 'Away' }).click()
  expect(window.location.href).toBe(before)
  await expect.element(html).toHaveValue(hostile)
})

test('OPR-5 what saving would take out is told while one types, and again before it is saved', async () => {
  const check = (typed: string) =>
    typed.includes('<script>')
      ? {
          html: '<p>Kept</p>',
          dropped: [
            { element: 'script', attribute: null },
            { element: 'p', attribute: 'onclick' },
          ],
        }
      : { html: typed, dropped: [] }
  const { desk, memory } = contentsDesk(contentsInMemory([contentOf('privacy')], { check }))
  await openConsole(desk, '/operate/content/privacy')
  await expect.element(preview.getByText('Text of privacy')).toBeVisible()
  await html.fill('<p onclick="x()">Kept</p><script>x()</script>')
  await save.click()
  await expect.element(html).toHaveFocus()
  await expect.element(html).toHaveAttribute('aria-invalid', 'true')
  await expect
    .element(
      page.getByText(/^Saving takes this out of the text: English: <script>, onclick in <p>\./),
    )
    .toBeVisible()
  expect(memory.content('privacy')?.html).toBe('<p>Text of privacy</p>')
  await expect.element(preview.getByText('Kept')).toBeVisible()
  await expect.element(preview.getByText('<script>, onclick in <p>')).toBeVisible()
  await expectAccessible(main)
  await narrow()
  expectNoSidewaysScroll()
  await save.click()
  await expect.element(page.getByRole('link', { name: 'Edit: Title privacy' })).toBeVisible()
  expect(memory.content('privacy')?.html).toContain('Kept')
})

test('OPR-5 the content of a brand is shown in its colours, and in each language', async () => {
  const { desk } = contentsDesk()
  await openConsole(desk, '/operate/content/terms~acme')
  await page.getByLabelText('Text as HTML, العربية', { exact: true }).fill('<p>مرحبا</p>')
  const colourOf = () => {
    const part = preview.getByRole('heading', { level: 1 }).element()
    return getComputedStyle(part).getPropertyValue('--accent').trim().toLowerCase()
  }
  await expect.poll(colourOf).toBe(accent)
  await preview.getByRole('combobox').selectOptions('ar')
  await expect.element(preview.getByText('مرحبا')).toBeVisible()
  expect(getComputedStyle(preview.getByText('مرحبا').element()).direction).toBe('rtl')
})

test('OPR-5 two who change content at two places do not meet; at one, the second chooses', async () => {
  const { desk, memory } = contentsDesk()
  await openConsole(desk, '/operate/content/privacy')
  await title.fill('Mine')
  memory.change('privacy', { html: '<p>Theirs</p>' })
  await save.click()
  await expect.element(page.getByRole('link', { name: 'Edit: Mine' })).toBeVisible()
  expect(memory.content('privacy')).toMatchObject({ title: 'Mine', html: '<p>Theirs</p>' })
  await page.getByRole('link', { name: 'Edit: Mine' }).click()
  await html.fill('<p>Mine</p>')
  memory.change('privacy', { html: '<p>Theirs again</p>' })
  await save.click()
  await expect.element(page.getByText('Text as HTML (English)')).toBeVisible()
  await page.getByRole('button', { name: /^Take what is stored/ }).click()
  await expect.element(html).toHaveValue('<p>Theirs again</p>')
})

test('OPR-5 another key is written and taken away after a question; what every brand has is read only', async () => {
  const { desk, memory } = contentsDesk(
    contentsInMemory([contentOf('privacy')], { mayShare: false }),
  )
  await openConsole(desk, '/operate/content/privacy')
  await expect.element(page.getByText(/^Every brand shows this/)).toBeVisible()
  await expect.element(preview.getByText('Text of privacy')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the content' }).click()
  await page.getByRole('link', { name: 'Write something else' }).click()
  await page.getByLabelText('Key').fill('imprint')
  await title.fill('Imprint')
  await html.fill('<p>Who we are</p>')
  await save.click()
  await page.getByRole('link', { name: 'Edit: Imprint' }).click()
  await expectCount(page.getByLabelText('Key'), 0)
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expectCount(page.getByRole('link', { name: 'Edit: Imprint' }), 0)
  expect(memory.content('imprint~acme')).toBeUndefined()
})
