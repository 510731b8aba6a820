import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { accountEndpoints } from '../contract/endpoints/account.ts'
import { catalogueEndpoints } from '../contract/endpoints/catalogue.ts'
import { organisationEndpoints } from '../contract/endpoints/organisations.ts'
import { portalEndpoints } from '../contract/endpoints/portal.ts'
import { createCall, type HttpOptions } from './http.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void
const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close().closeAllConnections()))

async function listen(handler: Handler): Promise<string> {
  const server = createServer(handler)
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function answer(response: ServerResponse, status: number, body: unknown = {}): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function callTo(baseUrl: string, options: Partial<HttpOptions> = {}) {
  return createCall({
    baseUrl,
    paths: {},
    token: async () => 'old',
    refresh: async () => 'new',
    ...options,
  })
}

/** Accepts the token 'new' only, and counts what it refused. */
async function strictServer() {
  const seen: (string | undefined)[] = []
  const base = await listen((request, response) => {
    seen.push(request.headers.authorization)
    if (request.headers.authorization === 'Bearer new') answer(response, 200, { results: [] })
    else answer(response, 401, { message: 'Please log in.', code: 'unauthorised' })
  })
  return { base, seen }
}

it('AUT-7 sends the bearer token to the API base, query and body with it', async () => {
  const requests: string[] = []
  const base = await listen((request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers.authorization}`)
    answer(response, 200)
  })
  const call = callTo(`${base}/v2/`)
  await call(organisationEndpoints, 'searchOrganisations', { query: { keyword: 'a & b' } })
  await call(organisationEndpoints, 'createSupplier', { body: { name: 'Acme' } })
  expect(requests).toEqual([
    'GET /v2/organisation/search?keyword=a+%26+b Bearer old',
    'POST /v2/organization/supplier Bearer old',
  ])
})

it('AUT-7 never sends the token to a path overridden with an absolute URL, nor refreshes for it', async () => {
  const seen: (string | undefined)[] = []
  const foreign = await listen((request, response) => {
    seen.push(request.headers.authorization)
    answer(response, 401, { message: 'Who are you?' })
  })
  let refreshed = 0
  const call = callTo('http://127.0.0.1:1', {
    paths: async () => ({ credentials: `${foreign}/credentials` }),
    refresh: async () => `token-${++refreshed}`,
  })
  await expect(call(catalogueEndpoints, 'credentials')).rejects.toMatchObject({ status: 401 })
  expect(seen).toEqual([undefined])
  expect(refreshed).toBe(0)
})

it('AUT-7 keeps brand and environment on the own origin, without the token, whatever the API base', async () => {
  const asked: [string, string | null][] = []
  const call = callTo('https://api.example', {
    paths: { brandByHost: 'https://evil.example/:host' },
    fetch: async (url, init) => {
      asked.push([String(url), new Headers(init?.headers).get('authorization')])
      return Response.json({})
    },
  })
  await call(portalEndpoints, 'brandByHost', { params: { host: 'localhost:4310' } })
  await call(portalEndpoints, 'environment')
  expect(asked).toEqual([
    ['/api/brand/localhost%3A4310', null],
    ['/api/env', null],
  ])
})

it('API-3 calls the path that the environment names instead, parameters filled in', async () => {
  const asked: string[] = []
  const call = callTo('/api', {
    baseUrl: async () => 'https://api.example',
    paths: async () => ({ organisationDetails: 'v1/orgs/:slug/all' }),
    fetch: async (url) => {
      asked.push(String(url))
      return Response.json({})
    },
  })
  await call(organisationEndpoints, 'organisationDetails', { params: { slug: 'acme' } })
  expect(asked).toEqual(['https://api.example/v1/orgs/acme/all'])
})

it('AUT-5 asks for nothing that needs a user while nobody is signed in, and for what is public', async () => {
  const seen: string[] = []
  const base = await listen((request, response) => {
    seen.push(request.url ?? '')
    answer(response, 200, { results: [] })
  })
  const ask = (hasUser: boolean) =>
    callTo(base, { token: async () => null, refresh: async () => null, hasUser: () => hasUser })
  await expect(ask(false)(accountEndpoints, 'memberships')).rejects.toMatchObject({ status: 401 })
  expect(seen).toEqual([])
  await ask(false)(catalogueEndpoints, 'credentials')
  await ask(true)(accountEndpoints, 'memberships')
  expect(seen).toHaveLength(2)
})

it('AUT-8 refreshes once for concurrent 401s and repeats each request once', async () => {
  const { base, seen } = await strictServer()
  let refreshes = 0
  const gate = Promise.withResolvers<void>()
  const call = callTo(base, {
    refresh: async () => {
      refreshes++
      await gate.promise
      return 'new'
    },
  })
  const calls = Promise.all([1, 2, 3, 4].map(() => call(accountEndpoints, 'memberships')))
  await expect.poll(() => seen.length).toBe(4)
  gate.resolve()
  await expect(calls).resolves.toHaveLength(4)
  expect(refreshes).toBe(1)
  expect(seen.filter((one) => one === 'Bearer new')).toHaveLength(4)
})

it('AUT-8 lets a refusal that arrives after the refresh take its result', async () => {
  const { base } = await strictServer()
  let refreshes = 0
  const call = callTo(base, { refresh: async () => (refreshes++, 'new') })
  await call(accountEndpoints, 'memberships')
  await call(accountEndpoints, 'memberships')
  expect(refreshes).toBe(1)
})

it('AUT-8 repeats a request only once', async () => {
  const { base, seen } = await strictServer()
  const call = callTo(base, { refresh: async () => 'refused as well' })
  await expect(call(accountEndpoints, 'memberships')).rejects.toMatchObject({
    status: 401,
    message: 'Please log in.',
  })
  expect(seen).toHaveLength(2)
})

it('AUT-8 rejects all that wait when the refresh fails, and tries again for the next', async () => {
  const { base } = await strictServer()
  const gate = Promise.withResolvers<string | null>()
  let refreshes = 0
  let refused = 0
  const call = callTo(base, {
    refresh: async () => (refreshes++ === 0 ? gate.promise : 'new'),
    onOutcome: () => (refused += 1),
  })
  const calls = Promise.allSettled([1, 2, 3].map(() => call(accountEndpoints, 'memberships')))
  // A refusal that comes only after the refresh has failed would begin another.
  await expect.poll(() => refused).toBe(3)
  gate.resolve(null)
  const reasons = (await calls).map((one) => one.status === 'rejected' && String(one.reason))
  expect(reasons).toEqual(Array(3).fill('ProblemError: No idToken during refresh.'))
  await expect(call(accountEndpoints, 'memberships')).resolves.toEqual({ results: [] })
})

it('ERR-1 takes the message of the answer, with its code and field', async () => {
  const base = await listen((_, response) =>
    answer(response, 422, { message: 'name must not be empty', code: 'invalid', field: 'name' }),
  )
  await expect(
    callTo(base)(organisationEndpoints, 'createSupplier', { body: { name: '' } }),
  ).rejects.toMatchObject({
    status: 422,
    code: 'invalid',
    field: 'name',
    message: 'name must not be empty',
  })
})

it("ERR-1 else the error's message, else 'Ops! request not completed.'", async () => {
  const base = await listen((_, response) => response.writeHead(500).end())
  await expect(callTo(base)(accountEndpoints, 'memberships')).rejects.toMatchObject({
    status: 500,
    message: 'Ops! request not completed.',
  })
  const own = callTo('/api', { fetch: () => Promise.reject(new Error('Blocked by the proxy')) })
  await expect(own(accountEndpoints, 'memberships')).rejects.toMatchObject({
    status: 0,
    message: 'Blocked by the proxy',
  })
})

it("ERR-1 says in words for people that the network failed, instead of the browser's own", async () => {
  const offline = callTo('/api', { fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
  await expect(offline(accountEndpoints, 'memberships')).rejects.toMatchObject({
    status: 0,
    code: 'no-answer',
    message: 'The server could not be reached. Check your connection and try again.',
  })
})

it('rejects with the reason of the caller who gave up, so that nobody is told of a failure', async () => {
  const base = await listen(() => {})
  const controller = new AbortController()
  const call = callTo(base)(organisationEndpoints, 'searchOrganisations', {
    query: { keyword: 'acme' },
    signal: controller.signal,
  })
  controller.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

it('OFF-5 ERR-1 a refusal says how long the server asked to wait', async () => {
  const base = await listen((_request, response) => {
    response.setHeader('retry-after', '30')
    answer(response, 429, { message: 'Too many at once.', code: 'rate-limited' })
  })
  await expect(callTo(base)(organisationEndpoints, 'organisationDetails')).rejects.toMatchObject({
    status: 429,
    message: 'Too many at once.',
    retryAfter: 30_000,
  })
})
