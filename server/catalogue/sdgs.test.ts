import { describe, expect, it } from 'vitest'
import official from './sources/sdgs.json' with { type: 'json' }
import { t } from '#src/i18n/testing/english.ts'
import { sdgById, sdgs } from '#src/contract/sdgs.ts'

/** Relative luminance of WCAG 2.2. */
function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe('sustainable development goals', () => {
  it('PUB-7 are the 17 with their titles and colours', () => {
    const listed = sdgs.map(({ id, colour }) => ({
      id,
      title: t(`terms.sdgs.${id}`),
      color: colour.toUpperCase(),
    }))
    expect(listed).toEqual(official)
    expect([sdgById(0), sdgById(18), sdgById(1.5)]).toEqual([undefined, undefined, undefined])
  })

  it('A11Y-1 have ink that reaches 4.5:1 on their colour', () => {
    const illegible = sdgs.filter(({ colour, ink }) => {
      const [dark = 0, light = 0] = [luminance(colour), luminance(ink)].toSorted((a, b) => a - b)
      return (light + 0.05) / (dark + 0.05) < 4.5
    })
    expect(illegible).toEqual([])
  })
})
