import { expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { refuse, send, succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'

const { attributes, identifierTypeByType, identifierTypes, place, searchPlaces } = endpoints

contractSuite('catalogue', (bench) => {
  it.each([
    ['credentials', 242],
    ['products', 850],
    ['locations', 250],
    ['countries', 250],
  ] as const)('API-1 lists all %s', async (name, least) => {
    const { results } = await succeed(bench.app.url, endpoints[name])
    expect(results.length).toBeGreaterThanOrEqual(least)
  })

  it('PRF-9 lists at most as many attributes as asked for', async () => {
    const all = await succeed(bench.app.url, attributes, { query: { limit: '99' } })
    expect(all.results.map((one) => one.name)).toContain('Other minority')
    const few = await succeed(bench.app.url, attributes, { query: { limit: '2' } })
    expect(few.results).toEqual(all.results.slice(0, 2))
  })

  it.each([{ limit: 'many' }, { limit: '1000' }, { limit: '-1' }])(
    'API-5 refuses %j by name',
    async (query) => {
      expect(await refuse(bench.app.url, attributes, { query })).toMatchObject({
        status: 400,
        field: 'limit',
      })
    },
  )

  it('PRF-5 gives identifier types by country and by type id', async () => {
    const { url } = bench.app
    const answer = await succeed(url, identifierTypes, { params: { id: 'AU' } })
    const types = 'results' in answer ? answer.results : []
    expect(types.map((one) => one.typeId)).toContain('au-abn')
    const byId = await succeed(url, identifierTypes, { params: { id: 'au-abn' } })
    const byType = await succeed(url, identifierTypeByType, { params: { type: 'au-abn' } })
    expect(byId).toEqual(byType)
    expect(types).toContainEqual(byType)
  })

  it.each(['XX', 'no-such-type'])('API-5 answers 404 for the identifier type %s', async (id) => {
    expect(await refuse(bench.app.url, identifierTypes, { params: { id } })).toMatchObject({
      status: 404,
    })
  })

  it('PRF-6 finds places and looks them up, for people who are signed in', async () => {
    const { token } = await bench.person()
    const query = { address: '12 Wharf Road, Leichhardt' }
    const { data: found } = await succeed(bench.app.url, searchPlaces, { token, query })
    const params = { id: found[0]?.placeId ?? '' }
    const { data } = await succeed(bench.app.url, place, { token, params })
    expect(data.address_components).toContainEqual({
      long_name: 'Australia',
      short_name: 'AU',
      types: ['country'],
    })
  })

  it('KEEP-3 PRF-6 searches for an address of two characters in a script without an alphabet', async () => {
    const { token } = await bench.person()
    const query = { address: '東京' }
    const { data } = await succeed(bench.app.url, searchPlaces, { token, query })
    expect(data[0]?.address).toBe('Tokyo, Japan')
  })

  it.each(['nowhere', 'x'.repeat(600)])('API-5 answers 404 for the place %s', async (id) => {
    const { token } = await bench.person()
    expect(await refuse(bench.app.url, place, { token, params: { id } })).toMatchObject({
      status: 404,
    })
  })

  it('API-1 sends reference data compressed, once, and then 304', async () => {
    const { url } = bench.app
    const first = await send(url, endpoints.locations, { headers: { 'accept-encoding': 'br' } })
    expect(first.headers.get('content-encoding')).toBe('br')
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await send(url, endpoints.locations, { headers })).status).toBe(304)
    const plain = await send(url, endpoints.locations, {
      headers: { 'accept-encoding': 'identity' },
    })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.json()).toEqual(await first.json())
  })
})
