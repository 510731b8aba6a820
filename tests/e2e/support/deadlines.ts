import type { Page } from 'playwright/test'

/**
 * From now on the deadlines of a page's requests come when the test says so, not after half a minute.
 * @returns has the deadline of every request that is under way come now
 */
export async function holdDeadlines(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const held: AbortController[] = []
    AbortSignal.timeout = () => {
      const deadline = new AbortController()
      held.push(deadline)
      return deadline.signal
    }
    const pass = () => {
      for (const one of held.splice(0)) one.abort(new DOMException('', 'TimeoutError'))
    }
    Object.assign(window, { passDeadlines: pass })
  })
  return () => page.evaluate(() => (window as unknown as { passDeadlines(): void }).passDeadlines())
}
