import { expect, it } from 'vitest'
import { problemText } from './problem-text.ts'
import { textsIn } from './testing/all-texts.ts'
import { english } from './testing/english.ts'

const german = textsIn('de')
const arabic = textsIn('ar')
const tooLong = {
  ...{ code: 'invalid', reason: 'too-long', field: 'name', params: { most: 160 } },
  message: 'name must have at most 160 characters',
}

it('LNG-2 words a refusal in the language of the page, with the label of its field', () => {
  expect(problemText(german, tooLong)).toBe(
    '„Name der Organisation“ darf höchstens 160 Zeichen haben',
  )
  expect(problemText(arabic, tooLong)).toBe('الحد الأقصى لعدد أحرف «اسم المؤسسة» هو 160')
  const wait = { code: 'too-many-requests', reason: 'wait', message: 'Too many.' }
  expect(problemText(german, { ...wait, params: { seconds: 1 } })).toContain('in einer Sekunde')
  expect(problemText(arabic, { ...wait, params: { seconds: 2 } })).toContain('بعد ثانيتين')
})

it.each([
  ['contacts.secondaryAddresses.0.address', 'Adresse'],
  ['identifiers.2.identifier', 'Registernummern'],
  ['credentialsToAdd.3', 'Nachweise'],
  ['descriptions.de', 'Beschreibung auf Deutsch'],
  ['descriptions.xx', 'Beschreibung in weiteren Sprachen'],
  ['size', 'Unternehmensgröße'],
  ['phoneNumber', 'Telefonnummer'],
  ['mailBody', 'Nachricht'],
  ['portfolioSlug', 'portfolioSlug'],
  ['constructor', 'constructor'],
])('LNG-2 calls the field %s %s', (field, label) => {
  const empty = { code: 'invalid', reason: 'empty', field, message: `${field} must not be empty` }
  expect(problemText(german, empty)).toBe(`„${label}“ darf nicht leer sein`)
})

it('LNG-2 calls a field as the screen does', () => {
  const slug = {
    ...{ code: 'invalid', reason: 'slug', field: 'content.slug' },
    message: 'content.slug must be small letters, digits and dashes',
  }
  expect(problemText(english, slug, 'Short name')).toBe(
    'Short name must be small letters, digits and dashes',
  )
  expect(problemText(german, slug, 'Kurzname')).toBe(
    '„Kurzname“ darf nur Kleinbuchstaben, Ziffern und Bindestriche haben',
  )
})

it('LNG-2 words the entry of a list by the label of the list', () => {
  const unknown = {
    ...{ code: 'unknown-id', reason: 'entry', field: 'locations.1', message: 'Unknown.' },
    params: { list: 'locations', id: 'XX' },
  }
  expect(problemText(german, unknown)).toBe(
    '„Standorte“ enthält „XX“; das gibt es im Katalog nicht',
  )
})

it('LNG-4 writes a day in full in the language of the page', () => {
  const params = { since: '2026-11-29' }
  const suspended = { code: 'suspended', reason: 'since', message: 'Suspended.', params }
  expect(problemText(german, suspended)).toContain('29. November 2026')
  expect(problemText(arabic, suspended)).toContain('29 نوفمبر 2026')
})

it.each([
  ['an unknown code', { code: 'tide', message: 'The tide is out.' }],
  ['an unknown reason of a code with several', { ...tooLong, reason: 'new' }],
  ['a code that an earlier release stored without its reason', { ...tooLong, reason: undefined }],
  ['an error of JavaScript', new TypeError('No.')],
  ['a code from the prototype', { code: 'constructor', message: 'No.' }],
])('LNG-2 shows the message of %s as it came', (_what, problem) => {
  expect(problemText(german, problem)).toBe(problem.message)
})

it('LNG-2 knows a code by itself where another release gives it a reason', () => {
  const problem = { code: 'last-owner', reason: 'new', message: 'You own this.' }
  expect(problemText(german, problem)).toContain('der letzte Inhaber')
})

it('LNG-2 shows the message of the server, which is English, as it came in English', () => {
  expect(problemText(english, tooLong)).toBe(tooLong.message)
  expect(problemText(english, { code: 'last-owner', message: 'Not you.' })).toBe('Not you.')
})
