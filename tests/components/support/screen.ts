import axe from 'axe-core'
import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { axeTags, waitForAnimations } from '../../fixtures/axe-rules.ts'
import { findSmallTargets, narrowPhone, smallestTarget } from '../../fixtures/small-targets.ts'

/** Words of each element that a locator finds, in order. */
export const textsOf = (locator: Locator): string[] =>
  locator.elements().map((one) => one.textContent?.trim() ?? '')

/** Waits until a locator finds elements with exactly these words, in this order. */
export async function expectTexts(locator: Locator, texts: (string | RegExp)[]): Promise<void> {
  const wanted = texts.map((one): unknown =>
    typeof one === 'string' ? one : expect.stringMatching(one),
  )
  await expect.poll(() => textsOf(locator)).toEqual(wanted)
}

/** Waits until a locator finds so many elements. */
export async function expectCount(locator: Locator, count: number): Promise<void> {
  await expect.poll(() => locator.elements().length).toBe(count)
}

/** Waits until words are in sight that a page may hold more than once, for windows of different sizes. */
export async function expectShown(text: string): Promise<void> {
  const places = page.getByText(text, { exact: true })
  await expect.poll(() => places.elements().some((one) => one.checkVisibility())).toBe(true)
}

/** The section of an organisation's page that is shown. */
export function sectionOf(name: string): Locator {
  const found = document.querySelector(`[data-section=${name}]`)
  if (!found) throw new Error(`There is no section ${name}.`)
  return page.elementLocator(found)
}

/** Waits until what has just been changed is on the screen, so that what must not change is seen to. */
export async function painted(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  await frame()
}

/** Windows in which a dialog or a long form is used, in CSS pixels. */
export const windows: Record<'desk' | 'phone' | 'lyingPhone', [width: number, height: number]> = {
  desk: [1280, 800],
  phone: [412, 839],
  lyingPhone: [863, 360],
}

/** Makes the window as narrow as the narrowest phone that is supported. */
export const narrow = (): Promise<void> => page.viewport(narrowPhone.width, narrowPhone.height)

/**
 * Expects axe to find nothing on the screen as it is now, once its animations have ended.
 * @param within the only part to look at, such as an open dialog
 */
export async function expectAccessible(within?: Locator): Promise<void> {
  await waitForAnimations()
  const { violations } = await axe.run(within?.element() ?? document, {
    runOnly: [...axeTags],
    resultTypes: ['violations'],
  })
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(' ')),
  }))
  expect(found, 'accessibility violations').toEqual([])
}

/** Expects that nothing has to be scrolled sideways. */
export function expectNoSidewaysScroll(): void {
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth, 'width of the content').toBeLessThanOrEqual(clientWidth)
}

/** Expects every control to be large enough for a thumb; links within a sentence are exempt. */
export function expectLargeTargets(): void {
  expect(findSmallTargets(smallestTarget), 'small targets').toEqual([])
}

/** Gives an element the focus, once it is there. */
export async function focusOn(locator: Locator): Promise<void> {
  await expect.element(locator).toBeInTheDocument()
  const element = locator.element()
  if (element instanceof HTMLElement) element.focus()
}
