import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { network, lostConnection } from './support/network.ts'
import { openPortal } from './support/open-portal.tsx'
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
  narrow,
} from './support/screen.ts'
import { findAmong, suppliersPath } from './support/suppliers-in-memory.ts'

const known = [
  { name: 'Bidgee Linen', category: 'Environment', country: 'AU', assurance: 'document-seen' },
  { name: 'Salt and Signal', category: 'Social', country: 'AU' },
  { name: 'Kauri Linen', category: 'Environment', country: 'NZ' },
]

const found = page.getByRole('heading', { level: 2, name: /^(?:No suppliers|\d+ suppliers?)/ })
const opener = page.getByRole('link', { name: /^Filters/ })
const sheet = page.getByRole('dialog', { name: 'Filters' })
const box = (name: RegExp) => sheet.getByRole('checkbox', { name })
const address = () => decodeURIComponent(window.location.search)

beforeEach(() => narrow())

test('DSC-1 on a phone choices wait in a sheet, which says how many suppliers they would show', async () => {
  findAmong(known)
  await openPortal('/discover?q=linen')
  await opener.click()
  await expect.element(sheet.getByRole('button', { name: 'Show 2 suppliers' })).toBeVisible()
  await expectAccessible(sheet)
  expectLargeTargets()
  expectNoSidewaysScroll()
  await box(/^Australia/).click()
  await expect.element(sheet.getByRole('button', { name: 'Show 1 supplier' })).toBeVisible()
  expect(address()).toBe('?q=linen')
  await sheet.getByRole('button', { name: 'Show 1 supplier' }).click()
  await expect.element(found).toHaveTextContent('1 supplier found')
  await expect.element(sheet).not.toBeInTheDocument()
  expect(address()).toBe('?q=linen&country=AU')
  await expect.element(opener).toHaveTextContent('Filters (1 chosen)')
  await expect.element(opener).toHaveFocus()
})

test('DSC-1 a sheet that is closed has changed nothing, and begins with what is applied', async () => {
  findAmong(known)
  await openPortal('/discover?country=AU')
  await opener.click()
  await box(/^Environment/).click()
  await expect.element(sheet.getByRole('button', { name: 'Show 1 supplier' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(address()).toBe('?country=AU')
  await opener.click()
  await expect.element(box(/^Environment/)).not.toBeChecked()
  await expect.element(box(/^Australia/)).toBeChecked()
  await sheet.getByRole('button', { name: 'Clear filters' }).click()
  await sheet.getByRole('button', { name: 'Show 3 suppliers' }).click()
  await expect.element(found).toHaveTextContent('3 suppliers')
  expect(address()).toBe('')
})

test('DSC-1 what is sure enough is one of a few, by the keyboard too', async () => {
  findAmong(known)
  await openPortal('/discover')
  await opener.click()
  await sheet.getByCss('summary').filter({ hasText: 'How it is known' }).click()
  await sheet.getByRole('radio', { name: 'Any' }).click()
  await userEvent.keyboard('{ArrowDown}')
  await sheet.getByRole('button', { name: 'Show 1 supplier' }).click()
  await expect.poll(address).toBe('?assurance=document-seen')
})

test('DSC-1 choices can be applied where they could not be counted', async () => {
  findAmong(known)
  await openPortal('/discover')
  await opener.click()
  network.answer('GET', suppliersPath, lostConnection)
  await box(/^Australia/).click()
  await expect
    .poll(() => network.sent('GET').some(({ path }) => path.includes('country')))
    .toBe(true)
  findAmong(known)
  await sheet.getByRole('button', { name: /^Show/ }).click()
  await expect.element(found).toHaveTextContent('2 suppliers found')
})
