import type { Locator, Page } from 'playwright/test'
import { expect } from './test.ts'

/** CSS pixels; the smallest thing a thumb hits reliably (MOB-1). */
const smallestTarget = 44

/** The narrowest phone that is supported, in CSS pixels. */
export const narrowPhone = { width: 360, height: 740 }

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

/** Runs in the page. A labelled box is as large as the box and its label together. */
function findSmallTargets(least: number): string[] {
  const isWithinSentence = (element: Element): boolean =>
    getComputedStyle(element).display === 'inline' &&
    element.parentElement?.textContent?.trim() !== element.textContent?.trim()
  const sizeOf = (element: Element): { width: number; height: number } => {
    const boxes = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])]
      .filter((one) => one === element || element.matches('[type=checkbox], [type=radio]'))
      .map((one) => one.getBoundingClientRect())
    return {
      width: Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left)),
      height:
        Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top)),
    }
  }
  return [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.getBoundingClientRect().bottom > 0)
    .filter((element) => !element.matches('[aria-hidden=true]') && !isWithinSentence(element))
    .map((element) => ({ element, ...sizeOf(element) }))
    .filter(({ width, height }) => Math.min(width, height) < least - 0.5)
    .map(({ element, width, height }) => {
      const name = element.textContent?.trim() || element.getAttribute('name') || element.tagName
      return `${name}: ${Math.round(width)} × ${Math.round(height)}`
    })
}
