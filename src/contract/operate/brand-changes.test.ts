import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyChanges, changesBetween } from './brand-changes.ts'

const name = fc.stringMatching(/^[a-z]{1,4}$/)
const leaf = fc.oneof(fc.string(), fc.integer(), fc.array(fc.integer(), { maxLength: 3 }))
const state = fc.dictionary(
  name,
  fc.oneof(leaf, fc.dictionary(name, fc.oneof(leaf, fc.dictionary(name, leaf)), { minKeys: 1 })),
)

it('OPR-4 what leads from a state to another one makes it, and twice makes no difference', () => {
  fc.assert(
    fc.property(state, state, (from, to) => {
      const changes = changesBetween(from, to)
      const once = applyChanges(from, changes)
      expect(once.conflicts).toEqual([])
      expect(changesBetween(once.state, to)).toEqual([])
      expect(applyChanges(once.state, changes)).toEqual({ state: once.state, conflicts: [] })
    }),
  )
})

it('OPR-4 two who change different places both have what they did, in either order', () => {
  const base = { brand: { a: 1, b: { c: 2, d: 3 } }, hosts: ['x'] }
  const mine = { brand: { a: 1, b: { c: 9, d: 3 } }, hosts: ['x'] }
  const theirs = { brand: { a: 1, b: { c: 2, e: 4 } }, hosts: ['x', 'y'] }
  const both = { brand: { a: 1, b: { c: 9, e: 4 } }, hosts: ['x', 'y'] }
  const [first, second] = [changesBetween(base, mine), changesBetween(base, theirs)]
  expect(applyChanges(theirs, first)).toEqual({ state: both, conflicts: [] })
  expect(applyChanges(mine, second)).toEqual({ state: both, conflicts: [] })
})

it('OPR-4 the same place changed to something else is a conflict, and nothing of theirs is lost', () => {
  const theirs = { brand: { title: { en: 'Theirs' } }, hosts: ['y'] }
  const changes = [
    { path: '/brand/title/en', was: 'Base', value: 'Mine' },
    { path: '/brand/title/de', value: 'Neu' },
    { path: '/hosts', was: ['x'], value: ['x', 'z'] },
  ]
  expect(applyChanges(theirs, changes)).toEqual({
    state: { brand: { title: { en: 'Theirs', de: 'Neu' } }, hosts: ['y'] },
    conflicts: ['/brand/title/en', '/hosts'],
  })
})

it('OPR-4 id and time are the server’s own, and are no difference', () => {
  const of = (id: string) => ({ brand: { id, timestamp: id }, hosts: [] })
  expect(changesBetween(of('a'), of('b'))).toEqual([])
})
