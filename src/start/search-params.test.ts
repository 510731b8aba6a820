import { expect, it } from 'vitest'
import { readSearch, writeSearch } from '#src/contract/discover/search-address.ts'
import { parseSearch, stringifySearch } from './search-params.ts'

it.each([
  'product=13.10',
  'q=1e3',
  'q=007',
  'q=true',
  'q=%22quoted%22',
  'q=%5B1%5D',
  'country=AU,NZ&sdg=7',
  'credential=9001',
])('DSC-1 the router takes nothing for anything else that it reads in an address: %s', (query) => {
  const read = parseSearch(`?${query}`)
  expect(writeSearch(readSearch(read))).toBe(query)
  expect(parseSearch(stringifySearch(read))).toEqual(read)
})

it('DSC-1 what is there several times has a list, which is written with commas', () => {
  const read = parseSearch('?country=AU&country=NZ&q=a')
  expect(read).toEqual({ country: ['AU', 'NZ'], q: 'a' })
  expect(stringifySearch(read)).toBe('?country=AU,NZ&q=a')
  expect(stringifySearch({})).toBe('')
})
