import { expect, it } from 'vitest'
import { textsIn } from '../../i18n/testing/all-texts.ts'
import { english } from '../../i18n/testing/english.ts'
import { draftEntry, fileEntry } from './unsent-entries.ts'

const german = textsIn('de')
const item = { slug: 'acme', name: 'Acme', state: 'refused', changedAt: 1 } as const
const old = { status: 422, code: 'invalid', message: 'name is too long', field: 'name' }
const full = { ...old, reason: 'too-long', params: { most: 160 } }
const file = {
  ...{ id: 'one', organisation: 'acme', credentialId: 'b-corp', name: 'a.pdf', size: 4 },
  ...{ addedAt: 1, percent: null, waitsForProfile: false, isStored: true },
  state: 'refused',
} as const

it('LNG-2 OFF-7 says in the language of the page why something was refused', () => {
  expect(draftEntry(german, { ...item, problem: full }).detail).toContain(
    '„Name der Organisation“ darf höchstens 160 Zeichen haben',
  )
  const empty = { ...old, reason: 'empty-file', field: 'body' }
  expect(fileEntry(german, { ...file, problem: empty }).detail).toContain('Die Datei ist leer.')
  expect(draftEntry(english, { ...item, problem: full }).detail).toContain('name is too long')
})

it('LNG-2 OFF-7 shows the words that an earlier release stored', () => {
  expect(draftEntry(german, { ...item, problem: old }).detail).toContain('name is too long')
  expect(fileEntry(german, { ...file, problem: old }).detail).toContain('name is too long')
})
