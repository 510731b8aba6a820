import { expectAccessible } from './support/accessibility.ts'
import { demoAccount, signIn } from './support/accounts.ts'
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
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('PTH-3 says what to fill in when there is nothing to recommend', async ({ page }) => {
  const events = await recordEvents(page)
  await page.route(recommendations, (route) =>
    route.fulfill({ json: { results: [null], count: 0, totalCount: 0 } }),
  )
  await startHolder(page)
  await goToPathways(page)
  await expect(page.getByText("Didn't get any credential recommendations?")).toBeVisible()
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

test('ERR-1 a failure is told and can be tried again', async ({ page, faults }) => {
  faults.expect('500')
  let isDown = true
  await page.route(recommendations, (route) =>
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
