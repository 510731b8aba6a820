import { expect, it } from 'vitest'
import { languages } from '../../src/i18n/languages.ts'
import { pageTexts } from './page-texts.ts'

it.each(languages)(
  'LNG-2 a page in %s comes with the words of what may pass over it once it is live',
  (language) => {
    const words = pageTexts(language).used()
    expect(Object.keys(words)).toEqual(
      expect.arrayContaining(['frame.reachability.offline', 'ui.dismiss', 'ui.copyRefused']),
    )
    expect(words).not.toHaveProperty(['controls.close'])
  },
)
