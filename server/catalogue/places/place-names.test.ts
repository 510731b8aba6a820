import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { place } from '#src/contract/catalogue.ts'
import { loadCatalogue, type Catalogue } from '../catalogue.ts'
import { cityNames } from './city-names.ts'
import { fold } from './fold.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await loadCatalogue()
})

const addresses = (query: string) => catalogue.searchPlaces(query, 5).map(({ address }) => address)

describe('KEEP-3 names of places as people write them', () => {
  it.each([
    ['Kosovo', 'Kosovo'],
    ['Kosova', 'Kosovo'],
    ['Косово', 'Kosovo'],
    ['Republic of Moldova', 'Moldova'],
    ['Moldova, Republic of', 'Moldova'],
    ['Nauru', 'Nauru'],
    ['ไทย', 'Thailand'],
    ['日本', 'Japan'],
    ['대한민국', 'South Korea'],
    ['Deutschland', 'Germany'],
    ['Ελλάδα', 'Greece'],
    ['مصر', 'Egypt'],
    ['भारत', 'India'],
    ['USA', 'United States'],
    ['Holland', 'Netherlands'],
    ['Puerto Rico', 'Puerto Rico'],
    ['Hong Kong', 'Hong Kong'],
    ['香港', 'Hong Kong'],
    ['Guadeloupe', 'Guadeloupe'],
    ['Gibraltar', 'Gibraltar'],
    ['Réunion', 'Réunion'],
    ['Guernsey', 'Guernsey'],
    ['Nouvelle-Calédonie', 'New Caledonia'],
    ['Georgia', 'Georgia'],
  ])('PRF-6 finds the country or territory %s', (query, address) => {
    expect(addresses(query)[0]).toBe(address)
  })

  it.each([
    ['Pristina', 'Pristina, Kosovo'],
    ['Prishtinë, Kosova', 'Pristina, Kosovo'],
    ['Priština', 'Pristina, Kosovo'],
    ['Chișinău, Republic of Moldova', 'Chisinau, Chișinău Municipality, Moldova'],
    ['Den Haag', 'The Hague, South Holland, Netherlands'],
    ['Bogotá D.C.', 'Bogotá, Bogota D.C., Colombia'],
    ['Bogotá D.C., Colombia', 'Bogotá, Bogota D.C., Colombia'],
    ['México D.F.', 'Mexico City, Mexico'],
    ['Ciudad de México', 'Mexico City, Mexico'],
    ['東京都', 'Tokyo, Japan'],
    ['京都', 'Kyoto, Japan'],
    ['大阪市', 'Osaka, Japan'],
    ['深圳', 'Shenzhen, Guangdong, China'],
    ['서울특별시', 'Seoul, South Korea'],
    ['Praha', 'Prague, Czechia'],
    ['København', 'Copenhagen, Capital Region, Denmark'],
    ['Москва', 'Moscow, Russia'],
    ['Казань', 'Kazan, Tatarstan Republic, Russia'],
    ['Новосибирск', 'Novosibirsk, Novosibirsk Oblast, Russia'],
    ['Αθήνα', 'Athens, Attica, Greece'],
    ['القاهرة', 'Cairo, Egypt'],
    ['กรุงเทพฯ', 'Bangkok, Thailand'],
    ['ירושלים', 'Jerusalem, Israel'],
    ['München, Deutschland', 'Munich, Bavaria, Germany'],
    ['Paris, Frankreich', 'Paris, Île-de-France, France'],
    ['Ленина 5, Новосибирск, Россия', 'Ленина 5, Novosibirsk, Novosibirsk Oblast, Russia'],
    ['San Juan, Puerto Rico', 'San Juan, Puerto Rico'],
    ['Atlanta, Georgia', 'Atlanta, Georgia, United States'],
  ])('PRF-6 finds the city %s', (query, address) => {
    expect(addresses(query)[0]).toBe(address)
  })

  it('PRF-6 gives a country by itself an id that is known', () => {
    const [nauru] = catalogue.searchPlaces('Nauru', 1)
    const found = catalogue.placeById(nauru?.placeId ?? '')
    expect(v.is(place, found)).toBe(true)
    expect(found).toEqual({
      placeId: nauru?.placeId,
      address: 'Nauru',
      address_components: [{ long_name: 'Nauru', short_name: 'NR', types: ['country'] }],
    })
  })

  it('PRF-6 finds every country and territory by its name in English, French, Russian and Japanese', () => {
    const languages = ['en', 'fr', 'ru', 'ja'].map(
      (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
    )
    const lost = catalogue.countries.flatMap(({ code, name }) =>
      languages
        .map((names) => names.of(code) ?? name)
        .filter((one) => !addresses(one).some((found) => found.endsWith(name))),
    )
    expect(lost).toEqual([])
  })

  it('PRF-6 has each name that is written by hand once, for a place that there is', () => {
    const names = Object.values(cityNames).flatMap((others) => others.split(', ').map(fold))
    expect(new Set(names).size).toBe(names.length)
    const lost = Object.entries(cityNames).flatMap(([name, others]) =>
      others
        .split(', ')
        .filter((other) => !addresses(other).some((one) => fold(one).includes(name))),
    )
    expect(lost).toEqual([])
  })
})
