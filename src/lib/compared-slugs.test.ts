import { expect, it } from 'vitest'
import { comparedSlugs } from './compared-slugs.ts'

it.each([
  ['acme,birch', ['acme', 'birch']],
  [
    ['acme', 'birch,acme'],
    ['acme', 'birch'],
  ],
  ['a,b,c,d,e', ['a', 'b', 'c', 'd']],
  ['Acme,<b>,,birch', ['birch']],
  [undefined, []],
  [{ slug: 'acme' }, []],
  [7, []],
])('DSC-4 compares of %j the suppliers that can be meant', (given, meant) => {
  expect(comparedSlugs(given)).toEqual(meant)
})
