import type { Page } from 'playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { demoAccount } from '../fixtures/accounts.ts'
import { recordEvents } from './support/events.ts'
import {
  badge,
  goToPathways,
  northwind,
  openPathways,
  recommendations,
  startHolder,
  steps,
  unfoldFilters,
} from './support/pathways.ts'
import { choose } from './support/supplier.ts'
import { openAs } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const emptyTitle = "Didn't get any credential recommendations?"
const advice = 'Location, Product & Services, Size and Attributes must be filled in'

/** Nothing fits, whoever asks; and junk, as another back end may send it. */
const recommendNothing = (page: Page) =>
  page.route(recommendations, (route) =>
    route.fulfill({ json: { results: [null], count: 0, totalCount: 0 } }),
  )

test('PTH-3 says what to do when there is nothing to recommend', async ({ page }) => {
  const events = await recordEvents(page)
  await recommendNothing(page)
  await openAs(page, demoAccount, northwind)
  await expect(page.getByText(emptyTitle)).toBeVisible()
  await expect(page.getByText(advice, { exact: false })).toBeVisible()
  await expect(page.getByText('All four are filled in.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await expect.poll(events).toContainEqual({
    event: 'credential_recommendations_viewed',
    props: { count: 0 },
    category: 'General',
  })
  await page.getByRole('link', { name: 'Update Your Profile' }).click()
  await expect(page.getByLabel('Organisation name')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/organisation')
})

test('PTH-3 names what the profile does not say, and leads there', async ({ page }) => {
  await recommendNothing(page)
  await startHolder(page)
  await goToPathways(page)
  const section = page.locator('[data-section=recommendations]')
  const missing = section.getByRole('listitem')
  await expect(missing).toHaveText(['Location', 'Product & Services', 'Attributes'])
  await section.getByRole('link', { name: 'Product & Services' }).click()
  await expect(page.getByRole('heading', { name: 'Products & services' })).toBeInViewport()
})

test('ERR-1 a failure is told and can be tried again', async ({ page, faults }) => {
  faults.expect('500')
  let isDown = true
  await page.route(recommendations, (route) =>
    isDown
      ? route.fulfill({ status: 500, json: { code: 'x', message: 'The tide is out.' } })
      : route.continue(),
  )
  await openAs(page, demoAccount, northwind)
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
  await expect(page.getByText('Recommendations need a connection', { exact: false })).toBeVisible()
  await context.setOffline(false)
  await expect(steps(page).first()).toBeVisible()
})
