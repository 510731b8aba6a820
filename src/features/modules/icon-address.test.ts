import { expect, it } from 'vitest'
import { iconAddress } from './icon-address.ts'

it.each([
  ['/modules/human-rights.svg', '/modules/human-rights.svg'],
  ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['http://cdn.example/a.png', 'https://cdn.example/a.png'],
])('MOD-1 %s is an icon', (address, expected) => {
  expect(iconAddress(address)).toBe(expected)
})

it.each([
  '',
  'javascript:alert(1)',
  'data:image/svg+xml,x',
  '//cdn.example/a.png',
  '/\\cdn.example/a.png',
  'modules/a.svg',
  'https://user:secret@cdn.example/a.png',
])('MOD-1 %j is none', (address) => {
  expect(iconAddress(address)).toBeNull()
})
