import type { BrandColours } from '../contract/brand.ts'
import { type ColourToken, deriveColours } from './derive.ts'
import { type MeasuredPair, measuredContrast } from './measured-contrast.ts'

/** What the inks of the portal draw, in the order in which people look at it. */
const uses = {
  text: ['ink-1'],
  quietText: ['ink-2', 'ink-3'],
  links: ['accent-ink'],
  buttons: ['on-accent'],
  secondary: ['on-secondary'],
  highlights: ['on-highlight'],
  notices: ['positive', 'warning', 'critical'],
  borders: ['line-strong'],
  focus: ['focus'],
} as const satisfies Record<string, readonly ColourToken[]>
type Use = keyof typeof uses

export type ContrastPair = {
  /** What is drawn in these colours. */
  name: Use
  /** `#rrggbb`, as is the ground. */
  ink: string
  ground: string
  /** Measured, 1 to 21. */
  ratio: number
  /** At least, by WCAG 2.2 AA. */
  needed: number
}

/**
 * For each use of colour the pair that is hardest to read, over all grounds on which the portal draws it.
 * @param seeds of the brand, each `#rrggbb`
 */
export function contrastPairs(seeds: BrandColours): ContrastPair[] {
  const { tokens } = deriveColours(seeds)
  const measured = measuredContrast(seeds)
  return (Object.keys(uses) as Use[]).flatMap((name) => {
    const inks: readonly ColourToken[] = uses[name]
    const worst = measured
      .filter(({ ink }) => inks.includes(ink))
      .reduce<MeasuredPair | null>(
        (least, one) => (least && least.ratio <= one.ratio ? least : one),
        null,
      )
    if (!worst) return []
    const { ink, ground, ratio, needed } = worst
    return [{ name, ratio, needed, ink: tokens[ink], ground: tokens[ground] }]
  })
}

/** A seed that the portal does not use as it was chosen, since it could not be read so. */
export type MovedColour = { seed: keyof BrandColours; as: 'links' | 'ground'; to: string }

/**
 * The colours that were moved to stay readable.
 * @param seeds of the brand, each `#rrggbb`
 */
export function movedColours(seeds: BrandColours): MovedColour[] {
  const { tokens } = deriveColours(seeds)
  const places = [
    { seed: 'primaryColor', as: 'links', to: tokens['accent-ink'] },
    { seed: 'backgroundColor', as: 'ground', to: tokens['surface-1'] },
  ] as const
  return places.filter(({ seed, to }) => to.toLowerCase() !== seeds[seed].toLowerCase())
}
