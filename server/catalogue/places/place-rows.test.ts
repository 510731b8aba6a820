import { expect, it } from 'vitest'
import * as v from 'valibot'
import countries from '../data/countries.json' with { type: 'json' }
import regions from '../data/regions.json' with { type: 'json' }
import { finder } from '../catalogue-in.ts'
import { capitals } from './capitals.ts'
import { rowOfCity, rowOfCountry } from './place-rows.ts'
import { readPlaceTable } from './place-table.ts'
import { RegionIndex } from './region-index.ts'
import { regionList, regionRow } from './region-list.ts'

it('DSC-1 has each capital that is written by hand in the list of places, once', () => {
  const table = readPlaceTable()
  const rows = v.parse(v.array(regionRow), regions)
  const list = regionList(
    rows,
    finder(countries, ({ code }) => code),
  )
  const index = new RegionIndex()
  Array.from(index.fill(list))
  const places = { table, regions: list, index }
  const lost = [...capitals].filter(
    ([country, capital]) => rowOfCity(places, { country, ...capital }) === undefined,
  )
  expect(lost).toEqual([])
  const named = (code: string) => table.name(rowOfCountry(places, code) ?? -1)
  expect(['AD', 'CI', 'US', 'ZW'].map(named)).toEqual([
    'Andorra la Vella',
    'Yamoussoukro',
    'Washington',
    'Harare',
  ])
  const withPlaces = new Set(rows.map(([country]) => country))
  expect([...withPlaces].filter((code) => !capitals.has(code)).toSorted()).toEqual(['IO', 'TK'])
})
