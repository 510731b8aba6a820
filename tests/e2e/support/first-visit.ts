import type { Page } from 'playwright/test'
import { deviceKeeps } from './device.ts'
import { lostRequests } from './offline.ts'
import { workerInCharge, workerKeeps } from './worker.ts'

/** What the console says of a page without a network: requests that fail are what such tests are about. */
export const noNetwork = new RegExp([...lostRequests, 'could not be reached'].join('|'))

/** Opens a page, and waits until it has written what it leaves on the device, which it does when idle. */
export async function firstVisit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await workerInCharge(page)
  await deviceKeeps(page, { themes: 1, environment: 1 })
  const pictures = ['auth', 'dark-logo', 'favicon', 'featured', 'hero', 'light-logo']
  await workerKeeps(
    page,
    pictures.map((one) => `/brands/credence/${one}.svg`),
  )
}
