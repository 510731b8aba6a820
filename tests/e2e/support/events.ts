import type { Page } from 'playwright/test'

type Told = { event: string; props: object; category: string }

/**
 * Records what the pages of a test tell analytics from now on. Call before the page is opened.
 * @returns reads what was told so far, oldest first, across page loads
 */
export async function recordEvents(page: Page): Promise<() => Told[]> {
  const told: Told[] = []
  await page.exposeFunction('recordAnalytics', (one: Told) => void told.push(one))
  await page.addInitScript(() => {
    window.addEventListener('portal:analytics', (event) => {
      const { kind, ...rest } = (event as CustomEvent<Told & { kind: string }>).detail
      const record = (window as unknown as { recordAnalytics: (one: Told) => void }).recordAnalytics
      if (kind === 'event') record(rest)
    })
  })
  return () => [...told]
}
