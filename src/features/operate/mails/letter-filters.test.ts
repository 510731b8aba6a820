import { expect, it } from 'vitest'
import { letterFilters, matchingLetters } from './letter-filters.ts'

it('OPR-5 takes the filters of an address, and nothing else in it', () => {
  expect(letterFilters({ about: 'reports', to: 'nobody', words: 'own', page: '7' })).toEqual({
    ...{ about: 'reports', words: 'own' },
  })
})

it('OPR-5 finds letters by what they are about, who gets them and who words them', () => {
  const fixed = ['confirm-address', 'report-digest'] as const
  expect(matchingLetters({ about: 'outreach', to: 'subscriber' }, fixed)).toEqual([
    ...['newsletter-confirm', 'newsletter-known'],
  ])
  expect(matchingLetters({ words: 'fixed' }, fixed)).toEqual(fixed)
  expect(matchingLetters({ about: 'operators', words: 'own' }, fixed)).toEqual(['benefit-claim'])
})
