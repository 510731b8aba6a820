import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import official from './sources/sdgs.json' with { type: 'json' }
import { t } from '#src/i18n/testing/english.ts'
import { isSdg, sdgs } from '#src/contract/sdgs.ts'

/** Of the tiles, by goal. */
const css = readFileSync(new URL('../../src/ui/sdg-tile.module.css', import.meta.url), 'utf8')
const colours = new Map(
  [...css.matchAll(/\.tile\[data-goal='(\d+)'\] \{\s+background: (#\w{6});/g)].map(
    ([, goal, colour = '']) => [Number(goal), colour],
  ),
)
const [, light = ''] = /\.tile:is\(([^)]*)\) \{\s+color: #ffffff;/.exec(css) ?? []
const inkOf = (goal: number) => (light.includes(`'${goal}'`) ? '#ffffff' : '#000000')

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
    const listed = sdgs.map((id) => ({
      id,
      title: t(`terms.sdgs.${id}`),
      color: colours.get(id)?.toUpperCase(),
    }))
    expect(listed).toEqual(official)
    expect([0, 18, 1.5].filter(isSdg)).toEqual([])
  })

  it('A11Y-1 have ink that reaches 4.5:1 on their colour', () => {
    const illegible = sdgs.filter((goal) => {
      const both = [luminance(colours.get(goal) ?? ''), luminance(inkOf(goal))]
      return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05) < 4.5
    })
    expect(illegible).toEqual([])
  })
})
