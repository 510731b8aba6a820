import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadCatalogue, type Catalogue } from '../catalogue.ts'
import { PlacePoints, type Point } from './place-points.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await loadCatalogue()
})

/** Kilometres between two points, over the ground. */
function kilometres(a: Point, [latitude, longitude]: readonly [number, number]): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [north, east] = [radians(a.latitude - latitude), radians(a.longitude - longitude)]
  const part =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(latitude)) * Math.sin(east / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(part))
}

const search = (query: string) => catalogue.searchPlaces(query, 1)[0]?.placeId ?? ''
const away = (point: Point | null, from: readonly [number, number]) =>
  point ? kilometres(point, from) : Infinity

describe('where a place lies', () => {
  it.each([
    ['Sydney, Australia', [-33.868, 151.209]],
    ['São Paulo', [-23.55, -46.633]],
    ['Reykjavík', [64.135, -21.895]],
    ['Suva', [-18.137, 178.425]],
    ['Labasa', [-16.433, 179.364]],
    ['Egvekinot', [66.323, -179.118]],
    ['Ushuaia', [-54.807, -68.307]],
    ['Longyearbyen', [78.223, 15.647]],
    ['Quito', [-0.22, -78.512]],
    ['London', [51.507, -0.128]],
    ['Singapore', [1.29, 103.85]],
    ['Leichhardt NSW', [-33.883, 151.157]],
    ['Leichhardt QLD', [-27.623, 152.733]],
  ] as const)('DSC-1 knows %s within 2 km', (query, where) => {
    expect(away(catalogue.pointOf(search(query)), where)).toBeLessThan(2)
  })

  it('DSC-1 is the same with a street and a postcode', () => {
    const id = search('12 Wharf Rd, Leichhardt NSW 2040')
    expect(catalogue.placeById(id)?.address).toContain('12 Wharf Rd')
    expect(catalogue.pointOf(id)).toEqual(catalogue.pointOf(search('Leichhardt NSW')))
  })

  it('DSC-1 is that of the most urban of several cities of one name in one region', () => {
    expect(away(catalogue.pointOf(search('Shenzhen')), [22.546, 114.068])).toBeLessThan(2)
    expect(away(catalogue.pointOf(search('Richmond, England')), [51.462, -0.306])).toBeLessThan(2)
  })

  it('DSC-1 is the same while places are still being read, and after', async () => {
    const other = await loadCatalogue()
    const preparing = other.preparePlaces()
    const point = catalogue.pointOf(search('Ushuaia'))
    expect(other.pointOf(search('Ushuaia'))).toEqual(point)
    await preparing
    const prepared = await loadCatalogue()
    await prepared.preparePlaces()
    expect(prepared.pointOf(search('Ushuaia'))).toEqual(point)
  })

  it('DSC-1 is not known of a whole country, nor behind an id that nobody gave', () => {
    const encode = (text: string) => Buffer.from(text).toString('base64url')
    const ids = [
      search('Nauru'),
      ...['', ' ', '💥', '__proto__', 'a'.repeat(100_000), `${search('Suva')}A`],
      encode('AU\u001f02\u001fNo Such Town\u001f'),
      encode('NZ\u001f02\u001fLeichhardt\u001f'),
      encode('AU\u001f02\u001fleichhardt\u001f'),
      `g.${encode('XX\u001f\u001fSydney\u001f\u001f')}`,
      `g.${encode('AU\u001f\u001fSyd\nney\u001f\u001f')}`,
    ]
    expect(ids.filter((id) => catalogue.pointOf(id))).toEqual([])
    fc.assert(fc.property(fc.string(), (text) => catalogue.pointOf(text) === null))
  })

  it('DSC-1 is refused when the points are those of another list of places', () => {
    expect(() => new PlacePoints(Buffer.alloc(8), 3)).toThrow('not those of 3 places')
  })
})

describe('where a place of an outside geocoder lies', () => {
  const pointOf = (country: string, region: string, city: string) => {
    const around = { postcode: '80331', street: 'Marienplatz 1' }
    const id = catalogue.suggestGeocoded({ country, region, city, ...around })?.placeId
    expect(id).toBeDefined()
    return catalogue.pointOf(id ?? '')
  }

  it.each([
    ['DE', 'Bavaria', 'Munich', [48.137, 11.575]],
    ['DE', 'Bayern', 'München', [48.137, 11.575]],
    ['AU', 'NSW', 'Leichhardt', [-33.883, 151.157]],
    ['AU', 'Queensland', 'Leichhardt', [-27.623, 152.733]],
    ['US', 'Illinois', 'Springfield', [39.802, -89.644]],
    ['GB', '', 'London', [51.507, -0.128]],
    ['FJ', '', 'Labasa', [-16.433, 179.364]],
  ] as const)('DSC-1 is the city of %s, "%s", %s', (country, region, city, where) => {
    expect(away(pointOf(country, region, city), where)).toBeLessThan(2)
  })

  it.each([
    ['of a city that is not in the list', 'AU', 'New South Wales', 'Nowhere upon Nothing'],
    ['of a city in another country only', 'AU', '', 'Reykjavík'],
    ['of a city in other regions only', 'GB', 'Wales', 'London'],
    ['of one of many namesakes, without a region', 'US', '', 'Springfield'],
    ['of one of many namesakes, in a region of another name', 'US', 'Prairie', 'Springfield'],
  ])('DSC-1 is not known %s', (_, country, region, city) => {
    expect(pointOf(country, region, city)).toBeNull()
  })
})

describe('a point in a country', () => {
  it.each([
    ['US', [38.895, -77.036]],
    ['AU', [-35.283, 149.128]],
    ['CR', [9.934, -84.085]],
    ['KI', [1.328, 172.977]],
    ['MN', [47.908, 106.883]],
    ['XK', [42.673, 21.167]],
  ] as const)('DSC-1 is the capital of %s', (code, where) => {
    expect(away(catalogue.pointOfCountry(code), where)).toBeLessThan(2)
  })

  it('DSC-1 is the place of highest rank where no capital is known', () => {
    expect(away(catalogue.pointOfCountry('IO'), [-7.262, 72.377])).toBeLessThan(2)
    expect(catalogue.pointOfCountry('TK')).not.toBeNull()
  })

  it('DSC-1 is known of each country and territory that has a place', () => {
    const codes = catalogue.countries.map(({ code }) => code)
    const without = codes.filter((code) => !catalogue.pointOfCountry(code))
    expect(without).toEqual(['AQ', 'BV', 'HM', 'UM'])
    expect(catalogue.pointOfCountry('ZZ')).toBeNull()
    expect(catalogue.pointOfCountry('')).toBeNull()
  })
})
