import { expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import type { OrganisationDetails } from '#src/contract/organisation.ts'
import { waitForAnimations } from '../fixtures/axe-rules.ts'
import { recordEvents } from './support/events.ts'
import { network, passOn } from './support/network.ts'
import { choose, openAttributes, save } from './support/profile-form.ts'
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
  narrow,
  textsOf,
} from './support/screen.ts'
import { openAsDemo, reopen, startSavedSupplier, startSupplier } from './support/supplier.ts'

const noResults = '- No results found. Try a different keyword -'
const coolabah = '/organisation?organisation=coolabah-office-supplies'
const credentials = page.getByRole('list', { name: 'Your credentials' })
const eligible = page.getByRole('list', { name: 'Eligible for invoice finance' })
const search = page.getByRole('combobox', { name: 'Search credentials' })

/** Not the notes within them. */
const rows = (): HTMLElement[] =>
  credentials.elements().flatMap((list) => [...(list.children as HTMLCollectionOf<HTMLElement>)])
const row = (text: string): Locator =>
  credentials.getByRole('listitem').filter({ hasText: text }).first()

const sorted = (texts: string[]) => texts.toSorted((a, b) => a.localeCompare(b, 'en'))

test('PRF-7 pending credentials come first and can be removed; verified ones stay', async () => {
  await openAsDemo(coolabah)
  await expect.poll(() => rows()[0]?.innerText).toContain('Pending')
  const texts = rows().map((one) => one.innerText)
  const firstVerified = texts.findIndex((text) => text.includes('Verified'))
  const [pending, verified] = [texts.slice(0, firstVerified), texts.slice(firstVerified)]
  expect([pending.length, verified.length]).toEqual([4, 7])
  for (const text of pending) expect(text).toContain('Pending')
  for (const text of verified) expect(text).toContain('Verified')
  for (const group of [pending, verified]) expect(group).toEqual(sorted(group))
  const remove = { name: /^Remove/ }
  for (const [at, one] of rows().entries())
    expect(page.elementLocator(one).getByRole('button', remove).elements().length).toBe(
      at < firstVerified ? 1 : 0,
    )
  await expect.element(eligible).toMatchTextContent('ISO 14001')
})

test('PRF-7 finds credentials by short name or name, whatever the case, from 3 characters', async () => {
  await startSupplier()
  await search.fill('is')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await search.fill('environmental MANAGEMENT')
  await expect.element(page.getByRole('option', { name: /ISO 14001/ })).toBeVisible()
  await search.fill('qqqqq')
  await expect.element(page.getByText(noResults)).toBeVisible()
  await choose('Search credentials', 'iso 14001', /ISO 14001/)
  await expect.element(row('ISO 14001')).toMatchTextContent('Pending')
  await expect.element(eligible).toMatchTextContent('ISO 14001')
  await row('ISO 14001').getByRole('button', { name: 'Remove ISO 14001' }).click()
  await expect.element(eligible).not.toBeInTheDocument()
})

test('PRF-9 ‘Other minority’ needs its words while it is ticked, and only then', async () => {
  const organisation = await startSavedSupplier()
  const words = page.getByLabelText('Describe the minority group')
  await expect.element(words).not.toBeInTheDocument()
  const box = page.getByRole('checkbox', { name: 'Other minority' })
  await openAttributes()
  await box.click()
  await words.click()
  await userEvent.tab()
  await expect.element(words).toHaveAttribute('aria-invalid', 'true')
  await words.fill('Hazara community of Auburn')
  await expect.element(words).not.toHaveAttribute('aria-invalid')
  await save()
  await reopen(organisation)
  await expect.element(words).toHaveValue('Hazara community of Auburn')

  await box.click()
  await save()
  expect(network.sent('PATCH')).toHaveLength(2)
  expect(network.sent('PATCH')[1]?.body).not.toHaveProperty('otherAttribute')
  await reopen(organisation)
  await openAttributes()
  await expect.element(box).not.toBeChecked()
})

test('PRF-9 attributes are sorted, explained, and kept', async () => {
  const organisation = await startSavedSupplier()
  await openAttributes()
  for (const legend of ['Ownership', 'Other attributes']) {
    const group = page.getByRole('group', { name: legend })
    await expect.element(group).toBeVisible()
    const names = textsOf(group.getByRole('listitem'))
    expect(names.length).toBeGreaterThan(3)
    expect(names).toEqual(sorted(names))
  }
  await page.getByRole('button', { name: 'About Other minority' }).hover()
  await expect.element(page.getByRole('tooltip')).toMatchTextContent('racially distinct group')
  const box = page.getByRole('checkbox', { name: 'Women-owned' })
  await box.click()
  await save()
  await reopen(organisation)
  await expect.element(box).toBeChecked()
})

test('PUB-6 a row shows what the public profile shows: colour, flag, clock and notes', async () => {
  await openAsDemo('/organization/coolabah-office-supplies')
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Coolabah Office Supplies' }))
    .toBeVisible()
  const onProfile = await shown()
  expect(onProfile.map(({ flag }) => flag)).toEqual(['Critical', 'Warning', undefined, undefined])
  expect(onProfile[0]?.text).toMatch(/Pending.*Critical The certificate on file has expired/)
  expect(onProfile[1]?.text).toMatch(/Verified.*Warning The certificate covers/)
  const colours = new Set(onProfile.map(({ colour }) => colour))
  expect(colours.size, 'red, yellow, grey and grey').toBe(3)
  expect(onProfile[3]?.drawings.length, 'a clock').toBe(1)
  // The form, of which more comes later than of the profile, until it shows the same.
  await openAsDemo(coolabah)
  await expect.poll(shown).toEqual(onProfile)
})

