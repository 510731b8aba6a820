import type { Page } from 'playwright/test'
import { narrowPhone } from '../fixtures/small-targets.ts'
import {
  badge,
  filterBar,
  names,
  nextRequest,
  openPathways,
  recommendations,
  steps,
  unfoldFilters,
} from './support/pathways.ts'
import { choose } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const emptyTitle = "Didn't get any credential recommendations?"
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const status = (page: Page) => page.getByTestId('status-region')

test('PTH-1 badges and kind filter what is there, without asking again', async ({ page }) => {
  await openPathways(page)
  let asked = 0
  await page.route(recommendations, (route) => {
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
  const first = page.waitForRequest(recommendations)
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
  await page.route(recommendations, async (route) => {
    const { locations } = route.request().postDataJSON() as { locations: string[] }
    if (locations.includes('DE')) await late.promise
    await route.continue()
  })
  const before = await names(page).allTextContents()
  const slow = page.waitForRequest(recommendations)
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

test('PTH-1 nothing for a chosen location is the filter, and Reset brings the rest back', async ({
  page,
}) => {
  await openPathways(page)
  await unfoldFilters(page)
  await page.route(recommendations, (route) => {
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
