import { expect, it } from 'vitest'
import { organisationEndpoints } from '../contract/endpoints/organisations.ts'
import { portalEndpoints } from '../contract/endpoints/portal.ts'
import { recommendationEndpoints } from '../contract/endpoints/recommendations.ts'
import { createCall, type HttpOptions } from './http.ts'
import type { OwnAnswer } from './in-process.ts'

const json = { status: 200, contentType: 'application/json', body: '{"data":1}', retryAfter: null }

/** A client on a server that answers so, and what it has asked for in which way. */
function callFrom(answer: OwnAnswer, options: Partial<HttpOptions> = {}) {
  const asked: string[] = []
  const call = createCall({
    ...{ baseUrl: '/api', paths: {}, language: 'de' as const },
    token: async () => null,
    refresh: async () => null,
    async inProcess(path, headers) {
      asked.push(`${path} in ${headers['accept-language']}`)
      return answer
    },
    async fetch(url) {
      asked.push(`fetch ${String(url)}`)
      return Response.json({ data: 2 })
    },
    ...options,
  })
  return { call, asked }
}

it('API-6 a server reads from itself without a network, in the language of the page', async () => {
  const { call, asked } = callFrom(json)
  const params = { slug: 'a b' }
  expect(await call(organisationEndpoints, 'publicProfile', { params })).toEqual({ data: 1 })
  expect(asked).toEqual(['/api/public/organisation/detail/a%20b in de'])
})

it('API-6 what it refuses is a problem, as over a network', async () => {
  const body = '{"message":"No longer here.","code":"suspended"}'
  const { call } = callFrom({ ...json, status: 410, body, retryAfter: '2' })
  const params = { slug: 'ada' }
  await expect(call(organisationEndpoints, 'publicProfile', { params })).rejects.toMatchObject({
    ...{ status: 410, code: 'suspended', message: 'No longer here.', retryAfter: 2_000 },
  })
})

it('API-3 an API elsewhere is asked over the network, the brand still here', async () => {
  const { call, asked } = callFrom(json, { baseUrl: 'https://api.example' })
  await call(organisationEndpoints, 'publicProfile', { params: { slug: 'ada' } })
  await call(portalEndpoints, 'brandByHost', { params: { host: 'localhost' } })
  expect(asked).toEqual([
    'fetch https://api.example/public/organisation/detail/ada',
    expect.stringMatching(/^\/.*localhost in de$/),
  ])
})

it('API-6 what has a body is sent as such, also where it only asks', async () => {
  const { call, asked } = callFrom(json)
  const input = { body: { credentials: [] }, isRead: true as const }
  await call(recommendationEndpoints, 'recommendCredentials', input)
  expect(asked).toEqual([expect.stringMatching(/^fetch /)])
})
