import { expect, test } from 'vitest'
import { withKeys } from './row-keys.ts'

const begun = withKeys({ items: [], keys: [] }, ['a', 'b', 'c'])

test.each([
  ['one that is removed takes its key along', ['b', 'c'], [1, 2]],
  ['one that is added gets a new key', ['a', 'b', 'c', ''], [0, 1, 2, 3]],
  ['one that is changed keeps its key', ['a', 'B', 'c'], [0, 1, 2]],
  ['one that is moved keeps its key', ['c', 'a', 'b'], [2, 0, 1]],
  ['one is added before others', ['', 'a', 'b', 'c'], [3, 0, 1, 2]],
  [
    'one is removed and another one, which nothing tells from a new one, changed',
    ['b', 'C'],
    [1, 3],
  ],
  ['all are removed', [], []],
])('OPR-4 rows of a list: %s', (_, items, keys) => {
  expect(withKeys(begun, items).keys).toEqual(keys)
})

test('OPR-4 rows that are the same are kept apart', () => {
  const same = withKeys({ items: [], keys: [] }, ['', ''])
  expect(same.keys).toEqual([0, 1])
  expect(withKeys(same, ['', '']).keys).toEqual([0, 1])
})
