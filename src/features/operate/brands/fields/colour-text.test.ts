import { expect, test } from 'vitest'
import { colourOf } from './colour-text.ts'

test.each([
  ['#0A3D2C', '#0a3d2c'],
  [' 0a3d2c ', '#0a3d2c'],
  ['#f80', '#ff8800'],
  ['#0a3d2', null],
  ['green', null],
  ['', null],
])('OPR-4 a colour that is typed as %s is %s', (typed, colour) => {
  expect(colourOf(typed)).toBe(colour)
})
