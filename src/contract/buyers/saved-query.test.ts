import { expect, it } from 'vitest'
import { savedQueryOf, searchOfQuery } from './saved-query.ts'

it('DSC-4 of a search its words and filters are kept, in one form', () => {
  const search = {
    ...{ q: 'linen', country: ['NZ', 'AU'], sort: 'verified' as const, view: 'map' as const },
    ...{ after: 'x', near: 'AU', more: ['size' as const] },
  }
  expect(savedQueryOf(search)).toBe('q=linen&country=AU,NZ')
  expect(savedQueryOf(searchOfQuery('country=NZ,AU&q=linen&sort=verified'))).toBe(
    'q=linen&country=AU,NZ',
  )
})

it('DSC-4 what an address cannot mean is not kept', () => {
  expect(savedQueryOf(searchOfQuery('sort=updated&sdg=18&unknown=1'))).toBe('')
})
