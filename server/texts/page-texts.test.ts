import { expect, it } from 'vitest'
import { problemSentence } from '#src/i18n/problem-sentence.ts'
import { languages } from '../../src/i18n/languages.ts'
import { pageTexts, textsOf } from './page-texts.ts'

/** While one develops it is not known which part of the portal names which text. */
const unbuilt = { whole: [], live: null }

it.each(languages)(
  'LNG-2 a page in %s comes with the words of what may pass over it once it is live',
  (language) => {
    const words = pageTexts(textsOf(language)).used(unbuilt)
    expect(Object.keys(words)).toEqual(
      expect.arrayContaining(['frame.reachability.offline', 'ui.dismiss', 'ui.copyRefused']),
    )
    expect(words).not.toHaveProperty(['controls.close'])
  },
)

const gone = { code: 'suspended', reason: 'profile', message: 'It is no longer shown.' }

it('LNG-2 a page that words a failure takes its dictionary along', () => {
  const { texts, used } = pageTexts(textsOf('de'))
  expect(Object.keys(used(unbuilt))).not.toContain('problems.suspended.profile')
  expect(problemSentence(texts, gone)).toBe(
    'Das Profil dieser Organisation wird nicht mehr angezeigt.',
  )
  expect(Object.keys(used(unbuilt))).toContain('problems.suspended.profile')
})

it('LNG-2 a page in English needs no dictionary for a failure', () => {
  const { texts, used } = pageTexts(textsOf('en'))
  expect(problemSentence(texts, gone)).toBe(gone.message)
  expect(Object.keys(used(unbuilt))).not.toContain('problems.suspended.profile')
})

it('LNG-2 of a dictionary a page takes along what it shows, and what its code may show later', () => {
  const { texts, used } = pageTexts(textsOf('de'))
  texts.t('profile.home')
  const live = new Set(['profile.linkCopied', 'frame.tryAgain', 'members.left'])
  expect(Object.keys(used({ whole: [], live })).toSorted()).toEqual([
    'frame.tryAgain',
    'profile.home',
    'profile.linkCopied',
  ])
  const withSignIn = used({ whole: ['sign-in'], live })
  expect(Object.keys(withSignIn).filter((id) => id.startsWith('sign-in.')).length).toBeGreaterThan(
    3,
  )
})
