import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { network } from './support/network.ts'
import { choose, pressSave, save, summary } from './support/profile-form.ts'
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
  narrow,
} from './support/screen.ts'
import { startSavedSupplier } from './support/supplier.ts'

const fold = (credential: string) => page.getByText(`Number and dates of ${credential}`)
const open = (credential: string) => fold(credential).click()
const field = (label: string) => page.getByLabelText(label, { exact: true })

test('TRU-1 asks for exactly what the catalogue entry asks, and sends what was stated', async () => {
  await startSavedSupplier()
  await choose('Search credentials', 'fsc co', /FSC CoC/)
  // Opened for one that was just chosen.
  await field('Certificate number').fill('sgs-coc-004512')
  await field('Issued by').fill('SGS')
  await field('Date of issue').fill('2026-03-01')
  await field('Valid until').fill('2029-02-28')
  await expect.element(field('What it covers')).toBeVisible()
  await expect.element(page.getByText('3 of 6 stated')).not.toBeInTheDocument()
  await expect.element(page.getByText('4 of 6 stated')).toBeVisible()
  await choose('Search credentials', 're100', /RE100/)
  await expect.element(page.getByText('0 of 2 stated')).toBeVisible()
  await save()
  const [body] = network.sent('PATCH').map((one) => one.body)
  expect(body).toMatchObject({
    credentialsToAdd: ['fsc-coc', 're100'],
    credentialDetails: [
      {
        ...{ id: 'fsc-coc', number: 'sgs-coc-004512', issuer: 'SGS' },
        ...{ issuedOn: '2026-03-01', expiresOn: '2029-02-28' },
      },
    ],
  })
  await expect.element(page.getByText('No. sgs-coc-004512, issued by SGS')).toBeVisible()
})

test('TRU-1 says beside the field what cannot be, and keeps what was typed', async () => {
  await startSavedSupplier({ credentials: ['fsc-coc'] })
  await open('FSC CoC')
  await field('Certificate number').fill('EMS-771204')
  await userEvent.tab()
  await expect
    .element(field('Certificate number'))
    .toHaveAccessibleDescription(/look like XX-COC-000000/)
  await field('Date of issue').fill('2026-03-01')
  await field('Valid until').fill('2026-02-28')
  // A tab leads to the next part of the date.
  await field('Issued by').click()
  await expect.element(field('Valid until')).toHaveAttribute('aria-invalid', 'true')
  await pressSave()
  await expect.element(summary).toBeVisible()
  expect(network.sent('PATCH')).toEqual([])
  await expect.element(field('Certificate number')).toHaveValue('EMS-771204')
  // A fold that was closed by then opens, so that the summary leads to the field.
  await summary.getByRole('link', { name: /before the date of issue/ }).click()
  await expect.element(field('Valid until')).toHaveFocus()
})

test('TRU-1 what is typed about a credential that is taken away comes back with it', async () => {
  await startSavedSupplier({ credentials: ['fsc-coc'] })
  await open('FSC CoC')
  await field('Issued by').fill('SGS')
  await page.getByRole('button', { name: /^Remove FSC CoC/ }).click()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await open('FSC CoC')
  await expect.element(field('Issued by')).toHaveValue('SGS')
})

test('TRU-1 half a date is told, instead of being lost without a word', async () => {
  await startSavedSupplier({ credentials: ['fsc-coc'] })
  await open('FSC CoC')
  await field('Date of issue').click()
  await userEvent.keyboard('03')
  await field('Issued by').click()
  await expect.element(field('Date of issue')).toHaveAccessibleDescription(/a day of the calendar/)
  await field('Issued by').fill('SGS')
  await pressSave()
  await expect.element(summary).toBeVisible()
  expect(network.sent('PATCH')).toEqual([])
  await field('Date of issue').fill('2026-03-01')
  await save()
})

test('A11Y-1 MOB-1 what is asked about credentials is accessible, and fits a narrow phone', async () => {
  await narrow()
  await startSavedSupplier({ credentials: ['fsc-coc', 're100'] })
  await open('FSC CoC')
  await expect.element(field('Certificate number')).toBeVisible()
  await expectAccessible()
  expectLargeTargets()
  expectNoSidewaysScroll()
})
