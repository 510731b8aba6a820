import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BrandColours } from '../contract/brand.ts'
import { contrast } from './contrast.ts'
import { deriveColours, type ColourToken } from './derive.ts'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const seeds: fc.Arbitrary<BrandColours> = fc.record({
  primaryColor: colour,
  secondaryColor: colour,
  accentColor: colour,
  backgroundColor: colour,
})
const surfaces = ['surface-1', 'surface-2', 'surface-3'] as const
const softs = [
  'accent-soft',
  'highlight-soft',
  'positive-soft',
  'warning-soft',
  'critical-soft',
] as const

/** Fails with the seeds, shrunk, for which some ink falls short on some ground. */
const everyPair =
  (inks: readonly ColourToken[], grounds: readonly ColourToken[], ratio: number) => () =>
    fc.assert(
      fc.property(seeds, (given) => {
        const { tokens } = deriveColours(given)
        return inks.every((ink) =>
          grounds.every((ground) => contrast(tokens[ink], tokens[ground]) >= ratio),
        )
      }),
      { numRuns: 300 },
    )

describe('colours derived from any four seeds', () => {
  it('BRD-6 every text ink has AA contrast on every surface and soft ground', () => {
    expect(
      everyPair(
        ['ink-1', 'ink-2', 'ink-3', 'accent-ink', 'positive', 'warning', 'critical'],
        [...surfaces, ...softs],
        4.5,
      ),
    ).not.toThrow()
  })

  it('BRD-6 the ink on a brand colour has AA contrast, also while it is hovered', () => {
    expect(everyPair(['on-accent'], ['accent', 'accent-strong'], 4.5)).not.toThrow()
    expect(everyPair(['on-secondary'], ['secondary'], 4.5)).not.toThrow()
    expect(everyPair(['on-highlight'], ['highlight'], 4.5)).not.toThrow()
  })

  it('A11Y-1 focus ring and control borders have 3:1 on every surface', () => {
    expect(everyPair(['focus', 'line-strong'], surfaces, 3)).not.toThrow()
  })

  it('BRD-4 keeps the brand colours themselves as they were given', () => {
    fc.assert(
      fc.property(seeds, (given) => {
        const { tokens } = deriveColours(given)
        expect([tokens.accent, tokens.secondary, tokens.highlight]).toEqual([
          given.primaryColor,
          given.secondaryColor,
          given.accentColor,
        ])
      }),
    )
  })

  it('BRD-6 turns to a dark scheme for a dark background', () => {
    const dark = deriveColours({
      primaryColor: '#7fe0b0',
      secondaryColor: '#335544',
      accentColor: '#ffcc00',
      backgroundColor: '#0b1a14',
    })
    expect(dark.scheme).toBe('dark')
    expect(dark.tokens['surface-1']).toBe('#0b1a14')
  })
})
