import { expect, it } from 'vitest'
import { numberKey } from './number-key.ts'

it.each([
  ['EMS-771 204', 'EMS771204'],
  ['ems/771.204', 'EMS771204'],
  ['ＥＭＳ７７１２０４', 'EMS771204'],
  ['Nº 12', 'NO12'],
  ['證書 12', '證書12'],
  [' - ', null],
  ['', null],
  [null, null],
])('OPR-2 compares the number %j by %j', (number, key) => {
  expect(numberKey(number)).toBe(key)
})
