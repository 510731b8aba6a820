import { expect, it } from 'vitest'
import { directionOf, languages } from '#src/i18n/languages.ts'
import { serverTexts } from '../texts/server-texts.ts'
import { foreignWords, wordsIn } from '../texts/testing/foreign-words.ts'
import { setUpPage } from './set-up-page.ts'

it.each(languages)(
  'OPR-4 LNG-1 says in %s that a portal is being set up, and no more',
  (language) => {
    const page = setUpPage(serverTexts(language))
    expect(foreignWords(language, wordsIn(page), [])).toEqual([])
    expect(page).toContain(`<html lang="${language}" dir="${directionOf(language)}">`)
    expect(page).not.toMatch(/<code|brands add|operator/)
  },
)
