import fc from 'fast-check'
import { expect, it } from 'vitest'
import { leastContrast } from '#src/brand/contrast.ts'
import { deriveColours } from '#src/brand/derive.ts'

const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const seeds = fc.record({
  primaryColor: colour,
  secondaryColor: colour,
  accentColor: colour,
  backgroundColor: colour,
})

it('A11Y-1 the ring of a circle stands out from land and sea, and names from both, in any brand', () => {
  fc.assert(
    fc.property(seeds, (brand) => {
      const { tokens } = deriveColours(brand)
      // What place-map.module.css calls the ground, land and sea.
      const grounds = [tokens['surface-1'], tokens['surface-2'], tokens.line]
      expect(leastContrast(tokens['accent-ink'], grounds)).toBeGreaterThanOrEqual(3)
      expect(leastContrast(tokens['ink-1'], grounds)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 500 },
  )
})
