import type { Page } from 'playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect } from './test.ts'

/** Least contrast against what it stands on (WCAG 1.4.3, 1.4.11). */
const least = { text: 4.5, sign: 3 }

/** Expects an accessible page whose words and signs stand out, whatever colours were forced on them. */
export async function expectReadable(page: Page): Promise<void> {
  // Axe reads `-webkit-text-fill-color`, which keeps the colour that nobody sees any more.
  await expectAccessible(page, undefined, ['color-contrast'])
  expect(await page.evaluate(findLost, least), 'what nobody can see').toEqual([])
}

/** Goes through what takes the focus, and expects to see where it is. */
export async function expectVisibleFocus(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(findUnseenFocus), 'focus nobody can see').toBeNull()
  }
}

/** Runs in the page. */
function findLost(wanted: { text: number; sign: number }): string[] {
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
  const groundOf = (element: Element | null): number[] => {
    if (!element) return [255, 255, 255]
    const colour = channels(getComputedStyle(element).backgroundColor)
    return colour[3] === 0 ? groundOf(element.parentElement) : colour
  }
  const luminance = (colour: number[]): number => {
    const [red = 0, green = 0, blue = 0] = colour
      .map((one) => one / 255)
      .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (first: number[], second: number[]): number => {
    const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  const isLost = (element: Element): boolean => {
    const { stroke, color } = getComputedStyle(element)
    const isSign = element instanceof SVGElement
    const drawn = contrast(channels(isSign ? stroke : color), groundOf(element))
    return drawn < (isSign ? wanted.sign : wanted.text)
  }
  const hasWords = (element: Element): boolean =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  return [...document.body.querySelectorAll('*')]
    .filter((one) => (one instanceof SVGElement ? one.matches('svg[class*=icon]') : hasWords(one)))
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter(isLost)
    .map((one) => one.outerHTML.slice(0, 200))
}

/** Runs in the page; null when all is well, or when the focus has left the page. */
function findUnseenFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const { outlineStyle, outlineWidth } = getComputedStyle(focused)
  const isSeen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  return isSeen ? null : focused.outerHTML.slice(0, 200)
}
