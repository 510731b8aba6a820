import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Words of a value; what stands in brackets belongs to one word. */
const words = (value: string) => value.match(/[\w-]*\((?:[^()]|\([^()]*\))*\)|\S+/g) ?? []

/** Whether a declaration gives left and right in other measures, which Arabic has the other way round. */
function isOneSided(property: string, value: string): boolean {
  if (/^(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)$/.test(property))
    return true
  // The notch of a phone is where it is, whatever the language.
  if (!/^(?:margin|padding|inset)$/.test(property) || value.includes('safe-area')) return false
  const [, right, , left] = words(value)
  return left !== undefined && left !== right
}

it('LNG-4 no style says left or right where it means the beginning or the end of a line', () => {
  const found = globSync('{src,widget}/**/*.css').flatMap((path) =>
    [
      ...readFileSync(path, 'utf8')
        .replaceAll(/\/\*.*?\*\//gs, '')
        .matchAll(/([\w-]+):\s*([^;{}]+);/g),
    ]
      .filter(([, property = '', value = '']) => isOneSided(property, value))
      .map(([declaration]) => `${path}: ${declaration}`),
  )
  expect(found).toEqual([])
})

it.each([
  ['padding', '1px 2px 1px 3px', true],
  [
    'padding',
    '1px max(2px, env(safe-area-inset-left)) 3px max(2px, env(safe-area-inset-left))',
    false,
  ],
  ['padding', '1px calc(1px + var(--a)) 3px calc(1px + var(--a))', false],
  ['padding', '1px 2px', false],
  ['margin-left', '1px', true],
])('tells %s: %s', (property, value, expected) => {
  expect(isOneSided(property, value)).toBe(expected)
})
