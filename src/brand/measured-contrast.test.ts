import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { deriveColours } from './derive.ts'
import { measuredContrast } from './measured-contrast.ts'

const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const seeds = fc.record({
  primaryColor: colour,
  secondaryColor: colour,
  accentColor: colour,
  backgroundColor: colour,
})

it('OPR-4 names each pair of colours with its contrast, which is enough whatever the seeds', () => {
  fc.assert(
    fc.property(seeds, (given) => {
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
