import { expect, it } from 'vitest'
import { directionOf, languages } from '../../src/i18n/languages.ts'
import { serverTexts } from '../texts/server-texts.ts'
import { foreignWords, wordsIn } from '../texts/testing/foreign-words.ts'
import { noBrandPage } from './no-brand-page.ts'

it.each(languages)('LNG-1 LNG-4 says in %s that no brand belongs to a host', (language) => {
  const page = noBrandPage(serverTexts(language), 'localhost')
  const data = ['A new portal', 'docs/operations.md', /npm run .* --host/g, 'localhost']
  expect(foreignWords(language, wordsIn(page), data)).toEqual([])
  expect(page).toContain(`<html lang="${language}" dir="${directionOf(language)}">`)
})
