import { expect, it } from 'vitest'
import { languages } from '../../src/i18n/languages.ts'
import { languageOf } from './request-language.ts'

it.each([
  [undefined, undefined, 'en'],
  ['de-AT,de;q=0.9,en;q=0.8', undefined, 'de'],
  ['en;q=0.5, ar', undefined, 'ar'],
  ['fr, de;q=0', undefined, 'en'],
  ['*', undefined, 'en'],
  [';;q=,,=;q=9,\u0000', undefined, 'en'],
  [`${'x,'.repeat(10_000)}de`, undefined, 'en'],
  ['de', 'a=b; language=ar', 'ar'],
  ['de', 'language=fr', 'de'],
])('LNG-1 of Accept-Language %j and cookies %j the language is %s', (header, cookie, language) => {
  const headers = {
    ...(header !== undefined && { 'accept-language': header }),
    ...(cookie !== undefined && { cookie }),
  }
  expect(languageOf({ headers }, languages)).toBe(language)
})

it('LNG-1 answers in English where another language is not offered', () => {
  const headers = { 'accept-language': 'de', cookie: 'language=ar' }
  expect(languageOf({ headers }, ['en'])).toBe('en')
})
