import { expect, test } from 'vitest'
import type { PortalText } from '#src/contract/operate/portal-text.ts'
import { isFaulty, type KindOfText, matching, textLines } from './text-lines.ts'

const all: PortalText[] = [
  { id: 'landing.title', texts: { en: 'Welcome', de: 'Grüß Gott' } },
  { id: 'members.left', texts: { en: 'You left {name}', de: 'Sie haben {name} verlassen' } },
  { id: 'members.count', texts: { en: '{count} people', de: '{count} Leute' } },
]
const texts = {
  de: { 'members.left': 'Weg', 'landing.gone': 'Früher' },
  en: { 'members.count': '{count} of us' },
}
const lines = textLines(all, 'de', texts)
const found = (filters: { find?: string; dictionary?: string; kind?: KindOfText }, pinned = '') =>
  matching(lines, { find: '', dictionary: '', kind: 'all', ...filters }, pinned).map(({ id }) => id)

test('OPR-4 texts are found by their words in either wording, and by their id', () => {
  expect(found({ find: 'gruss' })).toEqual(['landing.title'])
  expect(found({ find: 'WEG' })).toEqual(['members.left'])
  expect(found({ find: 'members name' })).toEqual(['members.left'])
  expect(found({ dictionary: 'members' })).toEqual(['members.left', 'members.count'])
})

test('OPR-4 texts are shown that have own words, lack them in this language, or are to be mended', () => {
  expect(found({ kind: 'changed' })).toEqual(['landing.gone', 'members.left'])
  expect(found({ kind: 'missing' })).toEqual(['members.count'])
  expect(found({ kind: 'faulty' })).toEqual(['landing.gone', 'members.left'])
  expect(lines.filter(isFaulty).map(({ faults }) => faults)).toEqual([
    [],
    [{ kind: 'placesMissing', what: '{name}' }],
  ])
})

test('OPR-4 the text that is worked on stays, whatever it has become', () => {
  expect(found({ kind: 'missing' }, 'landing.title')).toEqual(['landing.title', 'members.count'])
})
