import type { Page } from 'playwright/test'
import { expectAccessible, expectRules } from './accessibility.ts'
import type { brands } from '../../fixtures/portal-brands.ts'
import { expect, test } from './test.ts'

const schemes = ['light', 'dark'] as const
type Brand = (typeof brands)[number]
type Scheme = (typeof schemes)[number]

/** The ground that Chromium forces on a page. */
const grounds = { light: 'rgb(255, 255, 255)', dark: 'rgb(0, 0, 0)' } as const

/** Least contrast against what it stands on (WCAG 1.4.3, 1.4.11). */
const least = { text: 4.5, sign: 3 }

/** Expects an accessible page whose words and signs stand out, whatever colours were forced on them. */
export async function expectReadable(page: Page, scheme: Scheme): Promise<void> {
  // Axe reads `-webkit-text-fill-color`, which keeps the colour that nobody sees any more.
  if (scheme === 'light') await expectAccessible(page, undefined, ['color-contrast'])
  // The one other rule of axe that depends on colours: the document is the same.
  else await expectRules(page, ['link-in-text-block'])
  expect(await page.evaluate(findLost, least), 'what nobody can see').toEqual([])
}

/** Expects to see where the focus is, on everything that the keyboard reaches. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  // From the first key on a browser shows the focus, also where a script has moved it.
  await page.keyboard.press('Tab')
  const { taken, unseen } = await page.evaluate(goThroughFocus)
  expect(taken, 'elements that take the focus').toBeGreaterThan(0)
  expect(unseen, 'focus nobody can see').toEqual([])
}

/**
 * Shows the page that is open in forced colours, on a light ground and on a dark one, and then as it was:
 * all that depends on them is written in style sheets and in `<picture>`, which follow at once.
 * @param check looks at the page in one of them
 */
export async function inForcedColours(
  page: Page,
  check: (scheme: Scheme) => Promise<void>,
): Promise<void> {
  for (const colorScheme of schemes) {
    await test.step(`in forced colours, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme, forcedColors: 'active', reducedMotion: 'reduce' })
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      expect(ground, 'the ground that is forced').toBe(grounds[colorScheme])
      await check(colorScheme)
    })
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: null })
}

/**
 * Expects a page of the portal that can be read and gone through by keyboard in forced colours, light and
 * dark, and has the logo for the ground.
 */
export async function expectForcedColours(page: Page, brand: Brand): Promise<void> {
  await inForcedColours(page, async (scheme) => {
    await expectReadable(page, scheme)
    await expectFittingLogo(page, scheme, brand)
    await expectVisibleFocus(page)
  })
}

/** Expects the logo that the brand has for a ground that is forced. */
export async function expectFittingLogo(
  page: Page,
  scheme: Scheme,
  { name, folder }: Brand,
): Promise<void> {
  const logo = page.getByRole('banner').getByRole('img', { name })
  const shown = () => logo.evaluate((one: HTMLImageElement) => one.currentSrc)
  const fitting = `/brands/${folder}/${scheme === 'light' ? 'dark-logo' : 'light-logo'}.svg`
  await expect.poll(shown, 'logo').toBe(new URL(fitting, page.url()).href)
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

/** Runs in the page. */
function goThroughFocus(): { taken: number; unseen: string[] } {
  const isFocused = (one: HTMLElement): boolean => {
    one.focus()
    return document.activeElement === one
  }
  const isUnseen = (one: HTMLElement): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2
  }
  const taking = 'a, button, input, select, textarea, summary, [tabindex]'
  let taken = 0
  const unseen: string[] = []
  for (const one of document.querySelectorAll<HTMLElement>(taking)) {
    if (one.tabIndex < 0 || !isFocused(one)) continue
    taken += 1
    if (isUnseen(one)) unseen.push(one.outerHTML.slice(0, 200))
  }
  return { taken, unseen }
}
