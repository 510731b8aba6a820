import fastify from 'fastify'
import { expect, it } from 'vitest'
import { languages } from '#src/i18n/languages.ts'
import { answerLanguage, languageOf, languageOfLocales } from './request-language.ts'

const accepting = (header: string) =>
  languageOf({ headers: { 'accept-language': header } }, languages)

it.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['AR-eg', 'ar'],
  ['fr, de;q=0.8, ar;q=0.9', 'ar'],
  ['en;q=0.5, de;q=0.5', 'en'],
  ['de;q=0.1,en;q=0', 'de'],
  ['de;q=0, ar ; q=0.3', 'ar'],
  ['zh-Hant-TW,de;q=0.001', 'de'],
])('LNG-1 of %s the offered language of the best quality is %s', (header, language) => {
  expect(accepting(header)).toBe(language)
})

it.each([
  '',
  '*',
  '*;q=0.5',
  'fr, pt-BR',
  ',,;;',
  'de;q=0',
  'de;q=2',
  'de;q=0.1234',
  'de;q=-1',
  'de;level=1',
  'd e',
  'de_DE',
  'den',
  'constructor',
  '__proto__',
  'q=1;de',
  'a'.repeat(8_000),
  'de'.repeat(8_000),
  ','.repeat(8_000),
])('LNG-1 takes nothing from the rubbish %j', (header) => {
  expect(accepting(header)).toBe('en')
})

it.each([
  ['language=ar', 'ar'],
  ['a=b; language=ar; c=d', 'ar'],
  ['language=fr', 'de'],
  ['language=', 'de'],
  ['language="ar"', 'de'],
  ['language=%61r', 'de'],
  ['other-language=ar', 'de'],
  ['a=language=ar', 'de'],
])(
  'LNG-1 the cookie %j goes before the header, where its language is offered',
  (cookie, language) => {
    expect(languageOf({ headers: { cookie, 'accept-language': 'de' } }, languages)).toBe(language)
  },
)

it('LNG-1 is the language of the brand where the browser names none', () => {
  expect(languageOf({ headers: {} }, languages, 'de')).toBe('de')
  expect(languageOf({ headers: {} }, languages)).toBe('en')
})

it.each([
  ['de', 'de'],
  ['fr-CA de-CH ar', 'de'],
  ['fr', null],
  ['de,ar', null],
  ['', null],
  [undefined, null],
  [['de', 'ar'], null],
])('LNG-1 of ui_locales %j the first that is offered is %s', (value, language) => {
  expect(languageOfLocales(value, languages)).toBe(language)
})

it('LNG-1 answers in English where another language is not offered', () => {
  const headers = { 'accept-language': 'de', cookie: 'language=ar' }
  expect(languageOf({ headers }, ['en'])).toBe('en')
  expect(languageOfLocales('de ar', ['en'])).toBeNull()
})

it.each([
  ['de-AT, ar;q=0.5', 'de'],
  ['fr', 'en'],
  [undefined, 'en'],
])(
  'LNG-2 a call with accept-language %j is answered in %s, whatever its cookie',
  async (header, language) => {
    const app = fastify()
    app.decorate('languages', languages)
    app.get('/', async (request, reply) => {
      reply.header('vary', 'host')
      return answerLanguage(request, reply)
    })
    const { body, headers } = await app.inject({
      url: '/',
      headers: { cookie: 'language=ar', ...(header && { 'accept-language': header }) },
    })
    expect(body).toBe(language)
    expect(headers).toMatchObject({ vary: 'host, accept-language', 'content-language': language })
  },
)
