import type { Page } from 'playwright/test'
import { expect } from './test.ts'

/** Waits until the service worker is in charge of a page, with everything it keeps. */
export async function workerInCharge(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Waits until a cache of the worker holds all of these paths, whatever their query. */
export async function workerKeeps(page: Page, paths: readonly string[]): Promise<void> {
  const missing = () =>
    page.evaluate(async (paths) => {
      const kept = await Promise.all(paths.map((one) => caches.match(one, { ignoreSearch: true })))
      return paths.filter((_, index) => !kept[index])
    }, paths)
  await expect.poll(missing).toEqual([])
}
