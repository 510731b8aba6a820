import { expect, it } from 'vitest'
import { createLateness } from './event-loop.ts'

const late = { count: 1, mean: 5_000 }
const onTime = { count: 24, mean: 20.4 }
/** What a histogram says that was reset and measured nothing since. */
const nothing = { count: 0, mean: Number.NaN }

function after(...looks: { count: number; mean: number }[]): boolean {
  const lateness = createLateness(2_000)
  for (const one of looks) lateness.look(one)
  return lateness.isOverloaded()
}

it('API-5 calls a process overloaded whose loop is late again and again', () => {
  expect(after(late, late)).toBe(true)
  expect(after(onTime, late, late, late)).toBe(true)
})

it('API-5 lets a process recover as soon as its loop is on time', () => {
  expect(after(late, late, onTime)).toBe(false)
})

it('API-5 does not take a process that has just started or stood still for an overloaded one', () => {
  expect(after()).toBe(false)
  expect(after(nothing, nothing, nothing)).toBe(false)
  expect(after(onTime, late, onTime)).toBe(false)
  expect(after(late, nothing, late)).toBe(false)
})
