import { expect, it } from 'vitest'
import { serverTexts, textsForPerson } from './server-texts.ts'

it('LNG-4 a name keeps its direction in a sentence that is read from right to left', () => {
  const { t } = serverTexts('ar')
  expect(t('identity.back', { brand: 'Verdant (EU)' })).toBe('العودة إلى \u2068Verdant (EU)\u2069')
  expect(serverTexts('en').t('identity.back', { brand: 'Verdant' })).toBe('Back to Verdant')
})

it('LNG-4 an address of the web stands bare, so that no sign becomes a part of its link', () => {
  const address = 'https://portal.example/auth'
  expect(serverTexts('ar').t('mail.newsletter.remove', { address })).toBe(
    `لإزالة العنوان فورًا: ${address}`,
  )
})

it.each([
  ['ar', 'ar'],
  [null, 'de'],
  [undefined, 'de'],
  ['fr', 'de'],
  ['', 'de'],
])('LNG-1 a person with the language %j is written to in %s', (stored, language) => {
  expect(textsForPerson(stored, 'de').language).toBe(language)
})
