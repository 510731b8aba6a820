import * as v from 'valibot'
import { expect, it } from 'vitest'
import { line, text } from './fields.ts'

/** What is stored of a value, or what is wrong with it. */
function read(schema: ReturnType<typeof line | typeof text>, value: string): string {
  const result = v.safeParse(schema, value, { abortEarly: true })
  return result.success ? result.output : `refused: ${result.issues[0].message}`
}
const control = 'refused: must not contain control characters'
const empty = 'refused: must not be empty'

it.each([
  ['Wattle\tWool', 'Wattle Wool'],
  ['\tWattle \r\n\v\f Wool\u2028', 'Wattle Wool'],
  ['شرکت\u200cملی', 'شرکت\u200cملی'],
  ['x'.repeat(41), 'refused: must have at most 40 characters'],
  ['Wat\u0000tle', control],
  ['\u001b[2J', control],
  ['\u0000', control],
  ['Wattle \ud83e', control],
  ['', empty],
  [' \t\n', empty],
  ['\u200b', empty],
  ['\u3164\t\u2060', empty],
])('API-5 PRF-2 reads the line %j as %j', (value, expected) => {
  expect(read(line(40), value)).toBe(expected)
})

it('API-5 measures a line as it is stored, and stores what is read again unchanged', () => {
  expect(read(line(3), '  a\r\n\t b  ')).toBe('a b')
  expect(read(line(3), read(line(3), '  a\r\n\t b  '))).toBe('a b')
})

it.each([
  ['One\vtwo\fthree\u2028four\u2029', 'One\ntwo\nthree\nfour\n'],
  ['One\r\n\ttwo ', 'One\r\n\ttwo '],
  ['', ''],
  ['a\u0000', control],
  ['a\u001b[2J', control],
  ['\udc00', control],
  ['x'.repeat(41), 'refused: must have at most 40 characters'],
])('API-5 PRF-2 reads the text %j as %j', (value, expected) => {
  expect(read(text(40), value)).toBe(expected)
})
