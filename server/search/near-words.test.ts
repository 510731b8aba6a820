import { expect, it } from 'vitest'
import { nearWordsAmong } from './near-words.ts'

const near = nearWordsAmong(['packaging', 'packing', 'paper', 'wattle', 'leinen', 'wolle'])

it.each([
  ['pakaging', ['packaging']],
  ['wattel', ['wattle']],
  ['watle', ['wattle']],
  // It is there: nothing is to be mended.
  ['paper', []],
  // Too short, or a number, to know what was meant.
  ['wol', []],
  ['14001', []],
  ['zzzzzz', []],
])('DSC-2 %s is nearly %j', (word, expected) => {
  expect(near(word)).toEqual(expected)
})
