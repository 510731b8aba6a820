import { expect, it } from 'vitest'
import type { CatalogueRow } from '#src/contract/operate/catalogue.ts'
import { filtered, listHref, readListFilters } from './list-filters.ts'

const row = (id: string, more: Partial<CatalogueRow> = {}): CatalogueRow => ({
  ...{ id, state: 'offered', mergedInto: null, version: '', by: null, category: 'rating' },
  ...{ holders: { count: 0, isMore: false }, names: { en: id }, isOwn: false, isChanged: false },
  ...more,
})
const rows = [
  row('eco', { names: { en: 'Eco Seal', de: 'Öko-Siegel' } }),
  row('b', { state: 'retired' }),
]

it.each([
  ['oko siegel', ['eco']],
  ['SEAL eco', ['eco']],
  ['', ['eco', 'b']],
  ['nothing', []],
])('OPR-5 ‘%s’ finds %j', (text, ids) => {
  const found = filtered(rows, { text, kind: undefined, state: undefined })
  expect(found.map(({ id }) => id)).toEqual(ids)
})

it('OPR-5 filters stand in the address, and what is no filter is none', () => {
  expect(readListFilters({ kind: 'medal', state: 'retired' })).toEqual({
    ...{ text: '', kind: undefined, state: 'retired' },
  })
  const filters = readListFilters({ text: 'a b', kind: 'rating' })
  expect(listHref(filters)).toBe('/operate/catalogue?text=a+b&kind=rating')
})
