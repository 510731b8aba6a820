import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { supportedClaims, verifiedClaims } from './data/claims.ts'
import { industries, type IndustryId } from './data/industries.ts'
import { indexIndustries } from './industry-index.ts'
import { families } from './standings.ts'

const catalogue = await loadCatalogue()
const standings = families.flatMap(({ credentials }) => Object.entries(credentials))
const used = (lists: readonly (readonly string[] | undefined)[]) => [
  ...new Set(lists.flatMap((list) => list ?? [])),
]

describe('standings', () => {
  it('PTH-4 give every credential of the catalogue one place, and none that is not in it', () => {
    const ids = standings.map(([id]) => id).toSorted()
    expect(ids).toEqual(catalogue.credentials.map(({ id }) => id).toSorted())
  })

  it('PTH-4 name places and attributes that exist, and claims for all of these attributes', () => {
    const places = used(standings.flatMap(([, one]) => [one.countries, one.knownIn]))
    expect(places.filter((id) => !catalogue.locationNameById(id))).toEqual([])
    const attributes = used(standings.flatMap(([, one]) => [one.verifies, one.supports]))
    expect(attributes.filter((id) => !catalogue.attributeById(id))).toEqual([])
    expect([...verifiedClaims, ...supportedClaims].toSorted()).toEqual(attributes.toSorted())
  })

  it('PTH-4 tie what is about owners to an attribute of owners', () => {
    const aboutOwners = standings.filter(([id]) =>
      /owned|Enterprise|Indigenous Business|Aboriginal|Minority/.test(
        catalogue.credentialById(id)?.name ?? '',
      ),
    )
    const open = aboutOwners.filter(([, { verifies }]) => !verifies).map(([id]) => id)
    expect(aboutOwners.length).toBeGreaterThan(8)
    expect(open).toEqual([])
  })
})

describe('industries', () => {
  const index = indexIndustries(catalogue.products)

  it('PTH-4 are made of codes that the catalogue has', () => {
    const codes = Object.values(industries).flatMap(
      (one: { codes: readonly string[]; without?: readonly string[] }) => [
        ...one.codes,
        ...(one.without ?? []),
      ],
    )
    const isKnown = (code: string) =>
      /^[A-V]$/.test(code) || catalogue.products.some(({ id }) => id.startsWith(code))
    expect(codes.filter((code) => !isKnown(code))).toEqual([])
  })

  it('PTH-4 are all used by a standing', () => {
    const named = used(standings.flatMap(([, one]) => [one.industries, one.commonIn]))
    expect(Object.keys(industries).filter((id) => !named.includes(id))).toEqual([])
  })

  it.each([
    ['13.91', 'textiles', true],
    ['C', 'manufacturing', true],
    ['C', 'textiles', false],
    ['11.05', 'manufacturing', true],
    ['46.35', 'food', false],
    ['46.3', 'food', true],
    ['46', 'textiles', false],
    ['41.00', 'construction', true],
    ['99', 'manufacturing', false],
  ] as const)('PTH-4 %s belongs to %s: %s', (product, industry: IndustryId, belongs) => {
    expect(index.of(product).includes(industry)).toBe(belongs)
  })

  it('PTH-4 leave no section of businesses without credentials that are common in it', () => {
    const sections = catalogue.products.filter(({ id }) => /^\d\d$|^[A-T]$/.test(id))
    const poor = sections.filter(({ id }) => {
      const own = new Set(index.of(id))
      const common = standings.filter(([, one]) =>
        [...(one.industries ?? []), ...(one.commonIn ?? [])].some((industry) => own.has(industry)),
      )
      return common.length < 3
    })
    expect(sections.length).toBeGreaterThan(80)
    expect(poor.map(({ id }) => id)).toEqual(['98'])
  })
})
