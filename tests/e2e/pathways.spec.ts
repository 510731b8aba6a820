import type { Page } from 'playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { recordEvents } from './support/events.ts'
import { narrowPhone } from '../fixtures/small-targets.ts'
import { expectLargeTargets, expectNoSidewaysScroll } from './support/layout.ts'
import { openNavigation } from './support/navigation.ts'
import {
  badge,
  goToPathways,
  names,
  nextRequest,
  openPathways,
  startHolder,
  steps,
  unfoldFilters,
} from './support/pathways.ts'
import { choose, fillMandatory, save, startSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const list = (page: Page) => page.getByRole('list', { name: 'Recommended credentials' })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const status = (page: Page) => page.getByTestId('status-region')

test('PTH-1 recommends ten credentials at most, each with what there is to know of it', async ({
  page,
}) => {
  const events = await recordEvents(page)
  await openPathways(page)
  await expect(steps(page)).toHaveCount(10)
  await expect(
    page.getByRole('main').getByText(/^The 10 best of \d+ credentials that fit you$/),
  ).toBeVisible()
  const first = steps(page).first()
  await expect(first).toContainText('Start here')
  await expect(first).toContainText(/Certification|Rating|Membership/)
  await expect(first.getByRole('list', { name: /^Sustainability badges of/ })).toBeVisible()
  const website = first.getByRole('link', { name: /^Website of .+ \(opens in a new tab\)$/ })
  await expect(website).toHaveAttribute('href', /^https?:\/\//)
  await expect(website).toHaveAttribute('target', '_blank')
  await expect(website).toHaveAttribute('rel', /noopener/)
  const viewed = () => events().filter(({ event }) => event === 'credential_recommendations_viewed')
  await expect
    .poll(viewed, 'once per answer')
    .toEqual([
      { event: 'credential_recommendations_viewed', props: { count: 10 }, category: 'General' },
    ])
})

test('PTH-1 a description is cut at 100 characters, with More and Less', async ({ page }) => {
  await openPathways(page)
  const more = list(page).getByRole('button', { name: /^More/ }).first()
  const id = (await more.getAttribute('aria-controls')) ?? ''
  const text = page.locator(`[id="${id}"]`)
  const whole = await text.textContent()
  expect((await text.innerText()).replace('…', '').trimEnd().length).toBeLessThanOrEqual(100)
  expect(whole?.length).toBeGreaterThan(101)
  await more.click()
  const less = list(page).getByRole('button', { name: /^Less/ })
  await expect(less).toBeFocused()
  expect(await text.innerText()).toBe(whole?.replace('…', ''))
  await less.click()
  await expect(less).toBeHidden()
})

test('PTH-2 PTH-4 asks for a bare supplier; what is added counts once it is saved', async ({
  page,
}) => {
  await startHolder(page)
  let asked = nextRequest(page)
  await goToPathways(page)
  expect(await asked, 'size, but no attributes').toEqual({
    credentials: ['iso-9001'],
    size: ['SMALL'],
    categories: [],
    locations: [],
    attributes: [],
    mustMatch: { categories: false, locations: false },
    exclude: ['indigenous'],
  })
  const name = (await names(page).first().textContent()) ?? ''
  await expect(page.getByText('Your path gets closer to your business with:')).toBeVisible()
  await button(page, `Add to my profile (${name})`).click()
  const first = steps(page).first()
  await expect(first.getByText('Added to your profile, not saved yet.')).toBeVisible()
  await expect(first.locator(':focus')).toHaveText('Added to your profile, not saved yet.')
  await expect(status(page)).toHaveText(/ added$/)
  await expect(steps(page)).toHaveCount(10)

  await first.getByRole('link', { name: /^Save it in your profile/ }).click()
  await expect(page).toHaveURL(
    /\/organisation\?organisation=[^&]+#credentials$|\/organisation#credentials$/,
  )
  await expect(page.getByRole('list', { name: 'Your credentials' })).toBeInViewport()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await save(page)
  expect((await saved).ok()).toBe(true)
  asked = nextRequest(page)
  await goToPathways(page)
  expect((await asked)['credentials']).toHaveLength(2)
  await expect(names(page)).toHaveCount(10)
  expect(await names(page).allTextContents()).not.toContain(name)
})

test('PTH-2 names the attributes a supplier has, and asks for none twice', async ({ page }) => {
  await startSupplier(page)
  await fillMandatory(page)
  await page
    .getByRole('checkbox', { name: /Indigenous/ })
    .first()
    .check()
  await page.getByRole('checkbox', { name: /Women/ }).first().check()
  await save(page)
  const asked = nextRequest(page)
  await goToPathways(page)
  const { exclude, attributes, credentials } = await asked
  expect(credentials).toEqual([])
  expect(attributes).toHaveLength(2)
  expect(exclude, 'the word stands in the name of an attribute').toHaveLength(2)
  expect(String(exclude)).toMatch(/indigenous/i)
})

test('PTH-4 shows none that is held, and why each is recommended', async ({ page }) => {
  await openPathways(page)
  const shown = await names(page).allTextContents()
  for (const held of [/FSC/, /Toit/, /Eco Choice/, /Sedex member/, /ISO 9001/])
    expect(shown.filter((name) => held.test(name))).toEqual([])
  for (const step of await steps(page).all()) {
    await expect(step.getByText('Why this one')).toBeVisible()
    await expect(step).toContainText(/Why this one[A-Z].+?\./)
  }
})

test('PTH-4 Undo takes an added credential back', async ({ page }) => {
  await startHolder(page)
  await goToPathways(page)
  const add = list(page).getByRole('button', { name: /^Add to my profile/ })
  await expect(add).toHaveCount(10)
  await add.nth(1).press('Enter')
  await expect(add).toHaveCount(9)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(button(page, /^Undo/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(add).toHaveCount(10)
  await expect(add.nth(1)).toBeFocused()
  await expect(status(page)).toHaveText(/ removed$/)
  await (await openNavigation(page)).getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(
    page.getByRole('list', { name: 'Your credentials' }).getByRole('listitem'),
  ).toHaveCount(1)
})

test('A11Y-1 MOB-1 at 360 px, with filters open, nothing is too small or too wide', async ({
  page,
}) => {
  await page.setViewportSize(narrowPhone)
  await openPathways(page)
  await unfoldFilters(page)
  await choose(page, 'Industry', 'weaving of textiles', /Weaving of textiles/)
  await expect(steps(page).first()).toBeVisible()
  await button(page, /^Add to my profile/)
    .first()
    .click()
  await expect(page.getByText('Added to your profile, not saved yet.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectLargeTargets(page)
  await expectAccessible(page)
})

test('A11Y-1 nothing is wrong with the path, its filters and a credential that was added', async ({
  page,
}) => {
  await openPathways(page)
  await unfoldFilters(page)
  await badge(page, 'Environment').check()
  await button(page, /^Add to my profile/)
    .first()
    .click()
  await expectAccessible(page)
})
