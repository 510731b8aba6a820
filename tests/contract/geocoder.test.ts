import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Language } from '#src/i18n/languages.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { allLanguagesEnv, asking } from '../fixtures/asking.ts'
import { succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

const { organisationDetails, place, publicProfile, searchPlaces, updateOrganisation } = endpoints
const properties = {
  ...{ type: 'house', housenumber: '12', street: 'Wharf Road', city: 'Leichhardt' },
  ...{ state: 'New South Wales', postcode: '2040', countrycode: 'AU' },
}

contractSuite('geocoder', (bench) => {
  let stub: Server
  let app: TestApp
  let works = true

  beforeAll(async () => {
    stub = createServer((_request, response) =>
      works
        ? response.end(JSON.stringify({ features: [{ properties }] }))
        : response.writeHead(500).end(),
    )
    await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve))
    const { port } = stub.address() as AddressInfo
    const env = { ...allLanguagesEnv, GEOCODER_URL: `http://127.0.0.1:${port}` }
    app = await startTestApp(bench.open, bench.signer.publicKey, { env })
  })
  afterAll(async () => {
    await app.close()
    stub.close()
  })

  it('PRF-6 finds places outside, saves them, and shows them where no geocoder is configured', async () => {
    const owner = await bench.person()
    const { token } = owner
    const slug = await bench.organisation(owner)
    const query = { address: '12 wharf road' }
    const { data } = await succeed(app.url, searchPlaces, { token, query })
    const [found] = data
    expect(found?.address).toBe('12 Wharf Road, Leichhardt, New South Wales 2040, Australia')
    const id = found?.placeId ?? ''
    const { url } = bench.app
    const looked = await succeed(url, place, { token, params: { id } })
    expect(looked.data.address).toBe(found?.address)
    const contacts = { address: found?.address ?? '', address_identifier: id }
    await succeed(url, updateOrganisation, { token, params: { slug }, body: { contacts } })
    const saved = await succeed(url, organisationDetails, { token, params: { slug } })
    expect(JSON.stringify(saved)).toContain(id)
    const shown = await succeed(url, publicProfile, { params: { slug } })
    expect(JSON.stringify(shown)).toContain('"city":"Leichhardt"')
    expect(JSON.stringify(shown)).not.toContain('Wharf Road')
  })

  it('LNG-3 PRF-6 tells what it finds outside in the language of the page, from the same cache', async () => {
    const { token } = await bench.person()
    const query = { address: '12 Wharf  ROAD' }
    const found = async (language?: Language) => {
      const call = { token, query, ...asking(language) }
      return (await succeed(app.url, searchPlaces, call)).data[0]
    }
    const [english, german] = [await found(), await found('de')]
    expect(german?.address).toBe('12 Wharf Road, Leichhardt, New South Wales 2040, Australien')
    expect(german?.placeId).toBe(english?.placeId)
    expect(english?.address).toMatch(/, Australia$/)
  })

  it('PRF-6 API-1 searches here while the geocoder fails', async () => {
    works = false
    const { token } = await bench.person()
    const query = { address: '12 Wharf Rd, Leichardt NSW' }
    const { data } = await succeed(app.url, searchPlaces, { token, query })
    expect(data[0]?.address).toBe('12 Wharf Rd, Leichhardt, New South Wales, Australia')
  })
})
