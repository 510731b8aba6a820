import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findRepeats } from './find-repeats.ts'

it('DSC-5 rows of one vendor are told by whatever they have in common, over other rows too', () => {
  const rows = [
    { at: 2, keys: ['name AU wattle'] },
    { at: 3, keys: ['number 1', 'name AU gum'] },
    { at: 4, keys: ['name NZ wattle'] },
    { at: 5, keys: ['supplier wattle', 'number 1'] },
    { at: 6, keys: ['supplier wattle', 'name AU wattle'] },
    { at: 7, keys: [] },
  ]
  expect(findRepeats(rows)).toEqual(
    new Map([
      [3, 2],
      [5, 2],
      [6, 2],
    ]),
  )
})

it('DSC-5 firms of one name that have different numbers are not one vendor', () => {
  const [wattle, gum] = ['name AU wattle', 'name AU gum']
  const rows = [
    { at: 2, keys: [wattle, 'number 1'] },
    { at: 3, keys: [wattle, 'number 2'] },
    // Which of them is meant, nobody can tell.
    { at: 4, keys: [wattle] },
    { at: 5, keys: [gum] },
    { at: 6, keys: [gum, 'number 3'] },
    { at: 7, keys: [gum] },
  ]
  expect(findRepeats(rows)).toEqual(
    new Map([
      [6, 5],
      [7, 5],
    ]),
  )
})

it('DSC-5 the same rows are found in any order', () => {
  const keys = ['number 1', 'number 2', 'supplier a', 'supplier b', 'name a', 'name b', 'name c']
  const row = fc.array(fc.constantFrom(...keys), { maxLength: 2 })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 30 }), fc.infiniteStream(fc.nat()), (lists, order) => {
      const rows = lists.map((keys, at) => ({ at, keys, place: order.next().value ?? 0 }))
      const mixed = rows.toSorted((one, other) => one.place - other.place)
      const sorted = (found: Map<number, number>) =>
        [...found].toSorted(([one], [other]) => one - other)
      expect(sorted(findRepeats(mixed))).toEqual(sorted(findRepeats(rows)))
    }),
  )
})
