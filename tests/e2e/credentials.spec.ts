import type { Page } from 'playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { demoAccount } from '../fixtures/accounts.ts'
import { recordEvents } from './support/events.ts'
import { narrowPhone } from '../fixtures/small-targets.ts'
import { expectLargeTargets, expectNoSidewaysScroll } from './support/layout.ts'
import { choose, fillMandatory, save, startSupplier } from './support/supplier.ts'
import { openAs } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

const noResults = '- No results found. Try a different keyword -'
const coolabah = '/organisation?organisation=coolabah-office-supplies'
const credentials = (page: Page) => page.getByRole('list', { name: 'Your credentials' })
/** Not the notes within them. */
const rowsOf = (page: Page) => credentials(page).locator('> li')

test('PRF-7 pending credentials come first and can be removed; verified ones stay', async ({
  page,
}) => {
  await openAs(page, demoAccount, coolabah)
  const rows = rowsOf(page)
  await expect(rows.first()).toContainText('Pending')
  const texts = await rows.allInnerTexts()
  const verified = texts.findIndex((text) => text.includes('Verified'))
  const groups = [texts.slice(0, verified), texts.slice(verified)]
  expect(groups.map((group) => group.length)).toEqual([4, 7])
  expect(groups[0]?.every((text) => text.includes('Pending'))).toBe(true)
  expect(groups[1]?.every((text) => text.includes('Verified'))).toBe(true)
  for (const group of groups)
    expect(group).toEqual(group.toSorted((a, b) => a.localeCompare(b, 'en')))
  await expect(
    rows.filter({ hasText: 'Verified' }).getByRole('button', { name: /^Remove/ }),
  ).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Eligible for invoice finance' })).toContainText(
    'ISO 14001',
  )
})

test('PRF-7 finds credentials by short name or name, whatever the case, from 3 characters', async ({
  page,
}) => {
  await startSupplier(page)
  const search = page.getByRole('combobox', { name: 'Search credentials' })
  await search.fill('is')
  await expect(page.getByRole('listbox')).toBeHidden()
  await search.fill('environmental MANAGEMENT')
  await expect(page.getByRole('option', { name: /ISO 14001/ })).toBeVisible()
  await search.fill('qqqqq')
  await expect(page.getByText(noResults)).toBeVisible()
  await choose(page, 'Search credentials', 'iso 14001', /ISO 14001/)
  const row = rowsOf(page).filter({ hasText: 'ISO 14001' })
  await expect(row).toContainText('Pending')
  await expect(page.getByRole('list', { name: 'Eligible for invoice finance' })).toContainText(
    'ISO 14001',
  )
  await row.getByRole('button', { name: 'Remove ISO 14001' }).click()
  await expect(page.getByRole('list', { name: 'Eligible for invoice finance' })).toBeHidden()
})

test('PRF-9 ‘Other minority’ needs its words while it is ticked, and only then', async ({
  page,
}) => {
  await startSupplier(page)
  await fillMandatory(page)
  const words = page.getByLabel('Describe the minority group')
  await expect(words).toBeHidden()
  const box = page.getByRole('checkbox', { name: 'Other minority' })
  await box.check()
  await words.focus()
  await words.blur()
  await expect(words).toHaveAttribute('aria-invalid', 'true')
  await words.fill('Hazara community of Auburn')
  await expect(words).not.toHaveAttribute('aria-invalid')
  await save(page)
  await page.reload()
  await expect(words).toHaveValue('Hazara community of Auburn')

  await box.uncheck()
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PATCH'),
    save(page),
  ])
  expect(sent.postDataJSON()).not.toHaveProperty('otherAttribute')
  await page.reload()
  await expect(box).not.toBeChecked()
})

test('PRF-9 attributes are sorted, explained, and kept @phone', async ({ page, isMobile }) => {
  await startSupplier(page)
  await fillMandatory(page)
  for (const legend of ['Ownership', 'Other attributes']) {
    const group = page.getByRole('group', { name: legend })
    await expect(group).toBeVisible()
    const names = await group.getByRole('listitem').allInnerTexts()
    expect(names.length).toBeGreaterThan(3)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  }
  const about = page.getByRole('button', { name: 'About Other minority' })
  await (isMobile ? about.tap() : about.hover())
  await expect(page.getByRole('tooltip')).toContainText('racially distinct group')
  await page.getByRole('checkbox', { name: 'Women-owned' }).check()
  await save(page)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Women-owned' })).toBeChecked()
})

