import type { BrandColours } from '../contract/brand.ts'
import { contrast } from './contrast.ts'
import { type ColourToken, deriveColours } from './derive.ts'

/** What is drawn on what, and the contrast that WCAG 2.2 AA asks of it: 4.5 for text, 3 for what is no text. */
const pairs = [
  { name: 'text', ink: 'ink-1', ground: 'surface-1', needed: 4.5 },
  { name: 'quietText', ink: 'ink-3', ground: 'surface-3', needed: 4.5 },
  { name: 'links', ink: 'accent-ink', ground: 'surface-1', needed: 4.5 },
  { name: 'buttons', ink: 'on-accent', ground: 'accent', needed: 4.5 },
  { name: 'pressedButtons', ink: 'on-accent', ground: 'accent-strong', needed: 4.5 },
  { name: 'secondary', ink: 'on-secondary', ground: 'secondary', needed: 4.5 },
  { name: 'highlights', ink: 'on-highlight', ground: 'highlight', needed: 4.5 },
  { name: 'borders', ink: 'line-strong', ground: 'surface-1', needed: 3 },
  { name: 'focus', ink: 'focus', ground: 'surface-1', needed: 3 },
] as const satisfies readonly {
  name: string
  ink: ColourToken
  ground: ColourToken
  needed: number
}[]

export type ContrastPair = {
  /** What is drawn in these colours. */
  name: (typeof pairs)[number]['name']
  /** `#rrggbb`, as is the ground. */
  ink: string
  ground: string
  /** Measured, 1 to 21. */
  ratio: number
  /** At least, by WCAG 2.2 AA. */
  needed: number
}

/**
 * The pairs of colours that the portal draws with, and the contrast of each as it is measured.
 * @param seeds of the brand, each `#rrggbb`
 */
export function contrastPairs(seeds: BrandColours): ContrastPair[] {
  const { tokens } = deriveColours(seeds)
  return pairs.map(({ name, ink, ground, needed }) => ({
    ...{ name, needed, ink: tokens[ink], ground: tokens[ground] },
    ratio: contrast(tokens[ink], tokens[ground]),
  }))
}

/** A seed that the portal does not use as it was chosen, since it could not be read so. */
export type MovedColour = { seed: keyof BrandColours; as: 'links' | 'ground'; to: string }

/**
 * The colours that were moved to stay readable.
 * @param seeds of the brand, each `#rrggbb`
 */
export function movedColours(seeds: BrandColours): MovedColour[] {
  const { tokens } = deriveColours(seeds)
  const uses = [
    { seed: 'primaryColor', as: 'links', to: tokens['accent-ink'] },
    { seed: 'backgroundColor', as: 'ground', to: tokens['surface-1'] },
  ] as const
  return uses.filter(({ seed, to }) => to.toLowerCase() !== seeds[seed].toLowerCase())
}
