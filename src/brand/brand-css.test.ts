import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defaultBrand } from '../contract/default-brand.ts'
import { ProblemError } from '../contract/problem.ts'
import { brandCss } from './brand-css.ts'
import { colourTokens } from './derive.ts'

const declarations = (css: string): [name: string, colour: string][] =>
  [...css.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [
    name,
    colour,
  ])

describe('brand.css', () => {
  it('BRD-4 declares every colour token once, for the root', () => {
    const css = brandCss(defaultBrand.brandColors)
    expect(css).toMatch(/^:root \{\n {2}color-scheme: light;\n/)
    expect(declarations(css).map(([name]) => name)).toEqual([...colourTokens])
  })

  it.each(['red', '#12345', '#1234567', '#fff; } body { display: none', 'url(//x)', ''])(
    'BRD-6 refuses %j, naming the field',
    (accentColor) => {
      const refused = () => brandCss({ ...defaultBrand.brandColors, accentColor })
      expect(refused).toThrow(ProblemError)
      expect(refused).toThrow(/accentColor/)
    },
  )

  it('BRD-2 the tokens built in are those of the grey default brand', () => {
    const tokens = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8')
    expect(declarations(tokens)).toEqual(declarations(brandCss(defaultBrand.brandColors)))
  })
})
