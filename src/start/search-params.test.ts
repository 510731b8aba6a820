import { expect, it } from 'vitest'
import { listParts } from '#src/contract/discover/list-parts.ts'
import { facets } from '#src/contract/discover/facets.ts'
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

it('DSC-1 of a text that is there several times the first one counts, on any page', () => {
  expect(parseSearch('?q=a&q=b&returnTo=%2Fx&returnTo=%2Fy&aff=&aff=z')).toEqual({
    ...{ q: 'a', returnTo: '/x', aff: '' },
  })
})

it('DSC-1 lists of an address are those of the search', () => {
  const several = facets.filter((name) => {
    const search = readSearch({
      [name]: ['Social', 'Environment', 'AU', 'NZ', 'valid', 'expiring', '5', '6'],
    })
    return Array.isArray(search[name])
  })
  const sizes = readSearch({ size: ['MICRO', 'LARGE'], more: ['country'] })
  expect([...several, ...Object.keys(sizes)].toSorted()).toEqual([...listParts].toSorted())
})

it('DSC-1 what is there several times has a list, which is written with commas', () => {
  const read = parseSearch('?country=AU&country=NZ&q=a')
  expect(read).toEqual({ country: ['AU', 'NZ'], q: 'a' })
  expect(stringifySearch(read)).toBe('?country=AU,NZ&q=a')
  expect(stringifySearch({})).toBe('')
})
