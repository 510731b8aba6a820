import { expect, it } from 'vitest'
import { defaultBrand } from '../contract/default-brand.ts'
import { textsIn } from '../i18n/testing/all-texts.ts'
import { badgeFor } from './badge-for.ts'

const environment = { apiBaseUrl: '/api', apiPaths: {} }
const place = { brand: defaultBrand, environment, origin: 'https://x.example' }
const supplier = { name: 'Wattle', slug: 'wattle' }

it('LNG-1 the code of a badge is in the language of the page it is copied on, or in a chosen one', () => {
  const german = badgeFor(textsIn('de'), supplier, 'green', place)
  expect(german.alt).toBe('Wattle: Nachhaltigkeitsprofil')
  const languageOf = (address: string) => new URL(address).searchParams.get('language')
  expect(languageOf(german.imageUrl)).toBe('de')
  expect(languageOf(badgeFor(textsIn('de'), supplier, 'green', place, 'ar').imageUrl)).toBe('ar')
  expect(languageOf(badgeFor(textsIn('de'), supplier, 'green', place, 'en').imageUrl)).toBeNull()
  expect(languageOf(badgeFor(textsIn('en'), supplier, 'green', place).imageUrl)).toBeNull()
})
