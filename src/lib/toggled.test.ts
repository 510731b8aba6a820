import { expect, it } from 'vitest'
import { toggled } from './toggled.ts'

it('puts an item in and takes it out again, and leaves the set it was given alone', () => {
  const none: ReadonlySet<string> = new Set()
  const one = toggled(none, 'a')
  expect([...one]).toEqual(['a'])
  expect([...toggled(one, 'b')]).toEqual(['a', 'b'])
  expect([...toggled(one, 'a')]).toEqual([])
  expect([none.size, one.size]).toEqual([0, 1])
})
