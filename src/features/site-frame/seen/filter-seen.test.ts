import { expect, it } from 'vitest'
import type { PublicProfile } from '#src/contract/public-profile.ts'
import { filterSeen, placeOf } from './filter-seen.ts'

const place = (city: string, country: string) => ({ name: city, city, state: '', country })
const seen = (name: string, ...locations: PublicProfile['locations']) => ({
  profile: { name, locations } as PublicProfile,
  storedAt: 1,
})

const cafe = seen('Café Serra Alta', place('Varginha', 'Brazil'))
const isar = seen('Isar Präzision', place('Munich', 'Germany'), place('Salzburg', 'Austria'))
const bare = seen('Bare Bones')
const all = [cafe, isar, bare]

it.each([
  ['', all],
  ['   ', all],
  ['cafe', [cafe]],
  ['ALTA  serra', [cafe]],
  ['präz', [isar]],
  ['salzburg', [isar]],
  ['isar brazil', []],
  ['a', all],
])('PUB-11 the filter "%s" finds names and places, in their order', (query, found) => {
  expect(filterSeen(all, query)).toEqual(found)
})

it('PUB-11 a place is the first that a profile names, if it names one', () => {
  expect([isar, bare].map(placeOf)).toEqual(['Munich, Germany', ''])
})
