import { expect, it } from 'vitest'
import { line } from '#src/contract/fields.ts'
import * as v from 'valibot'
import { mistakesIn } from '../http/parse.ts'
import {
  mapText,
  operatorText,
  readText,
  substitutes,
  textIn,
  writeText,
} from '#src/contract/operator-text.ts'

const file = v.strictObject({ title: operatorText(line(12)) })

it.each([
  ['plain', 'Welcome'],
  ['in English alone', { en: 'Welcome' }],
  ['in several languages', { en: 'Welcome', ar: 'أهلًا', de: 'Willkommen' }],
])('LNG-1 a text %s is one that an operator may write', (_kind, title) => {
  expect(v.parse(file, { title })).toEqual({ title })
})

it.each([
  [undefined, 'title is missing'],
  [7, 'title must be text'],
  [['Welcome'], 'title must be text'],
  [null, 'title must be text'],
  ['Much longer than that', 'title must have at most 12 characters'],
  [{}, 'title.en is missing'],
  [{ de: 'Willkommen' }, 'title.en is missing'],
  [{ en: 'Welcome', de: '' }, 'title.de must not be empty'],
  [{ en: 'Welcome', de: ' \u00a0' }, 'title.de must not be empty'],
  [{ en: 'Welcome', de: null }, 'title.de must be text'],
  [{ en: 'Welcome', de: 'Herzlich willkommen' }, 'title.de must have at most 12 characters'],
  [
    { en: 'Welcome', fr: 'Bienvenue' },
    'title.fr is no language of the portal, which has en, de, ar',
  ],
])('LNG-1 names what is wrong with %j', (title, mistake) => {
  expect(mistakesIn(file, { title })).toEqual([mistake])
})

it('LNG-1 a text is put on one line in each language, as a plain one is', () => {
  const title = { en: ' Wel\ncome ', de: '\tWillkommen' }
  expect(v.parse(file, { title })).toEqual({ title: { en: 'Wel come', de: 'Willkommen' } })
})

it('LNG-1 a text is shown in the language of its reader, else in English', () => {
  const text = { en: 'Welcome', de: 'Willkommen' }
  expect([textIn('de', text), textIn('ar', text), textIn('en', text)]).toEqual([
    'Willkommen',
    'Welcome',
    'Welcome',
  ])
  expect(textIn('ar', 'Hello')).toBe('Hello')
  expect(mapText(text, (words) => `${words}!`)).toEqual({ en: 'Welcome!', de: 'Willkommen!' })
})

it('LNG-1 an answer tells of the texts that are in another language, and only of them', () => {
  const texts = {
    title: { en: 'Welcome', de: 'Willkommen' },
    text: { en: 'Come in.' },
    tags: ['One', { en: 'Two' }],
    name: 'Acme',
  }
  expect(substitutes('en', texts)).toEqual({})
  expect(substitutes('de', texts)).toEqual({ languages: { text: 'en', tags: 'en' } })
})

it.each([
  'Welcome',
  '',
  '{"',
  '{"en":"a',
  '{"de":"Willkommen"}',
  '{"en":1}',
  { en: 'Welcome', de: 'Will"kommen' },
])('LNG-1 a column gives %j back as it was', (text) => {
  expect(readText(writeText(text))).toEqual(text)
})

it('LNG-1 a plain text that looks like one by language is still shown as it is', () => {
  const odd = '{"en":"Welcome","de":"Willkommen"}'
  expect(textIn('de', readText(writeText(odd)))).toBe(odd)
})