test('OPR-7 a credential that is suspended leads to the appeal, and no other one does', async () => {
  network.answer('GET', /\/coolabah-office-supplies$/, async (request) => {
    const answer = await passOn(request)
    const { data, ...rest } = (await answer.json()) as { data: OrganisationDetails }
    const held = data.sustainabilityCredentials.map((one) =>
      one.shortName === 'FSC CoC' ? { ...one, status: 'PENDING', state: 'suspended' } : one,
    )
    return Response.json({ ...rest, data: { ...data, sustainabilityCredentials: held } })
  })
  await openAsDemo(coolabah)
  const way = row('FSC CoC').getByRole('link', {
    name: 'Read why FSC CoC is suspended, and appeal',
  })
  await expect.element(way).toHaveAttribute('href', '/report/appeal/coolabah-office-supplies')
  expect(credentials.getByRole('link', { name: /appeal/ }).elements()).toHaveLength(1)
})

/** What is to be seen of credentials with and without a flag, verified and pending. */
async function shown() {
  const seen = []
  for (const name of ['Climate Active', 'FSC CoC', 'ISO 14001', 'UNGC']) {
    const item = page
      .getByRole('listitem')
      .filter({ has: page.getByText(name, { exact: true }) })
      .filter({ hasText: /Pending|Verified/ })
      .first()
    await expect.element(item).toBeVisible()
    // Its colours are read as they are in the end.
    await waitForAnimations()
    const element = item.element()
    const chip = element.querySelector('[data-tone]')
    seen.push({
      text: element.textContent.replace(
        /(?:Add evidence|Number and dates|Renew or correct).*$/,
        '',
      ),
      flag: element.querySelector('svg[role=img]')?.getAttribute('aria-label'),
      drawings: [...(element.querySelector('div')?.querySelectorAll('path') ?? [])].map((one) =>
        one.getAttribute('d'),
      ),
      colour: getComputedStyle(chip ?? element).backgroundColor,
    })
  }
  return seen
}

test('PRF-7 PRF-15 a removed credential can be had back by keyboard, and each step is told', async () => {
  const told = recordEvents()
  await startSupplier()
  await expect.element(page.getByText('No credentials yet')).toBeVisible()
  await choose('Search credentials', 'iso 14001', /ISO 14001/)
  const held = row('ISO 14001')
  held.getByRole('button', { name: 'Remove ISO 14001' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(held.getByRole('button', { name: 'Undo: keep ISO 14001' })).toHaveFocus()
  await expect.element(held).not.toMatchTextContent('Pending')
  await userEvent.keyboard('{Enter}')
  await expect.element(held).toMatchTextContent('Pending')
  await expect.element(held.getByRole('button', { name: /^Add evidence/ })).toHaveFocus()
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

test('PRF-7 a removal that is saved leaves no row behind', async () => {
  const organisation = await startSavedSupplier()
  await choose('Search credentials', 'iso 9001', /ISO 9001/)
  await choose('Search credentials', 'iso 14001', /ISO 14001/)
  await save()
  await credentials.getByRole('button', { name: 'Remove ISO 9001' }).click()
  await expect.element(credentials).toMatchTextContent('ISO 9001 removed')
  await save()
  await expect.poll(rows).toHaveLength(1)
  await reopen(organisation)
  await expect.poll(rows).toHaveLength(1)
})

test('PRF-9 what was earned is shown and cannot be ticked', async () => {
  await openAsDemo(coolabah)
  const earned = page.getByRole('list', { name: 'Earned' }).getByRole('listitem')
  await expect.element(earned.filter({ hasText: 'Environmentally certified' })).toBeVisible()
  const names = textsOf(earned)
  expect(names).toEqual(sorted(names))
  for (const name of names)
    expect(page.getByRole('checkbox', { name }).elements(), name).toHaveLength(0)
})

test('MOB-1 A11Y-1 the part is accessible, and fits the narrowest phone', async () => {
  await openAsDemo(coolabah)
  await expect.element(credentials).toBeVisible()
  const part = document.getElementById('credentials')
  if (!part) throw new Error('There is no such part.')
  await expectAccessible(page.elementLocator(part))
  await narrow()
  expectNoSidewaysScroll()
  expectLargeTargets()
})

test('PRF-8 ‘Add evidence’ stands in one line, however narrow the window is', async () => {
  await openAsDemo(coolabah)
  const button = row('B Corp').getByRole('button', { name: /^Add evidence/ })
  await expect.element(button).toBeVisible()
  const words = document.createRange()
  words.selectNodeContents(button.getByText('Add evidence', { exact: true }).element())
  for (const width of [320, 390, 640, 1280]) {
    await page.viewport(width, 800)
    const lines = new Set([...words.getClientRects()].map(({ top }) => top))
    expect(lines.size, `lines at ${width} px`).toBe(1)
    expectNoSidewaysScroll()
  }
})
