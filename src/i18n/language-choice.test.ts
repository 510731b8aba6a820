import { expect, it } from 'vitest'
import { languageInCookies, preferredLanguage } from './language-choice.ts'
import { splitLanguage } from './split-language.ts'

it.each([
  ['/', { language: null, base: '', path: '/' }],
  ['/de', { language: 'de', base: '/de', path: '/' }],
  ['/de/', { language: 'de', base: '/de', path: '/' }],
  ['/ar/organization/x', { language: 'ar', base: '/ar', path: '/organization/x' }],
  ['/de?a=1', { language: 'de', base: '/de', path: '/?a=1' }],
  ['/de//evil.example/x', { language: 'de', base: '/de', path: '/evil.example/x' }],
  ['/design', { language: null, base: '', path: '/design' }],
  ['/xx/benefits', { language: null, base: '', path: '/xx/benefits' }],
  ['//de/benefits', { language: null, base: '', path: '//de/benefits' }],
  ['/__proto__/x', { language: null, base: '', path: '/__proto__/x' }],
])('LNG-1 the address %s tells its language', (path, parts) => {
  expect(splitLanguage(path)).toEqual(parts)
})

it.each([
  ['', null],
  ['language=de', 'de'],
  ['a=b; language=ar; c=d', 'ar'],
  ['my-language=de', null],
  ['language=xx', null],
  ['language=constructor', null],
])('LNG-1 the cookies %j tell the language that was chosen', (cookies, language) => {
  expect(languageInCookies(cookies)).toBe(language)
})

it('LNG-1 takes the dearest of the languages that are offered', () => {
  expect(preferredLanguage(['fr', 'de-AT', 'en'], ['en', 'de', 'ar'])).toBe('de')
  expect(preferredLanguage(['AR-eg'], ['en', 'de', 'ar'])).toBe('ar')
  expect(preferredLanguage(['de', 'en'], ['en'])).toBe('en')
  expect(preferredLanguage(['fr', ''], ['en'])).toBeNull()
})
