import { expect, it } from 'vitest'
import type { CredentialEvent } from './credential-events.ts'
import { at } from './facts.fixture.ts'
import { type HeldNote, noteEvents } from './note-events.ts'

/** On the profile in January, and from March on. */
const events: CredentialEvent[] = [
  { at: at('01-01'), what: 'claimed' },
  { at: at('02-01'), what: 'removed' },
  { at: at('03-01'), what: 'claimed' },
]
const told = (from: string, to: string | null = null) => {
  const note: HeldNote = { category: 'WARN', text: 'One site.', at: at(from), to: to && at(to) }
  return noteEvents(events, [note]).map((one) => `${one.at.slice(5, 10)} ${one.what}`)
}

it.each([
  ['put and taken back while it can be read', '01-05', '01-09', ['01-05 noted', '01-09 unnoted']],
  ['that is there', '03-05', null, ['03-05 noted']],
  ['that outlasts its credential', '01-05', '02-09', ['01-05 noted']],
  ['put on one that is off, and read once it is back', '02-05', null, ['03-01 noted']],
  ['put on one that is off, and taken back before', '02-05', '02-09', []],
  [
    'put on one that is off, and taken back after',
    '02-05',
    '03-09',
    ['03-01 noted', '03-09 unnoted'],
  ],
  ['put on before anybody said so', '01-01', null, ['01-01 noted']],
] as const)('TRU-4 a note %s is told as it could be read', (_, from, to, expected) => {
  expect(told(from, to)).toEqual(expected)
})

it('TRU-4 a note on what never was on the profile is nobody’s to read', () => {
  const note: HeldNote = { category: 'CRITICAL', text: 'No.', at: at('01-05'), to: null }
  expect(noteEvents([], [note])).toEqual([])
})

it('TRU-4 what a note said that was taken back is told once', () => {
  const note: HeldNote = { category: 'WARN', text: 'One.', at: at('01-05'), to: at('01-09') }
  expect(noteEvents(events, [note])).toEqual([
    { at: at('01-05'), what: 'noted', category: 'WARN', text: 'One.' },
    { at: at('01-09'), what: 'unnoted', category: 'WARN' },
  ])
})
