import * as fc from 'fast-check'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { place, placeSuggestion } from '#src/contract/catalogue.ts'
import * as limits from '#src/contract/limits.ts'
import { loadCatalogue, type Catalogue } from '../catalogue.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await loadCatalogue()
})

const addresses = (query: string, limit = 5) =>
  catalogue.searchPlaces(query, limit).map(({ address }) => address)
const first = (query: string) => addresses(query, 1)[0]

describe('place search', () => {
  it.each([
    ['12 Wharf Road, Leichhardt', '12 Wharf Road, Leichhardt, New South Wales, Australia'],
    ['12 Wharf Road Leichhardt', '12 Wharf Road, Leichhardt, New South Wales, Australia'],
    ['12 Wharf Road, Leichhardt QLD', '12 Wharf Road, Leichhardt, Queensland, Australia'],
    [
      '12 Wharf Road Leichhardt NSW 2040',
      '12 Wharf Road, Leichhardt, New South Wales 2040, Australia',
    ],
    ['Wharf Road Leichhardt', 'Wharf Road, Leichhardt, New South Wales, Australia'],
    [
      'Level 3, 200 George St, Sydney',
      'Level 3, 200 George St, Sydney, New South Wales, Australia',
    ],
    [
      '350 Fifth Avenue New York NY 10118',
      '350 Fifth Avenue, New York City, New York 10118, United States',
    ],
    ['Rua do Alecrim 9, Lisboa', 'Rua do Alecrim 9, Lisbon, Portugal'],
  ])('PRF-6 keeps the street of "%s"', (query, address) => {
    expect(first(query)).toBe(address)
  })

  it.each([
    ['syd', 'Sydney, New South Wales, Australia'],
    ['London', 'London, England, United Kingdom'],
    ['london, ontario', 'London, Ontario, Canada'],
    ['Wellington, NZ', 'Wellington, Wellington Region, New Zealand'],
    ['Manchester UK', 'Manchester, England, United Kingdom'],
    ['zurich', 'Zürich, Switzerland'],
    ['ZÜRICH', 'Zürich, Switzerland'],
    ['sao paulo', 'São Paulo, Brazil'],
    ['lodz', 'Łódź, Łódź Voivodeship, Poland'],
    ['München', 'Munich, Bavaria, Germany'],
    ['St Albans, UK', 'St Albans, England, United Kingdom'],
    ['Singapore', 'Singapore'],
  ])('PRF-6 finds "%s"', (query, address) => {
    expect(first(query)).toBe(address)
  })

  it.each([
    ['Paris, Texas', 'Paris, Texas, United States'],
    ['Springfield IL', 'Springfield, Illinois, United States'],
    ['Leichardt NSW', 'Leichhardt, New South Wales, Australia'],
    ['Melborne VIC', 'Melbourne, Victoria, Australia'],
    ['Wellingotn NZ', 'Wellington, Wellington Region, New Zealand'],
    ['Lodnon', 'London, England, United Kingdom'],
    ['Sydny', 'Sydney, New South Wales, Australia'],
    ['san fransisco', 'San Francisco, California, United States'],
    ['los angelos', 'Los Angeles, California, United States'],
    ['newyork', 'New York City, New York, United States'],
    ['leichard', 'Leichhardt, New South Wales, Australia'],
    ['12 Wharf Rd, Leichardt NSW 2040', '12 Wharf Rd, Leichhardt, New South Wales 2040, Australia'],
    ['1 Collins St Melborne VIC', '1 Collins St, Melbourne, Victoria, Australia'],
    ['Wharf Rd Leichardt', 'Wharf Rd, Leichhardt, New South Wales, Australia'],
  ])('PRF-6 knows what is meant by "%s"', (query, address) => {
    expect(first(query)).toBe(address)
  })

  it('PRF-6 puts names as typed before near ones, and offers a big city beside a village', () => {
    const found = addresses('Pars', 20)
    const paris = found.indexOf('Paris, Île-de-France, France')
    const typed = found.findLastIndex((address) => /^p[aâ]rs/i.test(address))
    expect(typed).toBeGreaterThanOrEqual(0)
    expect(paris === -1 || paris > typed).toBe(true)
    expect(addresses('ondon', 5)).toContain('London, England, United Kingdom')
  })

  it('PRF-6 offers namesakes apart, whole names before longer ones, never more than asked for', () => {
    const found = addresses('Leichhardt')
    expect(found.slice(0, 2)).toEqual([
      'Leichhardt, New South Wales, Australia',
      'Leichhardt, Queensland, Australia',
    ])
    expect(addresses('san', 7)).toHaveLength(7)
    expect(new Set(addresses('san', 50)).size).toBe(50)
  })

  it('PRF-6 finds nothing where there is nothing', () => {
    const queries = ['', '   ', ',,,', '%%%', 'xqzvkw', '💥💥💥', '12345', 'a'.repeat(5000)]
    expect(queries.filter((query) => addresses(query).length > 0)).toEqual([])
  })

  it('PRF-6 answers whatever is typed with suggestions that can be looked up and saved', () => {
    const word = fc.oneof(
      fc.constantFrom('12', 'Wharf Road', 'Leichhardt', 'Paris', 'St', ',', ', ', 'NSW', 'São'),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const query = words.join(' ').slice(0, limits.keyword)
        for (const suggestion of catalogue.searchPlaces(query, 5)) {
          expect(v.is(placeSuggestion, suggestion)).toBe(true)
          expect(suggestion.placeId.length).toBeLessThanOrEqual(limits.placeId)
          expect(suggestion.address.length).toBeLessThanOrEqual(limits.address)
          expect(catalogue.placeById(suggestion.placeId)?.address).toBe(suggestion.address)
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('place lookup', () => {
  it('PRF-6 gives the components with ISO codes', () => {
    const [suggestion] = catalogue.searchPlaces('12 Wharf Road, Leichhardt', 1)
    const found = catalogue.placeById(suggestion?.placeId ?? '')
    expect(v.is(place, found)).toBe(true)
    expect(found?.address_components).toEqual([
      { long_name: '12 Wharf Road', short_name: '12 Wharf Road', types: ['street_address'] },
      { long_name: 'Leichhardt', short_name: 'Leichhardt', types: ['locality'] },
      {
        ...{ long_name: 'New South Wales', short_name: 'NSW' },
        types: ['administrative_area_level_1'],
      },
      { long_name: 'Australia', short_name: 'AU', types: ['country'] },
    ])
  })

  it('PRF-6 gives the postcode that was typed behind the place, in an id of its own', () => {
    const [suggestion] = catalogue.searchPlaces('12 Wharf Rd, Leichardt NSW 2040', 1)
    const found = catalogue.placeById(suggestion?.placeId ?? '')
    expect(found?.address).toBe(suggestion?.address)
    expect(found?.address_components).toContainEqual({
      ...{ long_name: '2040', short_name: '2040' },
      types: ['postal_code'],
    })
    expect(found?.address_components[0]?.long_name).toBe('12 Wharf Rd')
  })

  it('PRF-6 still knows ids that were saved before postcodes were told apart', () => {
    const saved = 'QVUfMDIfTGVpY2hoYXJkdB8xMiBXaGFyZiBSb2Fk'
    const address = '12 Wharf Road, Leichhardt, New South Wales, Australia'
    expect(catalogue.placeById(saved)?.address).toBe(address)
    expect(catalogue.searchPlaces('12 Wharf Road, Leichhardt', 1)[0]?.placeId).toBe(saved)
  })

  it('PRF-6 finds the same places while they are still being read, and after', async () => {
    const other = await loadCatalogue()
    const preparing = other.preparePlaces()
    expect(other.searchPlaces('Leichardt', 5)).toEqual(catalogue.searchPlaces('Leichardt', 5))
    await preparing
    expect(other.searchPlaces('Leichardt', 5)).toEqual(catalogue.searchPlaces('Leichardt', 5))
  })

  it('PRF-6 has no street where none was typed', () => {
    const [suggestion] = catalogue.searchPlaces('Leichhardt', 1)
    const types = catalogue.placeById(suggestion?.placeId ?? '')?.address_components
    expect(types?.flatMap((one) => one.types)).not.toContain('street_address')
  })

  it('API-5 knows no place behind an id that it did not give', () => {
    const encode = (text: string) => Buffer.from(text).toString('base64url')
    const id = catalogue.searchPlaces('Leichhardt', 1)[0]?.placeId ?? ''
    const hostile = [
      ...['', ' ', '../../etc/passwd', '%00', '💥', '__proto__', 'a'.repeat(100_000)],
      ...[`${id}=`, `${id}A`, ` ${id}`, id.slice(0, -1), id.toLowerCase()],
      ...[encode('AU'), encode('AU\u001f02\u001fNo Such Town\u001f')],
      encode('NZ\u001f02\u001fLeichhardt\u001f'),
      encode('AU\u001f99\u001fLeichhardt\u001f'),
      encode('AU\u001f02\u001fleichhardt\u001f'),
      encode('AU\u001f02\u001fLeichhardt\u001f12\nWharf\u0000 Road'),
      encode(`AU\u001f02\u001fLeichhardt\u001f${'x'.repeat(600)}`),
      encode('AU\u001f02\u001fLeichhardt\u001f\u001f'),
      encode('AU\u001f02\u001fLeichhardt\u001f\u001f<b>2040</b>'),
      encode('AU\u001f02\u001fLeichhardt\u001f\u001f2040\u001f'),
      `g.${encode('XX\u001f\u001fNowhere\u001f\u001f')}`,
      `g.${encode('AU\u001f\u001f\u001f\u001f')}`,
      `g.${encode('AU\u001f\u001fNo\nwhere\u001f\u001f')}`,
      `g.${encode('AU\u001f\u001f\u202eerehwoN\u001f\u001f')}`,
      `g.${encode(`AU\u001f\u001f${'x'.repeat(161)}\u001f\u001f`)}`,
      `g.${encode('AU\u001f\u001fNowhere\u001f<script>\u001f')}`,
      `g.${encode('AU\u001f\u001fNowhere\u001f\u001f\u001f')}`,
    ]
    expect(hostile.filter((one) => catalogue.placeById(one))).toEqual([])
    fc.assert(fc.property(fc.string(), (text) => catalogue.placeById(text) === undefined))
  })
})
