import { describe, expect, it } from 'vitest'
import type { Place } from '#src/contract/catalogue.ts'
import {
  assignTypes,
  countryOfPlace,
  firstUnusedType,
  isoCountry,
  newRow,
  typesToLookUp,
} from './identifier-rows.ts'

const types = ['au-abn', 'au-acn'].map((typeId) => ({ typeId, type: typeId, regexValidation: '' }))
const row = (rowId: string, typeId: string, identifier = '') => ({ rowId, typeId, identifier })
const place = (short_name: string, kinds: string[]): Place => ({
  placeId: 'p',
  address: 'Somewhere',
  address_components: [
    { long_name: 'Town', short_name: 'Town', types: ['locality'] },
    { long_name: short_name, short_name, types: kinds },
  ],
})

describe('rows of business numbers', () => {
  it('PRF-5 gives a new row the first unused type', () => {
    expect(firstUnusedType(types, [])).toBe('au-abn')
    expect(newRow(types, [row('a', 'au-abn')], 'b')).toEqual(row('b', 'au-acn'))
  })

  it('PRF-5 adds no row once every registry has its number', () => {
    expect(newRow(types, [row('a', 'au-abn'), row('b', 'au-acn')], 'c')).toBeNull()
  })

  it('PRF-5 gives rows without a number the types of the new country, and leaves the others', () => {
    const rows = [row('a', 'gb-crn', '01234567'), row('b', 'gb-vat'), row('c', '', '123')]
    expect(assignTypes(types, rows)).toEqual([
      row('a', 'gb-crn', '01234567'),
      row('b', 'au-abn'),
      row('c', 'au-acn', '123'),
    ])
  })

  it('PRF-5 looks up types that the list of the country lacks, each once', () => {
    const rows = [row('a', 'gb-crn'), row('b', 'gb-crn'), row('c', 'au-abn'), row('d', '')]
    expect(typesToLookUp(types, rows)).toEqual(['gb-crn'])
  })

  it('PRF-5 reads UK as GB and USA as US', () => {
    expect(['UK', 'USA', 'au', 'GB'].map(isoCountry)).toEqual(['GB', 'US', 'AU', 'GB'])
  })

  it('PRF-6 takes the country from the components of the place', () => {
    expect(countryOfPlace(place('UK', ['country', 'political']))).toBe('GB')
    expect(countryOfPlace(place('Victoria', ['administrative_area_level_1']))).toBe('')
  })
})
