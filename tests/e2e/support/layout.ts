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

/**
 * Makes the texts of a page 40 % longer, as another language may be. What is typed, and what a picture or
 * a program holds, stays.
 */
export async function lengthenTexts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // React marks what it takes over before it has compared all of its texts.
    await scheduler.postTask(() => {}, { priority: 'background' })
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const words = text.data.trim()
      if (!/\p{L}{2}/u.test(words) || text.parentElement?.closest('script, style, pre, code'))
        continue
      text.data += ` ${words.slice(0, Math.ceil(words.length * 0.4))}`
    }
  })
}

/** Texts of the page that its boxes cut off; those that end in an ellipsis by intent are left out. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      const { overflowX, textOverflow, clipPath, display } = getComputedStyle(element)
      if (display === 'inline' || clipPath !== 'none' || textOverflow === 'ellipsis') return false
      const hides = overflowX === 'hidden' || overflowX === 'clip'
      return hides && element.scrollWidth > element.clientWidth + 1
    }
    const holders = [...document.querySelectorAll('body *')].filter((element) =>
      [...element.childNodes].some(
        (one) => one.nodeType === Node.TEXT_NODE && one.nodeValue?.trim(),
      ),
    )
    const cut = holders.filter((element) => isCut(element) && element.checkVisibility())
    return cut.map((element) => element.textContent?.trim().slice(0, 80) ?? '')
  })
}
