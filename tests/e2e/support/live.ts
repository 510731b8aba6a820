import type { Page } from 'playwright/test'

/** Waits until the application has taken over the page that the server rendered. */
export async function pageIsLive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith('__react')),
  )
}

/**
 * Keeps the pages of a test from becoming live, as a poor line would.
 * @returns lets them
 */
export async function holdApplication(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}
