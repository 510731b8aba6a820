import { holdIdle, pageIsLive } from './support/live.ts'
import { expect, test } from './support/test.ts'

test('AUT-3 the form of a sign-in does not wait for its styles', async ({ page }) => {
  await page.goto('/get-started')
  await pageIsLive(page)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  // Of what comes from the browser's cache nothing is transferred.
  const transferred = await page.evaluate(() =>
    performance
      .getEntriesByName(`${location.origin}/identity/pages.css`)
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  )
  expect(transferred).toEqual([0])
})

test('AUT-3 /auth/validate, which shows nothing else, does not wait until the page is idle', async ({
  page,
}) => {
  await holdIdle(page)
  await page.goto('/auth/validate?option=login')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})
