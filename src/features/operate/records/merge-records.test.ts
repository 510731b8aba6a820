import { expect, it } from 'vitest'
import type { OperatorText } from '#src/contract/operator-text.ts'
import { mergeByField, mergeRecords, placeOf } from './merge-records.ts'

type Box = { id: string; title: OperatorText; tag: OperatorText; code: string; colours: string[] }
const base: Box = { id: 'box', title: 'Boxes', tag: '', code: 'BOX10', colours: ['red'] }
const merge = (mine: Box, theirs: Box, from = base) =>
  mergeRecords(mergeByField<Box>(['title', 'tag']), from, mine, theirs)

it('OPR-5 what only one of two has changed is kept, in each language apart', () => {
  const mine = { ...base, colours: [], title: { en: 'Boxes', de: 'Kisten' } }
  const theirs = { ...base, code: 'BOX12', title: { en: 'Boxes', ar: 'صناديق' } }
  const title = { en: 'Boxes', ar: 'صناديق', de: 'Kisten' }
  const merged = { ...base, colours: [], code: 'BOX12', title }
  expect(merge(mine, theirs)).toEqual({ mine: merged, theirs: merged, conflicts: [] })
})

it('OPR-5 what both have changed is a conflict, whose sides keep the rest of both', () => {
  const mine = { ...base, title: 'Crates', tag: 'New' }
  const theirs = { ...base, title: 'Cartons', colours: [] }
  const rest = { ...base, tag: 'New', colours: [] }
  expect(merge(mine, theirs)).toEqual({
    mine: { ...rest, title: 'Crates' },
    theirs: { ...rest, title: 'Cartons' },
    conflicts: ['/title/en'],
  })
  expect(placeOf('/title/en')).toEqual({ field: 'title', language: 'en' })
  expect(placeOf('/code')).toEqual({ field: 'code', language: null })
})

it('OPR-5 the same change twice is none to choose from, and what was emptied stays plain', () => {
  const long = { ...base, title: { en: 'Boxes', de: 'Kisten' } }
  const both = { ...base, title: 'Boxes' }
  expect(merge(both, both, long)).toEqual({ mine: both, theirs: both, conflicts: [] })
})
