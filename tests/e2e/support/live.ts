import type { Page } from 'playwright/test'

/** Waits until the application has taken over the page that the server rendered. */
export async function pageIsLive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith('__react')),
  )
}
