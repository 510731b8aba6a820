import { beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import type { LocationNode } from '#src/contract/catalogue.ts'
import { catalogueId } from '#src/contract/fields.ts'
import { loadCatalogue, type Catalogue } from './catalogue.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await loadCatalogue()
})

const everyNode = (nodes: readonly LocationNode[]): LocationNode[] =>
  nodes.flatMap((node) => [node, ...everyNode(node.children)])

const distinct = (all: readonly string[]) => new Set(all).size === all.length

describe('countries', () => {
  it('PRF-5 are the 249 of ISO 3166-1 and Kosovo under common names with their accents', () => {
    expect(catalogue.countries).toHaveLength(249 + 1)
    const names = ['AX', 'CI', 'CW', 'RE', 'TR', 'GB', 'US', 'KR', 'BO', 'VN'].map(
      (code) => catalogue.countryByCode(code)?.name,
    )
    expect(names).toEqual([
      'Åland Islands',
      "Côte d'Ivoire",
      'Curaçao',
      'Réunion',
      'Türkiye',
      'United Kingdom',
      'United States',
      'South Korea',
      'Bolivia',
      'Vietnam',
    ])
    expect(
      catalogue.countries.filter(({ name }) => / of$|, (?!Sint|Ascension)/.test(name)),
    ).toEqual([])
    expect(catalogue.countryByCode('AU')).toEqual({
      ...{ code: 'AU', alpha3: 'AUS', name: 'Australia', numeric: '036' },
    })
    // User-assigned codes, which ISO 3166-1 gives to no country.
    const codes = { code: 'XK', alpha3: 'XKX', numeric: '983' }
    expect(catalogue.countryByCode('XK')).toEqual({ ...codes, name: 'Kosovo' })
    expect(catalogue.identifierTypesByCountry('XK').length).toBeGreaterThan(0)
    expect(catalogue.countryByCode('ZZ')).toBeUndefined()
  })
})

describe('locations', () => {
  it('PRF-11 form one tree: every id once, every subdivision below its country', () => {
    expect(catalogue.locations).toHaveLength(249 + 1)
    const ids = everyNode(catalogue.locations).map(({ id }) => id)
    expect(ids).toHaveLength(249 + 1 + 5070)
    expect(distinct(ids)).toBe(true)
    for (const { id, children } of catalogue.locations)
      for (const below of everyNode(children)) expect(below.id.startsWith(`${id}-`)).toBe(true)
    expect(ids.filter((id) => !v.is(catalogueId, id))).toEqual([])
  })

  it('PRF-11 have names by id, and subdivisions of subdivisions', () => {
    expect(catalogue.locationNameById('AU-NSW')).toBe('New South Wales')
    expect(catalogue.locationNameById('AU')).toBe('Australia')
    expect(catalogue.locationNameById('AU-XXX')).toBeUndefined()
    const france = catalogue.locations.find(({ id }) => id === 'FR')
    const brittany = france?.children.find(({ id }) => id === 'FR-BRE')
    expect(brittany?.children.map(({ name }) => name)).toContain('Finistère')
  })
})

describe('products', () => {
  it('PRF-10 are NACE 2.1 with readable names that can be told apart', () => {
    expect(catalogue.productById('62.10')?.name).toBe('Computer programming activities')
    expect(catalogue.productById('F')?.name).toBe('Construction')
    expect(catalogue.productById('6210')).toBeUndefined()
    expect(catalogue.products.length).toBeGreaterThan(850)
    expect(distinct(catalogue.products.map(({ id }) => id))).toBe(true)
    expect(distinct(catalogue.products.map(({ name }) => name.toLowerCase()))).toBe(true)
    for (const { id, name } of catalogue.products) {
      expect(id).toMatch(/^(?:[A-V]|\d\d(?:\.\d{1,2})?)$/)
      expect(name).not.toMatch(/n\.e\.c|^[A-Z ,;-]+$|\s{2}/)
    }
  })
})

describe('credentials', () => {
  it('PRF-7 are 242 in three categories', () => {
    const of = (category: string) =>
      catalogue.credentials.filter((one) => one.category === category)
    expect(catalogue.credentials).toHaveLength(242)
    expect(of('certification')).toHaveLength(168)
    expect(of('membership')).toHaveLength(47)
    expect(of('rating')).toHaveLength(27)
    expect(distinct(catalogue.credentials.map(({ id }) => id))).toBe(true)
    for (const { sdgs } of catalogue.credentials)
      for (const goal of sdgs) expect(goal >= 1 && goal <= 17 && Number.isInteger(goal)).toBe(true)
    expect(catalogue.credentialById('iso-14001')?.sustainabilityBadges).toEqual(['Environment'])
    expect(catalogue.credentialById('__proto__')).toBeUndefined()
  })

  it('PRF-7 have a tier above 0 where an independent body certifies environment or people', () => {
    const tier = (id: string) => catalogue.credentialById(id)?.tier
    expect([tier('iso-14001'), tier('iso-45001'), tier('b-corp')]).toEqual([1, 1, 1])
    expect([tier('iso-9001'), tier('ecovadis'), tier('re100')]).toEqual([0, 0, 0])
  })
})

describe('attributes', () => {
  it('PRF-9 are of two categories, with a tooltip each, fewer than the limit of 99', () => {
    const ids = catalogue.attributes.map(({ id }) => id)
    expect(distinct(ids)).toBe(true)
    expect(ids.length).toBeLessThanOrEqual(99)
    expect(ids).toEqual(
      expect.arrayContaining(['women-owned', 'indigenous-owned', 'local-business']),
    )
    expect(catalogue.attributes.filter(({ info }) => !info?.endsWith('.'))).toEqual([])
    expect(catalogue.attributes.some(({ isSelfReportable }) => !isSelfReportable)).toBe(true)
  })

  it("PRF-9 explain 'Other minority'", () => {
    const minority = catalogue.attributeById('other-minority')
    expect(minority).toMatchObject({ name: 'Other minority', category: 'OWNERSHIP' })
    expect(minority?.info).toBe(
      'Refers to a culturally, ethnically or racially distinct group that is a minority in the country the business is registered in.',
    )
  })
})
