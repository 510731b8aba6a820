import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { network } from './support/network.ts'
import { save } from './support/profile-form.ts'
import { startSavedSupplier } from './support/supplier.ts'

const number = page.getByLabelText('Registration number')

test('KEEP-3 a number is left alone while it is typed, and shown in its normal form afterwards', async () => {
  await startSavedSupplier()
  const typed = 'ABN: 53\u00a0004–085-616'
  await number.fill(typed)
  await expect.element(number).toHaveValue(typed)
  await userEvent.tab()
  await expect.element(number).toHaveValue('53004085616')
  await expect.element(number).not.toHaveAttribute('aria-invalid')
  await save()
  const sent = network.sent('PATCH').map(({ body }) => body)
  expect(sent).toMatchObject([{ identifiers: [{ typeId: 'au-abn', identifier: '53004085616' }] }])
})

test('KEEP-3 a number that does not fit stays as it was typed', async () => {
  await startSavedSupplier()
  await number.fill('ABN 51 824')
  await userEvent.tab()
  await expect.element(number).toHaveAttribute('aria-invalid', 'true')
  await expect.element(number).toHaveAccessibleDescription(/Such as 51 824 753 556/)
  await expect.element(number).toHaveValue('ABN 51 824')
})

test('PRF-4 a number that was left before its registries were there is judged once they are', async () => {
  const held = Promise.withResolvers<null>()
  network.answer('GET', /\/identifier\//, () => held.promise)
  await startSavedSupplier()
  await number.fill('12 34')
  await userEvent.tab()
  await expect.element(number).not.toHaveAttribute('aria-invalid')
  held.resolve(null)
  await expect.element(number).toHaveAttribute('aria-invalid', 'true')
})
