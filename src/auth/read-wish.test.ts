import { expect, it } from 'vitest'
import { readWish } from './read-wish.ts'

it.each([
  ['?option=login', 'login', null],
  ['?option=register&returnTo=%2Forganisation', 'register', '/organisation'],
  ['?option=anything', 'login', null],
])('AUT-3 %s asks for the policy %s and the way back to %s', (query, option, returnTo) => {
  expect(readWish(query)).toEqual({ option, returnTo })
})

it('AFF-1 leaves a link that names an affiliate to the page that stores it', () => {
  expect(() => readWish('?option=login&aff=northwind')).toThrow('affiliate')
})
