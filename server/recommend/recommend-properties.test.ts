import fc from 'fast-check'
import { expect, it } from 'vitest'
import { companySizes } from '#src/contract/company-sizes.ts'
import { supplier } from '../../tests/fixtures/supplier.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { indexIndustries } from './industry-index.ts'
import { createRecommender } from './recommend.ts'
import type { Standing } from './standing.ts'
import { families } from './standings.ts'
import type { Supplier } from './supplier.ts'

const catalogue = await loadCatalogue()
const recommend = createRecommender(catalogue)
const index = indexIndustries(catalogue.products)
const standings = new Map<string, Standing>(
  families.flatMap(({ credentials }) => Object.entries(credentials)),
)
const standingOf = (id: string): Standing => standings.get(id) ?? { weight: 1 }

const someOf = (ids: readonly string[], maxLength: number) =>
  fc.uniqueArray(fc.constantFrom(...ids), { maxLength })
const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id)
const countries = ['AU', 'AU-VIC', 'NZ', 'GB', 'US', 'US-CA', 'CA', 'DE', 'FR', 'ZA', 'JP', 'BD']

const suppliers: fc.Arbitrary<Supplier> = fc
  .record({
    held: someOf(idsOf(catalogue.credentials), 60),
    size: fc.constantFrom(null, ...companySizes),
    categories: someOf(idsOf(catalogue.products), 6),
    locations: someOf(countries, 3),
    attributes: someOf(idsOf(catalogue.attributes), 4),
    mustMatch: fc.record({ categories: fc.boolean(), locations: fc.boolean() }),
    exclude: someOf(['indigenous', 'Carbon', 'women', 'ISO', 'living wage', 'organic'], 3),
  })
  .map((known) => supplier(known))

const check = (holds: (asked: Supplier) => void) =>
  fc.assert(fc.property(suppliers, holds), { numRuns: 120 })

it('PTH-1 PTH-4 at most ten, no more than qualified, none twice, the same for the same question', () => {
  expect.hasAssertions()
  check((asked) => {
    const answer = recommend(asked)
    expect(answer.results.length).toBe(Math.min(10, answer.totalCount))
    expect(answer.count).toBe(answer.results.length)
    expect(new Set(idsOf(answer.results)).size).toBe(answer.count)
    expect(recommend({ ...asked, held: asked.held.toReversed() })).toEqual(answer)
  })
})

it('PTH-4 never one that is held', () => {
  expect.hasAssertions()
  check((asked) => {
    for (const { id } of recommend(asked).results) expect(asked.held).not.toContain(id)
  })
})

it('PTH-2 never one about an excluded word', () => {
  expect.hasAssertions()
  check((asked) => {
    for (const { name, description } of recommend(asked).results) {
      for (const word of asked.exclude) {
        expect(`${name} ${description}`).not.toMatch(new RegExp(String.raw`\b${word}\b`, 'i'))
      }
    }
  })
})

it('PTH-4 never one of another industry, country, size or owner', () => {
  expect.hasAssertions()
  check((asked) => {
    const industries = new Set(asked.categories.flatMap((id) => index.of(id)))
    const isThere = (place: string) =>
      asked.locations.some((one) => one === place || one.startsWith(`${place}-`)) ||
      asked.locations.includes(place.slice(0, 2))
    for (const { id } of recommend(asked).results) {
      const standing = standingOf(id)
      expect(standing.industries?.some((one) => industries.has(one)) ?? true).toBe(true)
      expect(standing.countries?.some(isThere) ?? true).toBe(true)
      expect(standing.sizes?.some((one) => one === asked.size) ?? true).toBe(true)
      expect(standing.verifies?.some((one) => asked.attributes.includes(one)) ?? true).toBe(true)
    }
  })
})

it('PTH-2 never one outside an industry that was chosen as a filter', () => {
  expect.hasAssertions()
  check((one) => {
    const asked = { ...one, mustMatch: { ...one.mustMatch, categories: true } }
    const industries = new Set(asked.categories.flatMap((id) => index.of(id)))
    if (asked.categories.length === 0) return
    for (const { id } of recommend(asked).results) {
      const { industries: made = [], commonIn = [] } = standingOf(id)
      expect([...made, ...commonIn].some((industry) => industries.has(industry))).toBe(true)
    }
  })
})
