import { expect, test } from 'vitest'
import { draggedPlace, type Row } from './dragged-place.ts'
import { moved } from './moved.ts'

/** Rows below each other, from their heights. */
const stacked = (heights: readonly number[]): Row[] =>
  heights.map((height, at) => {
    const top = heights.slice(0, at).reduce((sum, one) => sum + one, 0)
    return { top, bottom: top + height }
  })

test.each([
  [[100, 100, 100], 0, 99, 0],
  [[100, 100, 100], 0, 100, 1],
  [[100, 100, 100], 0, 250, 2],
  [[100, 100, 100], 2, 150, 1],
  [[100, 100, 100], 2, 20, 0],
  [[100, 100, 100], 1, 150, 1],
  // A high neighbour is passed only where the row would lie under the pointer then.
  [[40, 300], 0, 50, 0],
  [[40, 300], 0, 310, 1],
  [[300, 40], 1, 280, 1],
  // A high row passes a low one once the pointer is there.
  [[300, 40, 40], 0, 290, 0],
  [[300, 40, 40], 0, 330, 1],
  [[300, 40], 1, 30, 0],
])('OPR-4 of rows %j the one at %i, dragged to %i px, comes to %i', (heights, from, at, to) => {
  expect(draggedPlace(stacked(heights), from, at)).toBe(to)
})

test('OPR-4 a row that has come to a place stays there while the pointer rests', () => {
  for (const heights of [
    [40, 300, 120],
    [300, 40, 90],
    [100, 100, 500],
  ])
    for (const from of heights.keys())
      for (let pointer = 1; pointer < 700; pointer += 13) {
        const to = draggedPlace(stacked(heights), from, pointer)
        expect(draggedPlace(stacked([...moved(heights, from, to)]), to, pointer)).toBe(to)
      }
})
