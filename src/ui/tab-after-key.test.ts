import { expect, it } from 'vitest'
import { tabAfterKey } from './tab-after-key.ts'

const ids = ['html', 'react', 'email']

it.each([
  ['html', 'ArrowRight', 'react'],
  ['email', 'ArrowRight', 'html'],
  ['html', 'ArrowLeft', 'email'],
  ['react', 'Home', 'html'],
  ['react', 'End', 'email'],
  ['react', ' ', 'react'],
  ['react', 'Enter', undefined],
])('A11Y-1 from %s, the key ‘%s’ leads to %s', (shown, key, next) => {
  expect(tabAfterKey(ids, shown, key)).toBe(next)
})
