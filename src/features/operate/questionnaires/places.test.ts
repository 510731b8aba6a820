import { expect, it } from 'vitest'
import { idsInOrder, placesOf } from './places.ts'

const items = ['a', 'b', 'c'].map((id) => ({ id }))

it('OPR-5 an order outlasts being taken apart', () => {
  for (const order of [['a', 'b', 'c'], ['c', 'a', 'b'], []]) {
    const places = placesOf(order.map((id) => ({ id })))
    const keys = order.map((id) => `:${id}`)
    expect(idsInOrder(keys.toSorted(), places)).toEqual(keys)
  }
})

it('OPR-5 two who add one each at the end get both', () => {
  const places = { ...placesOf(items), ':x': ':c', ':y': ':c' }
  const order = idsInOrder([':a', ':b', ':c', ':x', ':y'], places)
  expect(order.slice(0, 3)).toEqual([':a', ':b', ':c'])
  expect(order.toSorted()).toEqual([':a', ':b', ':c', ':x', ':y'])
})

it('OPR-5 nothing is lost where places name what is gone, or each other', () => {
  expect(idsInOrder([':a', ':x'], { ':a': '', ':x': ':gone' })).toEqual([':a', ':x'])
  const round = idsInOrder([':a', ':b', ':c'], { ':a': ':b', ':b': ':a', ':c': '' })
  expect(round.toSorted()).toEqual([':a', ':b', ':c'])
  expect(idsInOrder([':a', ':b'], {})).toEqual([':a', ':b'])
})
