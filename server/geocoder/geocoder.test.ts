import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { placeSuggestion } from '#src/contract/catalogue.ts'
import * as limits from '#src/contract/limits.ts'
import { loadCatalogue, type Catalogue } from '../catalogue/catalogue.ts'
import { createGeocoder } from './geocoder.ts'

let catalogue: Catalogue
let server: Server | undefined
const lines: unknown[] = []

beforeAll(async () => {
  catalogue = await loadCatalogue()
})
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  lines.length = 0
})

async function geocoderOf(listener: RequestListener, now: () => number = () => 0) {
  const listening = createServer(listener)
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const { port } = listening.address() as AddressInfo
  return createGeocoder({
    config: { url: `http://127.0.0.1:${port}/photon`, key: 'secret' },
    suggest: catalogue.suggestGeocoded,
    log: { warn: (...line: unknown[]) => void lines.push(line) },
    now,
  })
}

const patient = () => new AbortController().signal
const answering = (body: unknown): RequestListener => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return (_request, response) => void response.end(text)
}
const features = (...all: object[]) => ({
  type: 'FeatureCollection',
  features: all.map((properties) => ({ type: 'Feature', properties })),
})
const house = {
  ...{ type: 'house', housenumber: '12', street: 'Wharf Road', district: 'Leichhardt' },
  ...{ city: 'Sydney', state: 'New South Wales', postcode: '2040', countrycode: 'AU' },
}

describe('outside geocoder', () => {
  it('PRF-6 asks as Photon is asked, and makes places that can be looked up without it', async () => {
    const asked: (string | undefined)[] = []
    const geocoder = await geocoderOf((request, response) => {
      asked.push(request.url, request.headers.authorization)
      answering(features(house))(request, response)
    })
    const [found, ...others] = await geocoder.search('12 wharf & co', 5, patient())
    expect(asked).toEqual(['/photon/api?q=12+wharf+%26+co&limit=5&lang=en', 'Bearer secret'])
    expect(others).toEqual([])
    expect(found?.address).toBe('12 Wharf Road, Sydney, New South Wales 2040, Australia')
    const place = catalogue.placeById(found?.placeId ?? '')
    expect(place?.address).toBe(found?.address)
    expect(place?.address_components.map((one) => [one.types[0], one.short_name])).toEqual([
      ['street_address', '12 Wharf Road'],
      ['locality', 'Sydney'],
      ['administrative_area_level_1', 'NSW'],
      ['postal_code', '2040'],
      ['country', 'AU'],
    ])
  })

  it.each([
    [{ ...house, countrycode: 'DE', street: 'Hafenstraße' }, '', 'Hafenstraße 12, Sydney,'],
    [
      { ...house, type: 'street', street: '', name: 'Wharf Road', housenumber: '' },
      '12b wharf',
      '12b Wharf Road, Sydney,',
    ],
    [{ type: 'city', name: 'Berlin', countrycode: 'DE', state: 'Berlin' }, '', 'Berlin, Germany'],
    [{ ...house, city: '<b>Syd\u0000ney\u202e</b>' }, '', '12 Wharf Road, <b>Syd ney </b>,'],
  ])('PRF-6 reads the answer %j', async (properties, typed, address) => {
    const geocoder = await geocoderOf(answering(features(properties)))
    const [found] = await geocoder.search(typed, 5, patient())
    expect(found?.address).toMatch(address)
  })

  it('PRF-6 leaves out what is no address and cannot be kept', async () => {
    const all = features(
      { type: 'country', name: 'Australia', countrycode: 'AU' },
      { ...house, countrycode: 'XX' },
      { ...house, countrycode: 7 },
      { ...house, street: 'x'.repeat(400) },
      ...[{ ...house, street: 'ü'.repeat(150), city: '京'.repeat(150) }, house, house],
    )
    const geocoder = await geocoderOf(answering({ ...all, features: [...all.features, null, 'x'] }))
    const found = await geocoder.search('wharf', 5, patient())
    expect(found).toHaveLength(1)
    expect(found.every((one) => v.is(placeSuggestion, one))).toBe(true)
    expect(found.every((one) => one.placeId.length <= limits.placeId)).toBe(true)
  })

  it.each<[string, RequestListener]>([
    ['garbage', answering('<html>')],
    ['another shape', answering({ features: 'none' })],
    ['an endless answer', answering(JSON.stringify(features(house)) + ' '.repeat(300_000))],
    ['500', (_request, response) => void response.writeHead(500).end()],
    ['a redirect', (_request, response) => void response.writeHead(302, { location: '/' }).end()],
    ['a closed connection', (request) => void request.socket.destroy()],
    ['nothing within two seconds', () => {}],
  ])(
    'API-1 finds nothing and says so once, without the text, after %s',
    async (_title, listener) => {
      let time = 0
      const geocoder = await geocoderOf(listener, () => time)
      expect(await geocoder.search('Secret Street 7', 5, patient())).toEqual([])
      time = 20_000
      expect(await geocoder.search('Secret Street 8', 5, patient())).toEqual([])
      expect(lines).toHaveLength(1)
      expect(JSON.stringify(lines)).not.toMatch(/secret|127\.0\.0\.1/i)
    },
  )

  it('API-1 leaves a geocoder that failed alone for a while', async () => {
    const [time, asked] = [{ now: 0 }, { times: 0 }]
    const geocoder = await geocoderOf(
      (_request, response) => {
        asked.times += 1
        response.writeHead(503).end()
      },
      () => time.now,
    )
    for (const now of [0, 1000, 14_000, 16_000]) {
      time.now = now
      await geocoder.search(`wharf ${now}`, 5, patient())
    }
    expect(asked.times).toBe(2)
  })

  it('PRF-6 keeps answers, and gives a question up with its caller without blaming anybody', async () => {
    const asked: string[] = []
    const caller = new AbortController()
    const geocoder = await geocoderOf((request, response) => {
      asked.push(request.url ?? '')
      if (request.url?.includes('given-up')) caller.abort()
      else answering(features(house))(request, response)
    })
    const first = await geocoder.search('Wharf', 5, patient())
    expect(await geocoder.search(' wharf'.trim(), 5, patient())).toEqual(first)
    expect(await geocoder.search('given-up', 5, caller.signal)).toEqual([])
    expect(await geocoder.search('other', 5, patient())).toEqual(first)
    expect(asked).toHaveLength(3)
    expect(lines).toEqual([])
  })
})
