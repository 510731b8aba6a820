import { expect, it } from 'vitest'
import { wordsFor } from './words.ts'

it.each([
  ['en', 0, 'Sustainability profile', ''],
  ['en', 1, '1 verified credential', 'Sustainability profile'],
  ['en-NZ', 4, '4 verified credentials', 'Sustainability profile'],
  ['DE-at', 1, '1 verifizierter Nachweis', 'Nachhaltigkeitsprofil'],
  ['fr', 2, '2 attestations vérifiées', 'Profil de durabilité'],
])('says in %s of %d credentials: %s', (lang, verified, line, picture) => {
  expect(wordsFor(lang, verified)).toMatchObject({ line, picture })
})

it.each(['', 'xx', 'constructor', '__proto__'])(
  'is English where %j is asked for, and says that it is',
  (lang) => {
    expect(wordsFor(lang, 3)).toMatchObject({ lang: 'en', line: '3 verified credentials' })
  },
)
