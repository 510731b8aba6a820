import type { BrandColours } from '../contract/brand.ts'
import { contrast, inkOn } from './contrast.ts'
import { hexOf, parseOklch, reach, tint, type Oklch } from './oklch.ts'

/** The colours that a stylesheet may use, each named `--<name>` there. */
export const colourTokens = [
  'surface-1',
  'surface-2',
  'surface-3',
  'ink-1',
  'ink-2',
  'ink-3',
  'line',
  'line-strong',
  'accent',
  'accent-strong',
  'accent-ink',
  'on-accent',
  'accent-soft',
  'secondary',
  'on-secondary',
  'highlight',
  'on-highlight',
  'highlight-soft',
  'focus',
  'positive',
  'positive-soft',
  'warning',
  'warning-soft',
  'critical',
  'critical-soft',
] as const
export type ColourToken = (typeof colourTokens)[number]
export type DerivedColours = { scheme: 'light' | 'dark'; tokens: Record<ColourToken, string> }

/** A little above AA, so that rounding to 8 bits never falls below it. */
const text = 4.6
const nonText = 3.1
const hues = { positive: 155, warning: 75, critical: 27 } as const

/**
 * Makes every colour of the interface from a brand's four seeds, in OKLCH.
 *
 * The background only keeps its hue: grounds of middling lightness, on which no ink is legible, move
 * to the nearer end. Whatever the seeds, text inks have 4.5:1 on all surfaces and soft grounds, the
 * ink on a brand colour has 4.5:1, and control borders and the focus ring have 3:1 on all surfaces.
 * @param seeds of the brand, each `#rrggbb`
 * @returns each colour by its name, as `#rrggbb`
 */
export function deriveColours(seeds: BrandColours): DerivedColours {
  const ground = parseOklch(seeds.backgroundColor)
  const primary = parseOklch(seeds.primaryColor)
  const light = ground.l >= 0.6
  const toward = light ? 0 : 1
  const base: Oklch = {
    ...ground,
    l: light ? Math.max(ground.l, 0.95) : Math.min(ground.l, 0.26),
    c: Math.min(ground.c, 0.035),
  }
  const lift = (by: number, chroma: number) =>
    hexOf({ ...base, l: base.l + by, c: base.c * chroma })
  const surfaces = light
    ? [hexOf(base), lift((1 - base.l) * 0.7, 0.4), lift(-0.028, 1.3)]
    : [hexOf(base), lift(0.04, 1), lift(0.075, 1)]
  const soft = (colour: string, share: number) => tint(surfaces[0] as string, colour, share)
  const status = (h: number): Oklch => ({ l: light ? 0.47 : 0.8, c: light ? 0.16 : 0.12, h })
  const statusSoft = (h: number) => soft(hexOf({ l: 0.74, c: 0.16, h }), 0.18)
  const accentSoft = soft(seeds.primaryColor, light ? 0.09 : 0.16)
  const highlightSoft = soft(seeds.accentColor, 0.18)
  const grounds = [...surfaces, accentSoft, highlightSoft, ...Object.values(hues).map(statusSoft)]
  const ink = (l: number, chroma: number, ratio: number) =>
    reach(
      { l: light ? l : 1 - l, c: Math.min(primary.c, chroma), h: primary.h },
      grounds,
      ratio,
      toward,
    )
  const ink1 = ink(0.24, 0.035, 11)
  const darkInk = light ? ink1 : hexOf(base)
  const onAccent = inkOn(seeds.primaryColor, darkInk)
  const onDark = contrast(onAccent, '#ffffff') < 1.05
  const inks = Object.fromEntries(
    Object.entries(hues).flatMap(([name, h]) => [
      [name, reach(status(h), grounds, text, toward)],
      [`${name}-soft`, statusSoft(h)],
    ]),
  ) as Record<keyof typeof hues | `${keyof typeof hues}-soft`, string>

  return {
    scheme: light ? 'light' : 'dark',
    tokens: {
      'surface-1': surfaces[0] as string,
      'surface-2': surfaces[1] as string,
      'surface-3': surfaces[2] as string,
      'ink-1': ink1,
      'ink-2': ink(0.4, 0.03, 7),
      'ink-3': ink(0.52, 0.025, text),
      line: lift(light ? -0.085 : 0.14, 1.3),
      'line-strong': reach(
        { l: 0.62, c: Math.min(primary.c, 0.02), h: primary.h },
        surfaces,
        nonText,
        toward,
      ),
      accent: seeds.primaryColor,
      'accent-strong': hexOf({ ...primary, l: primary.l + (onDark ? -0.06 : 0.05) }),
      'accent-ink': reach(primary, grounds, text, toward),
      'on-accent': onAccent,
      'accent-soft': accentSoft,
      secondary: seeds.secondaryColor,
      'on-secondary': inkOn(seeds.secondaryColor, darkInk),
      highlight: seeds.accentColor,
      'on-highlight': inkOn(seeds.accentColor, darkInk),
      'highlight-soft': highlightSoft,
      focus: reach(primary, grounds, nonText, toward),
      ...inks,
    },
  }
}
