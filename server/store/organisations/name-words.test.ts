import { expect, it } from 'vitest'
import { wordStarts } from './name-words.ts'

it.each([
  ['3m', ['3m']],
  ['wattle and wool and wax', ['wat', 'and', 'woo', 'wax']],
  ['', []],
  // Written without spaces: a word may begin anywhere.
  ['三井物産', ['三井物', '井物産', '物産', '産']],
  ['𠮷野', ['𠮷野', '野']],
])('ORG-1 the words of %j begin with what is looked up', (core, starts) => {
  expect(wordStarts(core)).toEqual(starts)
})
