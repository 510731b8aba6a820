import { expect, test } from 'vitest'
import { withWords } from './language-texts.ts'

test('OPR-4 a text for all languages stays one until it is written in a second language', () => {
  expect(withWords('Hello', 'en', 'Welcome')).toBe('Welcome')
  expect(withWords('Hello', 'de', 'Hallo')).toEqual({ en: 'Hello', de: 'Hallo' })
  expect(withWords('Hello', 'de', '')).toBe('Hello')
})

test('OPR-4 a language whose words are removed is left out, and the others stay', () => {
  const text = { en: 'Hello', de: 'Hallo', ar: 'مرحبا' }
  expect(withWords(text, 'de', '')).toEqual({ en: 'Hello', ar: 'مرحبا' })
  expect(withWords(text, 'en', 'Welcome')).toEqual({ ...text, en: 'Welcome' })
})
