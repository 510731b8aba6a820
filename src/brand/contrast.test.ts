import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, inkOn, isHexColour } from './contrast.ts'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('contrast', () => {
  it('A11Y-1 measures as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
    expect(contrast('#336699', '#336699')).toBe(1)
  })

  it('BRD-6 finds a legible ink for any ground', () => {
    fc.assert(
      fc.property(colour, (ground) => {
        expect(contrast(inkOn(ground), ground)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('BRD-6 knows a colour when it sees one', () => {
    expect(['#0a3d2c', '#FFFFFF'].every(isHexColour)).toBe(true)
    expect(['#fff', '0a3d2c', '#0a3d2c;', ' #0a3d2c', 'green'].some(isHexColour)).toBe(false)
  })
})
