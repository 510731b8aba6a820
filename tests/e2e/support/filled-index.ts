import { expect, type Page } from 'playwright/test'

/** Waits until the search of a portal that has just started finds the suppliers of the demo. */
export async function indexIsFilled(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const answer = await page.request.get('/api/public/suppliers')
      const { total, isFilling } = (await answer.json()) as { total: number; isFilling: boolean }
      return isFilling ? 0 : total
    })
    .toBeGreaterThan(20)
}
