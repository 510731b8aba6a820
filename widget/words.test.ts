import { expect, it } from 'vitest'
import { wordsFor } from './words.ts'

it.each([
  ['en', 'en', 'Verified credentials'],
  ['en-NZ', 'en', 'Verified credentials'],
  ['DE-at', 'de', 'Geprüfte Nachweise'],
  ['fr', 'fr', 'Attestations vérifiées\u202F'],
  ['es-419', 'es', 'Credenciales verificadas'],
  ['ar-EG', 'ar', 'الشهادات الموثّقة'],
])('WGT-1 where %s is asked for the words are in %s: %s', (wanted, lang, verified) => {
  expect(wordsFor(wanted)).toEqual([lang, expect.any(String), verified])
})

it.each(['', 'xx', 'constructor', '__proto__'])(
  'WGT-1 is English where %j is asked for, and says that it is',
  (wanted) => expect(wordsFor(wanted)[0]).toBe('en'),
)
