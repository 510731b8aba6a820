import { expect, it } from 'vitest'
import { newsletterWanted } from './newsletter-wanted.ts'

it('OPR-5 takes the filters of an address, and nothing else in it', () => {
  const query = {
    brand: 'acme',
    tag: ' ',
    state: 'gone',
    address: ' ada',
    order: 'newest',
    after: 'x',
  }
  expect(newsletterWanted(query)).toEqual({ brand: 'acme', address: 'ada' })
  expect(newsletterWanted({ state: 'waiting', order: 'address', tag: 'news' })).toEqual({
    ...{ state: 'waiting', order: 'address', tag: 'news' },
  })
})
