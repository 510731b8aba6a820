import type { Page } from 'playwright'

/** Milliseconds below which a browser does not report an event; its least is 16. */
const threshold = 16

declare global {
  interface Window {
    /** Milliseconds until the next picture, by interaction; the longest of its events counts. */
    measuredInteractions?: Map<number, number>
    forgetInteractions?: () => void
  }
}

/** Begins to note the latency of every key press and every tap in a page (Event Timing API). */
export async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate((durationThreshold) => {
    const measured = new Map<number, number>()
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries as PerformanceEventTiming[]) {
        if (entry.interactionId === 0) continue
        const before = measured.get(entry.interactionId) ?? 0
        measured.set(entry.interactionId, Math.max(before, entry.duration))
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold,
    }
    observer.observe(options)
    window.measuredInteractions = measured
    window.forgetInteractions = () => {
      note(observer.takeRecords())
      measured.clear()
    }
  }, threshold)
}

/**
 * Runs a part of the benchmark.
 * @returns the latencies of its interactions in milliseconds, in steps of 8; those below 16 ms, which
 *   browsers do not report, are missing
 */
export async function latenciesOf(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => window.forgetInteractions?.())
  await act()
  await page.evaluate(settled)
  return page.evaluate(() => [...(window.measuredInteractions?.values() ?? [])])
}

/** Runs in the page: resolves once the last picture was shown and its events were reported. */
async function settled(): Promise<void> {
  for (let pictures = 0; pictures < 3; pictures += 1)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
