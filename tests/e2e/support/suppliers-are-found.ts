import type { Page } from 'playwright/test'
import { expect } from './test.ts'

/** Waits until the index of a portal that has just started is filled. */
export const suppliersAreFound = (page: Page) =>
  expect
    .poll(async () => {
      const answer = await page.request.get('/api/public/suppliers')
      return ((await answer.json()) as { total: number }).total
    })
    .toBeGreaterThan(20)
