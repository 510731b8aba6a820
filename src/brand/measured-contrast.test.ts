import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anySeeds } from './any-seeds.fixture.ts'
import { contrast } from './contrast.ts'
import { deriveColours } from './derive.ts'
import { measuredContrast } from './measured-contrast.ts'

it('OPR-4 names each pair of colours with its contrast, which is enough whatever the seeds', () => {
  fc.assert(
    fc.property(anySeeds, (given) => {
      const { tokens } = deriveColours(given)
      const pairs = measuredContrast(given)
      expect(pairs).toHaveLength(3 + 7 * 8 + 2 * 3)
      for (const { ink, ground, ratio, needed } of pairs) {
        expect(ratio).toBe(contrast(tokens[ink], tokens[ground]))
        expect(ratio, `${ink} on ${ground}`).toBeGreaterThanOrEqual(needed)
      }
    }),
    { numRuns: 30 },
  )
})
