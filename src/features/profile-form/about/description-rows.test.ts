import { describe, expect, it } from 'vitest'
import { forDescriptions, type Descriptions } from '#src/contract/profile/descriptions.ts'
import { descriptionRows, type RowStates } from './description-rows.ts'

const texts = (some: Descriptions) => forDescriptions((language) => some[language] ?? '')
const rows = (fields: Descriptions, base: Descriptions, states: RowStates = {}) =>
  descriptionRows(texts(fields), texts(base), states)
const input = (language: keyof Descriptions) => ({ language, removed: null })

describe('rows of the further descriptions', () => {
  it('LNG-3 are those that have a text, in the order of the languages', () => {
    expect(rows({}, {})).toEqual([])
    expect(rows({ ar: 'نص', de: 'Text' }, {})).toEqual([input('de'), input('ar')])
  })

  it('LNG-3 stay while their text is emptied to be written anew', () => {
    expect(rows({}, { de: 'Text' }, { de: 'open' })).toEqual([input('de')])
    expect(rows({}, {}, { fr: 'open' })).toEqual([input('fr')])
  })

  it('LNG-3 keep what was removed, saved or only typed, to be had back', () => {
    expect(rows({}, {}, { de: { removed: 'Getippt' } })).toEqual([
      { language: 'de', removed: 'Getippt' },
    ])
    expect(rows({}, { de: 'Alt' }, { de: { removed: 'Neu' } })).toEqual([
      { language: 'de', removed: 'Neu' },
    ])
  })

  it('LNG-3 offer the saved text of one that was removed before the form was opened anew', () => {
    expect(rows({}, { de: 'Gespeichert' })).toEqual([{ language: 'de', removed: 'Gespeichert' }])
  })

  it('LNG-3 of one that held nothing are gone once it is removed', () => {
    expect(rows({}, {}, { de: { removed: '' } })).toEqual([])
  })

  it('LNG-3 are inputs again when another tab brings the text back', () => {
    expect(rows({ de: 'Dort' }, {}, { de: { removed: 'Hier' } })).toEqual([input('de')])
  })
})
