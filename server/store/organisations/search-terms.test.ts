import { expect, it } from 'vitest'
import { searchTerms } from './search-terms.ts'

it.each([
  ['wattle and wool', ['wattle', 'wool'], []],
  ['gmbh wattle limited', ['wattle'], []],
  ['limited gmbh inc', ['limited'], []],
  ['3m', [], ['3m']],
  ['a bc d ef g', [], ['bc', 'ef', 'a']],
  ['bp australia p', ['australi'], ['bp']],
  ['物産 三井', [], ['物産', '三井']],
  ['one three fourteen twenty thirty', ['fourteen', 'twenty', 'thirty'], []],
])('ORG-1 finds candidates for %j by the words that tell most', (core, lookedUp, lookedUpShort) => {
  expect(searchTerms(core)).toMatchObject({ lookedUp, lookedUpShort })
})

it('ORG-1 compares every word once, and looks up no more than the start of a long one', () => {
  expect(searchTerms('a wattle limited a wattle')).toMatchObject({
    long: ['limited', 'wattle'],
    short: ['a'],
  })
  expect(searchTerms('an'.repeat(99)).lookedUp).toEqual(['anananan'])
  expect(searchTerms('𠮷野家').lookedUp).toEqual(['𠮷野家'])
  expect(searchTerms('𠮷野').lookedUp).toEqual([])
})
