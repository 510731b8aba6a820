import { expect, it } from 'vitest'
import { readWish } from './read-wish.ts'

it.each([
  ['?option=login', 'login', null, false],
  ['?option=register&returnTo=%2Forganisation', 'register', '/organisation', false],
  ['?option=anything', 'login', null, false],
  ['?option=login&prompt=login&returnTo=%2Fwork', 'login', '/work', true],
  ['?option=login&prompt=none', 'login', null, false],
])(
  'AUT-3 ACC-4 %s asks for the policy %s, the way back to %s and a new proof: %s',
  (query, option, returnTo, isAnew) => {
    expect(readWish(query)).toEqual({ option, returnTo, isAnew })
  },
)

it('AFF-1 leaves a link that names an affiliate to the page that stores it', () => {
  expect(() => readWish('?option=login&aff=northwind')).toThrow('affiliate')
})
