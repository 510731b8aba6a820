import { expect, it } from 'vitest'
import { decisionReasons, joinReasons, splitReasons } from './decision-reasons.ts'

it('OPR-2 keeps reasons as one text, and reads those that it knows', () => {
  expect(splitReasons(joinReasons(decisionReasons))).toEqual(decisionReasons)
  expect(joinReasons([])).toBeNull()
  expect(splitReasons(null)).toEqual([])
  expect(splitReasons('unreadable of-a-later-release days-missing')).toEqual([
    ...['unreadable', 'days-missing'],
  ])
})
