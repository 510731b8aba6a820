import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anySeeds } from '#src/brand/any-seeds.fixture.ts'
import { leastContrast } from '#src/brand/contrast.ts'
import { deriveColours } from '#src/brand/derive.ts'

it('A11Y-1 the ring of a circle stands out from land and sea, and names from both, in any brand', () => {
  fc.assert(
    fc.property(anySeeds, (brand) => {
      const { tokens } = deriveColours(brand)
      // What place-map.module.css calls the ground, land and sea.
      const grounds = [tokens['surface-1'], tokens['surface-2'], tokens.line]
      expect(leastContrast(tokens['accent-ink'], grounds)).toBeGreaterThanOrEqual(3)
      expect(leastContrast(tokens['ink-1'], grounds)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 500 },
  )
})
