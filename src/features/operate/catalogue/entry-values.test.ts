import { expect, it } from 'vitest'
import type { CredentialEntry } from '#src/contract/operate/credential-entry.ts'
import { mergeRecords } from '../records/merge-records.ts'
import { entryKind } from './entry-kind.ts'
import {
  changesOf,
  differs,
  type EntryContent,
  saidIn,
  valueOf,
  withValue,
} from './entry-values.ts'

const ours: CredentialEntry = {
  ...{ id: 'seal', name: 'Seal', shortName: 'S', issuer: 'City', website: 'https://c.example' },
  ...{ category: 'rating', tier: 0, sustainabilityBadges: ['Social'], sdgs: [], validMonths: 36 },
  ...{ thirdParty: null, proves: 'A', doesNotProve: 'B', sources: [] },
  words: { de: { name: 'Siegel' } },
}
const entry = (said: EntryContent['said'] = {}): EntryContent => ({ id: 'seal', ours, said })

it('OPR-5 a field is what is said here, else what the release says in each language', () => {
  expect(valueOf(entry(), 'name')).toEqual({ en: 'Seal', de: 'Siegel' })
  expect(valueOf(entry({ name: 'Mine' }), 'name')).toBe('Mine')
  expect(valueOf(entry(), 'thirdParty')).toBeUndefined()
  expect(valueOf({ ours: null, said: {} }, 'name')).toBeUndefined()
})

it('OPR-5 what reads as the release does differs in nothing', () => {
  expect(differs(entry({ name: { de: 'Siegel', en: 'Seal' } }), 'name')).toBe(false)
  expect(differs(entry({ name: 'Seal' }), 'name')).toBe(true)
  expect(differs(entry(), 'name')).toBe(false)
})

it('OPR-5 each field is sent, null where it is as the release says or was emptied', () => {
  const sent = changesOf(
    entry({ validMonths: 12, register: '', number: { name: 'licence', pattern: '' } }),
  )
  expect(sent).toMatchObject({ validMonths: 12, register: null, name: null })
  expect(sent.number).toEqual({ name: 'licence' })
  expect(
    changesOf(withValue(entry({ validMonths: 12 }), 'validMonths', undefined)).validMonths,
  ).toBeNull()
})

it('OPR-5 what another release has stored of an entry is not sent back', () => {
  expect(saidIn({ validMonths: 12, later: 'x' } as object)).toEqual({ validMonths: 12 })
})

it('OPR-5 two who change an entry meet in a language of a text, or in a field, and nowhere else', () => {
  const base = entry({ name: { en: 'One', de: 'Eins' } })
  const mine = entry({ name: { en: 'One', de: 'Meins' }, validMonths: 12 })
  const theirs = entry({ name: { en: 'Uno', de: 'Eins' }, validMonths: 24 })
  const { conflicts, mine: kept } = mergeRecords(entryKind.merging, base, mine, theirs)
  expect(conflicts).toEqual(['/said/validMonths'])
  expect(kept.said).toEqual({ name: { en: 'Uno', de: 'Meins' }, validMonths: 12 })
})