test('PUB-6 a row shows what the public profile shows: colour, flag, clock and notes', async ({
  page,
}) => {
  await openAs(page, demoAccount, coolabah)
  const flagged = ['Climate Active', 'FSC CoC', 'ISO 14001', 'UNGC']
  const shownAs = async () => {
    const shown = []
    for (const name of flagged) {
      const row = page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
      const item = row.filter({ hasText: /Pending|Verified/ }).first()
      await expect(item).toBeVisible()
      shown.push(
        await item.evaluate((element) => ({
          text: element.textContent.replace(/Add evidence.*$/, ''),
          flag: element.querySelector('svg[role=img]')?.getAttribute('aria-label'),
          drawings: [...(element.querySelector('div')?.querySelectorAll('path') ?? [])].map((one) =>
            one.getAttribute('d'),
          ),
          colour: getComputedStyle(element.querySelector('[data-tone]') ?? element).backgroundColor,
        })),
      )
    }
    return shown
  }
  const inForm = await shownAs()
  expect(inForm.map((one) => one.flag)).toEqual(['Critical', 'Warning', undefined, undefined])
  expect(inForm[0]?.text).toMatch(/Pending.*Critical The certificate on file has expired/)
  expect(inForm[1]?.text).toMatch(/Verified.*Warning The certificate covers/)
  expect(new Set(inForm.map((one) => one.colour)).size, 'red, yellow, grey and grey').toBe(3)
  expect(inForm[3]?.drawings.length, 'a clock').toBe(1)
  await page.goto('/organization/coolabah-office-supplies')
  expect(await shownAs()).toEqual(inForm)
})

test('PRF-7 PRF-15 a removed credential can be had back by keyboard, and each step is told', async ({
  page,
}) => {
  const told = await recordEvents(page)
  await startSupplier(page)
  await expect(page.getByText('No credentials yet')).toBeVisible()
  await choose(page, 'Search credentials', 'iso 14001', /ISO 14001/)
  const row = rowsOf(page).filter({ hasText: 'ISO 14001' })
  await row.getByRole('button', { name: 'Remove ISO 14001' }).focus()
  await page.keyboard.press('Enter')
  const undo = row.getByRole('button', { name: 'Undo: keep ISO 14001' })
  await expect(undo).toBeFocused()
  await expect(row).not.toContainText('Pending')
  await page.keyboard.press('Enter')
  await expect(row).toContainText('Pending')
  await expect(row.getByRole('button', { name: /^Add evidence/ })).toBeFocused()
  const props = {
    credentialId: 'iso-14001',
    credentialName: 'ISO 14001 Environmental management systems',
  }
  await expect
    .poll(() => told().filter(({ event }) => /^(?:un)?select_credential$/.test(event)))
    .toEqual(
      ['select_credential', 'unselect_credential', 'select_credential'].map((event) => ({
        event,
        props,
        category: 'General',
      })),
    )
})

test('PRF-7 a removal that is saved leaves no row behind', async ({ page }) => {
  await startSupplier(page)
  await fillMandatory(page)
  await choose(page, 'Search credentials', 'iso 9001', /ISO 9001/)
  await choose(page, 'Search credentials', 'iso 14001', /ISO 14001/)
  await save(page)
  await credentials(page).getByRole('button', { name: 'Remove ISO 9001' }).click()
  await expect(credentials(page)).toContainText('ISO 9001 removed')
  await save(page)
  await expect(rowsOf(page)).toHaveCount(1)
  await page.reload()
  await expect(rowsOf(page)).toHaveCount(1)
})

test('PRF-9 what was earned is shown and cannot be ticked', async ({ page }) => {
  await openAs(page, demoAccount, coolabah)
  const earned = page.getByRole('list', { name: 'Earned' }).getByRole('listitem')
  await expect(earned.filter({ hasText: 'Environmentally certified' })).toBeVisible()
  const names = await earned.allInnerTexts()
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  for (const name of names) await expect(page.getByRole('checkbox', { name })).toHaveCount(0)
})

test('MOB-1 A11Y-1 the part is accessible, and fits the narrowest phone', async ({ page }) => {
  await openAs(page, demoAccount, coolabah)
  await expect(credentials(page)).toBeVisible()
  await expectAccessible(page, '#credentials')
  await page.setViewportSize(narrowPhone)
  await expectNoSidewaysScroll(page)
  await expectLargeTargets(page)
})
