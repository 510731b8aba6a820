import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it.each([
  ['Österreich', 'osterreich'],
  ['Großbritannien', 'grossbritannien'],
  ['Færøerne', 'faeroerne'],
  ['أُسْتُرالِيا', 'استراليا'],
  ['آيسلندا', 'ايسلندا'],
  ['سوريـــة', 'سوريه'],
  ['مستشفى', 'مستشفي'],
])('LNG-3 PRF-11 %s is compared as %s', (name, plain) => {
  expect(plainText(name)).toBe(plain)
})
