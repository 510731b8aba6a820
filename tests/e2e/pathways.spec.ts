import type { Page } from 'playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { demoAccount, signIn } from './support/accounts.ts'
import { recordEvents } from './support/events.ts'
import { expectLargeTargets, expectNoSidewaysScroll, narrowPhone } from './support/layout.ts'
import { choose, fillMandatory, save, startSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const address = '**/api/credential-recommendations'
const northwind = '/organisation?organisation=northwind-packaging&section=recommendations'
const emptyTitle = "Didn't get any credential recommendations?"

const list = (page: Page) => page.getByRole('list', { name: 'Recommended credentials' })
const steps = (page: Page) => list(page).locator(':scope > li')
const names = (page: Page) => list(page).getByRole('heading')
const filterBar = (page: Page) => page.getByRole('region', { name: 'Filter the recommendations' })
const badge = (page: Page, name: string) => filterBar(page).getByRole('checkbox', { name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const status = (page: Page) => page.getByTestId('status-region')

/** On small screens the filters are folded up at first. */
async function unfoldFilters(page: Page): Promise<void> {
  const toggle = filterBar(page).getByRole('button', { name: /^Filters/ })
  if (await toggle.isVisible()) await toggle.click()
  await expect(badge(page, 'Environment')).toBeVisible()
}

async function openPathways(page: Page): Promise<void> {
  await signIn(page, demoAccount, northwind)
  await expect(steps(page).first()).toBeVisible()
}

/** What the next request for recommendations says. */
async function nextRequest(page: Page): Promise<Record<string, unknown>> {
  const request = await page.waitForRequest(address)
  return request.postDataJSON() as Record<string, unknown>
}

/** Opens the section of the supplier that is open, through the navigation. */
async function goToPathways(page: Page): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Account' })
  await navigation.getByRole('link', { name: 'Pathways' }).click()
  await expect(page.getByRole('heading', { name: 'Pathways' })).toBeVisible()
}

/** A new supplier with all that Save needs and one credential or attribute, on its Pathways. */
async function startHolder(page: Page): Promise<void> {
  await startSupplier(page)
  await fillMandatory(page)
  await choose(page, 'Search credentials', 'iso 9001', /ISO 9001/)
  await save(page)
}

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
  const viewed = events().filter(({ event }) => event === 'credential_recommendations_viewed')
  expect(viewed, 'once per answer').toEqual([
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

test('PTH-1 badges and kind filter what is there, without asking again', async ({ page }) => {
  await openPathways(page)
  let asked = 0
  await page.route(address, (route) => {
    asked += 1
    return route.continue()
  })
  const all = await steps(page).allTextContents()
  await unfoldFilters(page)
  for (const name of ['Environment', 'Ethical', 'Community', 'Social', 'Diversity', 'Governance'])
    await expect(badge(page, name)).not.toBeChecked()
  await badge(page, 'Social').check()
  const social = all.filter((text) => text.includes('Social'))
  expect(social.length).toBeGreaterThan(0)
  expect(social.length).toBeLessThan(all.length)
  await expect(steps(page)).toHaveCount(social.length)
  await expect(status(page)).toHaveText(`${social.length} of 10 recommendations shown`)

  await badge(page, 'Social').uncheck()
  await page.getByLabel('Kind of credential').selectOption('Rating')
  const ratings = all.filter((text) => text.includes('Rating')).length
  expect(ratings).toBeGreaterThan(0)
  await expect(steps(page)).toHaveCount(ratings)

  await badge(page, 'Diversity').check()
  await expect(page.getByText('No credential matches these filters')).toBeVisible()
  await button(page, 'Reset filters').last().click()
  await expect(steps(page)).toHaveCount(10)
  await expect(badge(page, 'Diversity')).not.toBeChecked()
  expect(asked, 'the client filters by itself').toBe(0)
})

test('PTH-1 PTH-2 locations and industries ask again; Reset clears all filters', async ({
  page,
}) => {
  const first = page.waitForRequest(address)
  await openPathways(page)
  const profile = (await first).postDataJSON() as Record<string, unknown>
  expect(profile).toMatchObject({
    size: ['MEDIUM'],
    mustMatch: { categories: false, locations: false },
  })
  await unfoldFilters(page)
  const before = await names(page).allTextContents()

  let asked = nextRequest(page)
  await choose(page, 'Location', 'germny', 'Germany')
  expect(await asked).toEqual({
    ...profile,
    locations: ['DE'],
    mustMatch: { categories: false, locations: true },
  })
  await expect(steps(page).first()).toBeVisible()
  await expect.poll(() => names(page).allTextContents()).not.toEqual(before)

  asked = nextRequest(page)
  await choose(page, 'Industry', 'weaving of textiles', /Weaving of textiles/)
  expect(await asked).toEqual({
    ...profile,
    locations: ['DE'],
    categories: ['13.20'],
    mustMatch: { categories: true, locations: true },
  })
  await badge(page, 'Environment').check()

  asked = nextRequest(page)
  const reset = filterBar(page).getByRole('button', { name: 'Reset filters' })
  await reset.click()
  expect(await asked).toEqual(profile)
  await expect(reset, 'the focus stays').toBeFocused()
  await expect(page.getByRole('list', { name: /^Chosen/ })).toBeHidden()
  await expect(badge(page, 'Environment')).not.toBeChecked()
  await expect(names(page)).toHaveText(before)
})

test('PTH-1 the answer to a question that is asked no more is dropped', async ({ page }) => {
  await openPathways(page)
  await unfoldFilters(page)
  const late = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    const { locations } = route.request().postDataJSON() as { locations: string[] }
    if (locations.includes('DE')) await late.promise
    await route.continue()
  })
  const before = await names(page).allTextContents()
  const slow = page.waitForRequest(address)
  await choose(page, 'Location', 'germany', 'Germany')
  const request = await slow
  await button(page, 'Remove Germany').click()
  await expect(names(page)).toHaveText(before)
  late.resolve()
  await request.response()
  await expect(names(page)).toHaveText(before)
})

test('PTH-1 chosen filters are counted where the filters are folded up', async ({ page }) => {
  await page.setViewportSize(narrowPhone)
  await openPathways(page)
  await unfoldFilters(page)
  await badge(page, 'Environment').check()
  await badge(page, 'Social').check()
  const toggle = filterBar(page).getByRole('button', { name: /^Filters/ })
  await toggle.click()
  await expect(toggle).toHaveText('Filters2 filters active')
  await expect(badge(page, 'Environment')).toBeHidden()
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
  await save(page)
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
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(
    page.getByRole('list', { name: 'Your credentials' }).getByRole('listitem'),
  ).toHaveCount(1)
})

test('PTH-3 says what to fill in when there is nothing to recommend', async ({ page }) => {
  const events = await recordEvents(page)
  await page.route(address, (route) =>
    route.fulfill({ json: { results: [null], count: 0, totalCount: 0 } }),
  )
  await startHolder(page)
  await goToPathways(page)
  await expect(page.getByText(emptyTitle)).toBeVisible()
  await expect(
    page.getByText('Location, Product & Services, Size and Attributes must be filled in', {
      exact: false,
    }),
  ).toBeVisible()
  const main = page.locator('[data-section=recommendations]')
  await expect(main.getByRole('listitem')).toHaveText([
    'Location',
    'Product & Services',
    'Attributes',
  ])
  await expectAccessible(page)
  expect(events()).toContainEqual({
    event: 'credential_recommendations_viewed',
    props: { count: 0 },
    category: 'General',
  })
  await main.getByRole('link', { name: 'Product & Services' }).click()
  await expect(page.getByRole('heading', { name: 'Products & services' })).toBeInViewport()
  await goToPathways(page)
  await page.getByRole('link', { name: 'Update Your Profile' }).click()
  await expect(page.getByLabel('Organisation name')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/organisation')
})

test('PTH-1 nothing for a chosen location is the filter, and Reset brings the rest back', async ({
  page,
}) => {
  await openPathways(page)
  await unfoldFilters(page)
  await page.route(address, (route) => {
    const { mustMatch } = route.request().postDataJSON() as { mustMatch: { locations: boolean } }
    return mustMatch.locations
      ? route.fulfill({ json: { results: [], count: 0, totalCount: 0 } })
      : route.continue()
  })
  await choose(page, 'Location', 'germany', 'Germany')
  await expect(page.getByText('No credential matches these filters')).toBeVisible()
  await expect(page.getByText(emptyTitle)).toBeHidden()
  await button(page, 'Reset filters').last().click()
  await expect(steps(page)).toHaveCount(10)
})

test('ERR-1 a failure is told and can be tried again', async ({ page, faults }) => {
  faults.expect('500')
  let isDown = true
  await page.route(address, (route) =>
    isDown
      ? route.fulfill({ status: 500, json: { code: 'x', message: 'The tide is out.' } })
      : route.continue(),
  )
  await signIn(page, demoAccount, northwind)
  const alert = page.getByRole('alert').filter({ hasText: 'Recommendations could not be loaded' })
  await expect(alert).toContainText('The tide is out.')
  await expectAccessible(page)
  isDown = false
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(steps(page)).toHaveCount(10)
})

test('OFF-1 offline it says so, keeps what is there, and loads by itself afterwards', async ({
  page,
  context,
  faults,
}) => {
  faults.expect('ERR_INTERNET_DISCONNECTED')
  await openPathways(page)
  await unfoldFilters(page)
  const search = page.getByRole('combobox', { name: 'Location', exact: true })
  await search.fill('germ')
  await expect(page.getByRole('option', { name: 'Germany' })).toBeVisible()
  await search.press('Escape')
  await context.setOffline(true)
  await badge(page, 'Environment').check()
  await expect(steps(page).first()).toBeVisible()
  await choose(page, 'Location', 'germany', 'Germany')
  await expect(page.getByText('You are offline.', { exact: false })).toBeVisible()
  await context.setOffline(false)
  await expect(steps(page).first()).toBeVisible()
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
