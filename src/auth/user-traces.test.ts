import { expect, it } from 'vitest'
import { createLocalArea } from '../lib/local-area.ts'
import { hasUserTraces } from './user-traces.ts'

const noStorage = { getItem: () => null } as unknown as Storage

const page = ({ path = '/', cookie = '' } = {}) =>
  ({
    localStorage: noStorage,
    sessionStorage: noStorage,
    location: { pathname: path },
    document: { cookie },
  }) as unknown as Window

const local = () =>
  createLocalArea(() => {
    throw new Error('kept as long as this test')
  })

it('AUT-11 a page with nothing of a user belongs to a guest', () => {
  expect(hasUserTraces(page({ cookie: 'other=1' }), local())).toBe(false)
})

it.each([
  ['the identity provider sends somebody here', page({ path: '/auth/validate' })],
  ['a token has outlived its account', page({ cookie: 'credence-token=x' })],
])('AUT-11 what only users need is there when %s', (_, surroundings) => {
  expect(hasUserTraces(surroundings, local())).toBe(true)
})

it('OFF-10 what only users need is there when somebody left whose traces are not all gone', () => {
  const area = local()
  area.set('unforgotten', 'u1')
  expect(hasUserTraces(page(), area)).toBe(true)
})
