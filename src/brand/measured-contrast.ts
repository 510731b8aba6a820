import type { BrandColours } from '../contract/brand.ts'
import { contrast } from './contrast.ts'
import { type ColourToken, deriveColours } from './derive.ts'

/** What is written or drawn on a ground, and how well it stands out there. */
export type MeasuredPair = {
  ink: ColourToken
  ground: ColourToken
  /** Contrast as WCAG 2.2 defines it, 1 to 21. */
  ratio: number
  /** What it needs: 4.5 for text, 3 for borders of controls and the focus ring (AA). */
  needed: 4.5 | 3
}

const surfaces = ['surface-1', 'surface-2', 'surface-3'] as const
const softGrounds = [
  'accent-soft',
  'highlight-soft',
  'positive-soft',
  'warning-soft',
  'critical-soft',
] as const
const inks = ['ink-1', 'ink-2', 'ink-3', 'accent-ink', 'positive', 'warning', 'critical'] as const
const onColours = [
  ['on-accent', 'accent'],
  ['on-secondary', 'secondary'],
  ['on-highlight', 'highlight'],
] as const

/**
 * The contrast of each pair of colours that the interface of a brand has: every ink on every ground, and what
 * is drawn on the surfaces.
 * @param seeds of the brand, each `#rrggbb`
 */
export function measuredContrast(seeds: BrandColours): MeasuredPair[] {
  const { tokens } = deriveColours(seeds)
  const measure = (ink: ColourToken, ground: ColourToken, needed: 4.5 | 3): MeasuredPair => ({
    ...{ ink, ground, needed },
    ratio: contrast(tokens[ink], tokens[ground]),
  })
  return [
    ...onColours.map(([ink, ground]) => measure(ink, ground, 4.5)),
    ...inks.flatMap((ink) => [...surfaces, ...softGrounds].map((one) => measure(ink, one, 4.5))),
    ...(['line-strong', 'focus'] as const).flatMap((ink) =>
      surfaces.map((ground) => measure(ink, ground, 3)),
    ),
  ]
}
