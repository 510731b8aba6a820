import { expect, test } from 'vitest'
import { textChange, withWords } from './language-texts.ts'

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

test('OPR-4 a text of which each language is emptied is empty, in whichever order', () => {
  const text = { en: 'Hello', de: 'Hallo' }
  expect(withWords(withWords(text, 'de', ''), 'en', '')).toBe('')
  expect(withWords(withWords(text, 'en', ''), 'de', '')).toBe('')
  expect(withWords({ en: '' }, 'de', '')).toBe('')
})

test('OPR-4 writing in a language changes that alone, unless the text is or becomes a plain one', () => {
  const text = { en: 'Hello', de: 'Hallo' }
  expect(textChange('/t', text, 'de', 'Servus')).toEqual({ path: '/t/de', value: 'Servus' })
  expect(textChange('/t', text, 'de', '')).toEqual({ path: '/t/de', value: undefined })
  expect(textChange('/t', text, 'en', '')).toEqual({ path: '/t/en', value: '' })
  expect(textChange('/t', { en: '', de: 'Hallo' }, 'de', '')).toEqual({ path: '/t', value: '' })
  expect(textChange('/t', 'Hello', 'de', 'Hallo')).toEqual({ path: '/t', value: text })
  expect(textChange('/t', undefined, 'en', 'Hello')).toEqual({ path: '/t', value: 'Hello' })
})
