import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

it('DSC-1 a query is text, and nothing of it is taken for a number', () => {
  expect(parseSearch('?product=13.10&q=1e3+x&after=007&on=true')).toEqual({
    ...{ product: '13.10', q: '1e3 x', after: '007', on: 'true' },
  })
})

it('DSC-1 what has several values has a list of them', () => {
  expect(parseSearch('?country=AU&country=NZ&q=a')).toEqual({ country: ['AU', 'NZ'], q: 'a' })
})

it('DSC-1 an address is written as it is read, with commas as they are', () => {
  expect(stringifySearch({ country: 'AU,NZ', q: 'a b&c', none: undefined })).toBe(
    '?country=AU,NZ&q=a%20b%26c',
  )
  expect(stringifySearch({})).toBe('')
  const text = fc.string({ unit: 'grapheme' })
  const search = fc.dictionary(
    fc.constantFrom('q', 'country', 'returnTo'),
    fc.oneof(text, fc.array(text, { minLength: 2 })),
  )
  fc.assert(
    fc.property(search, (one) => {
      expect(parseSearch(stringifySearch(one))).toEqual({ ...one })
    }),
  )
})
