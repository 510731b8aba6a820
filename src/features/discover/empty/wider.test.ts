import { expect, it } from 'vitest'
import { widerPlaces } from './wider.ts'

const value = (id: string, count: number, depth: number) => ({ id, name: id, count, depth })
const countries = {
  facet: 'country' as const,
  values: [
    ...[value('150', 16, 0), value('DE', 2, 1), value('009', 8, 0), value('AU', 0, 1)],
    value('NZ', 0, 1),
  ],
  others: 0,
}
const regions = {
  facet: 'region' as const,
  values: [value('009', 4, 0), value('AU', 0, 1), value('AU-VIC', 0, 2)],
  others: 0,
}

it('DSC-2 names the place around each that was asked for, where there are suppliers', () => {
  const wider = widerPlaces({ country: ['AU', 'NZ'], region: ['AU-VIC'] }, [countries, regions])
  expect(wider.map(({ facet, around, search }) => [facet, around.id, search])).toEqual([
    ['region', '009', { country: ['AU', 'NZ'], region: ['009'] }],
    ['country', '009', { country: ['NZ', '009'], region: ['AU-VIC'] }],
  ])
})

it('DSC-2 names none where nothing lies around it, or nobody is there', () => {
  expect(widerPlaces({ country: ['009', 'XX'] }, [countries])).toEqual([])
  expect(widerPlaces({ region: ['AU'] }, [countries])).toEqual([])
})
