import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { recordEvents } from './support/events.ts'
import { network } from './support/network.ts'
import {
  asked,
  badge,
  choose,
  names,
  openPathways,
  said,
  steps,
  unfoldFilters,
} from './support/pathways.ts'
import { openAttributes } from './support/profile-form.ts'
import {
  expectAccessible,
  expectCount,
  expectLargeTargets,
  expectNoSidewaysScroll,
  focusOn,
  narrow,
  textsOf,
} from './support/screen.ts'
import { startSavedSupplier } from './support/supplier.ts'

const list = page.getByRole('list', { name: 'Recommended credentials' })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const navigation = page.getByRole('navigation', { name: 'Account' })
const add = list.getByRole('button', { name: /^Add to my profile/ })

/**
 * Opens the recommendations from the profile that is open.
 * @returns what was asked of them
 */
async function goToPathways(): Promise<Record<string, unknown>> {
  const before = asked().length
  await navigation.getByRole('link', { name: 'Pathways' }).click()
  await expect.element(page.getByRole('heading', { name: 'Pathways' })).toBeVisible()
  await expectCount(names, 10)
  expect(asked().length).toBeGreaterThan(before)
  return asked().at(-1) ?? {}
}

async function save(): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect.element(page.getByText('Your profile is now saved!')).toBeVisible()
}

test('PTH-1 recommends ten credentials at most, each with what there is to know of it', async () => {
  const events = recordEvents()
  await openPathways()
  await expectCount(steps, 10)
  await expect
    .element(page.getByRole('main').getByText(/^The 10 best of \d+ credentials that fit you$/))
    .toBeVisible()
  const first = steps.first()
  await expect.element(first).toMatchTextContent('Start here')
  await expect.element(first).toMatchTextContent(/Certification|Rating|Membership/)
  await expect.element(first.getByRole('list', { name: /^Sustainability badges of/ })).toBeVisible()
  const website = first.getByRole('link', { name: /^Website of .+ \(opens in a new tab\)$/ })
  await expect.element(website).toHaveAttribute('href', expect.stringMatching(/^https?:\/\//))
  await expect.element(website).toHaveAttribute('target', '_blank')
  await expect.element(website).toHaveAttribute('rel', expect.stringContaining('noopener'))
  const viewed = () => events().filter(({ event }) => event === 'credential_recommendations_viewed')
  await expect
    .poll(viewed, { message: 'once per answer' })
    .toEqual([
      { event: 'credential_recommendations_viewed', props: { count: 10 }, category: 'General' },
    ])
})

test('PTH-1 a description is cut at 100 characters, with More and Less', async () => {
  await openPathways()
  const more = list.getByRole('button', { name: /^More/ }).first()
  const id = more.element().getAttribute('aria-controls') ?? ''
  const text = document.getElementById(id)
  const whole = text?.textContent ?? ''
  expect(text?.innerText.replace('…', '').trimEnd().length).toBeLessThanOrEqual(100)
  expect(whole.length).toBeGreaterThan(101)
  await more.click()
  const less = list.getByRole('button', { name: /^Less/ })
  await expect.element(less).toHaveFocus()
  expect(text?.innerText).toBe(whole.replace('…', ''))
  await less.click()
  await expect.element(less).not.toBeInTheDocument()
})

test('PTH-2 PTH-4 asks for a bare supplier; what is added counts once it is saved', async () => {
  await startSavedSupplier({ credentials: ['iso-9001'] })
  expect(await goToPathways(), 'size, but no attributes').toEqual({
    credentials: ['iso-9001'],
    size: ['SMALL'],
    categories: [],
    locations: [],
    attributes: [],
    mustMatch: { categories: false, locations: false },
    exclude: ['indigenous'],
  })
  const [name = ''] = textsOf(names)
  await expect.element(page.getByText('Your path gets closer to your business with:')).toBeVisible()
  await button(`Add to my profile (${name})`).click()
  const first = steps.first()
  const note = first.getByText('Added to your profile, not saved yet.')
  await expect.element(note).toBeVisible()
  expect(first.element().contains(document.activeElement)).toBe(true)
  expect(document.activeElement?.textContent).toBe('Added to your profile, not saved yet.')
  await expect.element(said).toMatchTextContent(/ added$/)
  await expectCount(steps, 10)

  await first.getByRole('link', { name: /^Save it in your profile/ }).click()
  await expect
    .poll(() => window.location.pathname + window.location.hash)
    .toBe('/organisation#credentials')
  await expect.element(page.getByRole('list', { name: 'Your credentials' })).toBeInViewport()
  await save()
  expect(network.sent('PATCH').at(-1)?.body).toMatchObject({
    credentials: ['iso-9001', expect.any(String)],
  })
  expect((await goToPathways())['credentials']).toHaveLength(2)
  expect(textsOf(names)).not.toContain(name)
})

test('PTH-2 names the attributes a supplier has, and asks for none twice', async () => {
  await startSavedSupplier()
  await openAttributes()
  for (const name of [/Indigenous/, /Women/])
    await page.getByRole('checkbox', { name }).first().click()
  await save()
  const { exclude, attributes, credentials } = await goToPathways()
  expect(credentials).toEqual([])
  expect(attributes).toHaveLength(2)
  expect(exclude, 'the word stands in the name of an attribute').toHaveLength(2)
  expect(String(exclude)).toMatch(/indigenous/i)
})

test('PTH-4 shows none that is held, and why each is recommended', async () => {
  await openPathways()
  await expectCount(steps, 10)
  const shown = textsOf(names)
  for (const held of [/FSC/, /Toit/, /Eco Choice/, /Sedex member/, /ISO 9001/])
    expect(shown.filter((name) => held.test(name))).toEqual([])
  for (const step of steps.all()) {
    await expect.element(step.getByText('Why this one')).toBeVisible()
    await expect.element(step).toMatchTextContent(/Why this one[A-Z].+?\./)
  }
})

test('PTH-4 Undo takes an added credential back', async () => {
  await startSavedSupplier({ credentials: ['iso-9001'] })
  await goToPathways()
  await expectCount(add, 10)
  await focusOn(add.nth(1))
  await userEvent.keyboard('{Enter}')
  await expectCount(add, 9)
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(button(/^Undo/)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expectCount(add, 10)
  await expect.element(add.nth(1)).toHaveFocus()
  await expect.element(said).toMatchTextContent(/ removed$/)
  await navigation.getByRole('link', { name: 'Profile', exact: true }).click()
  await expectCount(page.getByRole('list', { name: 'Your credentials' }).getByRole('listitem'), 1)
})

test('A11Y-1 MOB-1 at 360 px, with filters open, nothing is too small or too wide', async () => {
  await narrow()
  await openPathways()
  await unfoldFilters()
  await choose('Industry', 'weaving of textiles', /Weaving of textiles/)
  await expect.element(steps.first()).toBeVisible()
  await add.first().click()
  await expect.element(page.getByText('Added to your profile, not saved yet.')).toBeVisible()
  expectNoSidewaysScroll()
  expectLargeTargets()
  await expectAccessible()
})

test('A11Y-1 nothing is wrong with the path, its filters and a credential that was added', async () => {
  await openPathways()
  await badge('Environment').click()
  await add.first().click()
  await expectAccessible()
})
