import type { Locator, Page } from 'playwright/test'
import { findSmallTargets, smallestTarget } from '../../fixtures/small-targets.ts'
import { expect } from './test.ts'

/** How far below the top of the window an element ends, in whole CSS pixels. */
export async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return Math.round((box?.y ?? 0) + (box?.height ?? 0))
}

/** The same, with the page scrolled to the end that it has by now. */
export async function bottomOnceAtFoot(element: Locator): Promise<number> {
  await element
    .page()
    .evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  return bottomOf(element)
}

/** Waits until words have the height of their typeface, so that places can be compared. */
export async function fontsAreThere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

/** Expects that nothing has to be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, room } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }))
  expect(content, 'width of the content').toBeLessThanOrEqual(room)
}

/** Expects every control to be large enough for a thumb; links within a sentence are exempt. */
export async function expectLargeTargets(page: Page): Promise<void> {
  expect(await page.evaluate(findSmallTargets, smallestTarget), 'small targets').toEqual([])
}
