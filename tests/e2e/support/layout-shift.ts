import type { Frame, Page } from 'playwright/test'

/** Measures, from the next page on, everything that moves without anybody having asked for it. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifted += (entry as LayoutShift).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

type LayoutShift = PerformanceEntry & { value: number }

/** The cumulative layout shift so far, once what was just changed has been painted. */
export async function layoutShift(page: Page | Frame): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    return (window as { shifted?: number }).shifted ?? Number.NaN
  })
}
