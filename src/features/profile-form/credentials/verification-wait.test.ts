import { expect, it } from 'vitest'
import { english } from '#src/i18n/testing/english.ts'
import { waitText } from './verification-wait.tsx'

const hour = 3_600_000
const { t } = english

it.each([
  [1, null, 'Waits to be checked. It is next.'],
  [2, null, 'Waits to be checked. 1 waits before it.'],
  [13, 3 * hour, 'Waits to be checked. 12 wait before it. Half of all took a day or less.'],
  [1, 49 * hour, 'Waits to be checked. It is next. Half of all took 3 days or less.'],
  [1_001, null, 'Waits to be checked. 1,000 or more wait before it.'],
])('OPR-3 tells the place %i and the median wait', (place, median, text) => {
  expect(waitText(t, place, median)).toBe(text)
})
