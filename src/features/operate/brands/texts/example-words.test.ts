import { expect, test } from 'vitest'
import { textExamples } from './example-words.ts'

test('OPR-4 an example has the name of a place where a text stands, and all tags', () => {
  expect(textExamples('en', 'Ask <b>{name}</b>', [])).toEqual(['Ask <b>‹name›</b>'])
})

test('OPR-4 there is an example for each form of the plural of the language', () => {
  const english = '{count, plural, one {1 file} other {{count} files}}'
  expect(textExamples('en', english, [])).toEqual(['1 file', '2 files'])
  const arabic =
    '{count, plural, zero {z} one {o} two {t} few {f{count}} many {m{count}} other {x{count}}}'
  expect(textExamples('ar', arabic, [])).toEqual(['z', 'o', 't', 'f3', 'm11', 'x100'])
  // It is a number, since another language decides by it.
  expect(textExamples('en', '{count} left', [english])).toEqual(['1 left', '2 left'])
})

test('OPR-4 there is an example for each choice', () => {
  const role = '{role, select, owner {Owner of {name}} other {Member}}'
  expect(textExamples('de', role, [])).toEqual(['Owner of ‹name›', 'Member'])
})
