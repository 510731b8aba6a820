import { expect, it } from 'vitest'
import { checkLine, checkNames } from './check-stages.ts'

it('takes every check: script for a check', () => {
  const scripts = { check: 'all', 'check:types': 'tsc', test: 'vitest', 'check:format': 'prettier' }
  expect(checkNames(scripts)).toEqual(['types', 'format'])
})

it.each([
  [0, '✓ types          1.2 s'],
  [2, '✗ types          1.2 s'],
])('sums up a check that ended with %d in one line', (code, line) => {
  expect(checkLine('types', { code, seconds: 1.234 })).toBe(line)
})
