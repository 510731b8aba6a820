import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { sustainabilityCategories } from '../categories.ts'
import { companySizes } from '../company-sizes.ts'
import { readSearch, writeSearch } from './search-address.ts'
import { supplierSearch, type SupplierSearch } from './supplier-search.ts'

const some = <Value extends string>(...values: Value[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 }).map((list) => list.toSorted())

const search: fc.Arbitrary<SupplierSearch> = fc.record(
  {
    q: fc.constantFrom('linen & cotton', 'a,b', '100 % recycled', 'Müller', '東京', '1', '01.10'),
    category: some(...sustainabilityCategories),
    credential: some('iso-14001', 'b-corp', '9001'),
    assurance: fc.constantFrom('document-seen', 'issuer-confirmed'),
    product: some('13.1', '13.10', '62'),
    country: some('AU', 'NZ', '150'),
    sdg: some('1', '13', '7'),
    size: some(...companySizes),
    updated: fc.constantFrom('30', '365'),
    sort: fc.constantFrom('verified', 'nearest'),
    more: some('credential', 'country'),
  },
  { requiredKeys: [] },
)

it('DSC-1 a search is read from its address as it was written there, whoever parsed that', () => {
  fc.assert(
    fc.property(search, (one) => {
      const address = new URLSearchParams(writeSearch(one))
      expect(readSearch(Object.fromEntries(address))).toEqual(one)
      expect(v.parse(supplierSearch, Object.fromEntries(address))).toEqual(one)
    }),
  )
})

it('DSC-1 a form without script, which names each box, means the same search', () => {
  expect(readSearch({ country: ['NZ', 'AU'], sdg: 7, q: '', updated: 30 })).toEqual({
    ...{ country: ['NZ', 'AU'], sdg: ['7'], updated: '30' },
  })
  expect(writeSearch({ country: ['NZ', 'AU'] })).toBe('country=AU,NZ')
})

it.each([
  [{ country: 'AU,<b>' }, { country: ['AU'] }],
  [{ sort: 'best', assurance: 'none', sdg: '18,3' }, { sdg: ['3'] }],
  [{ q: 'x'.repeat(201), state: ['valid', 'magic'] }, { state: ['valid'] }],
  [{ q: { a: 1 }, other: 'x', product: null, after: {} }, {}],
])('DSC-1 what cannot be meant in an address is left out: %j', (given, expected) => {
  expect(readSearch(given)).toEqual(expected)
})

it('DSC-1 a call is told what is wrong instead', () => {
  const { issues } = v.safeParse(supplierSearch, { sdg: '18' })
  expect(issues?.[0]?.message).toBe('must be a number from 1 to 17')
})
