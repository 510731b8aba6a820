import { PassThrough } from 'node:stream'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { problemBody } from '#src/contract/problem-body.ts'
import { refuse, send, succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { rawCall, rawLines } from '../fixtures/raw-call.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

const { associate, createSupplier, searchOrganisations, updateOrganisation } = endpoints

contractSuite('HTTP', (bench) => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(bench.app.url + path, { headers })
  const problemOf = async (answer: Response) => ({
    status: answer.status,
    ...v.parse(v.strictObject(problemBody.entries), await answer.json()),
  })

  it.each([
    ['cut off', '{"name":', 400],
    ['empty', '', 400],
    ['not UTF-8 JSON', '\u0000\u0001', 400],
    ['poisoned', '{"__proto__":{"admin":true},"name":"x"}', 400],
    ['larger than 1 MB', JSON.stringify({ name: 'x'.repeat(1_100_000) }), 413],
    ['a number', '5', 422],
    ['null', 'null', 422],
    ['nested deeply', '['.repeat(100_000) + ']'.repeat(100_000), 422],
  ])('API-5 answers 4xx to a body that is %s and writes nothing', async (_what, text, status) => {
    const { user, token } = await bench.person()
    const body = Buffer.from(text)
    const problem = await refuse(bench.app.url, createSupplier, { token, body })
    expect(problem.status).toBe(status)
    expect(problem.message).toMatch(/\w+ .+/)
    expect(await bench.app.store.members.of(user.id)).toEqual([])
  })

  it('API-5 wants JSON and says so', async () => {
    const { token } = await bench.person()
    const call = { token, body: Buffer.from('name=x'), headers: { 'content-type': 'text/plain' } }
    expect(await refuse(bench.app.url, associate, call)).toMatchObject({ status: 415 })
  })

  it.each([
    ['/api/organizations/%zz', 400],
    ['/api/no-such-thing', 404],
    ['/api/constructor', 404],
  ])('API-5 answers %s with a problem', async (path, status) => {
    expect(await problemOf(await get(path))).toMatchObject({ status })
  })

  it.each([
    ['an unknown method', { path: '/api/env', method: 'FOO' }, 400, 'not valid HTTP'],
    ['an endless address', { path: `/api/env?${'x'.repeat(20_000)}` }, 431, 'longer'],
    ['broken percent-encoding', { path: '/api/organizations/%zz' }, 400, 'percent-encoding'],
  ])('API-5 answers %s with a problem', async (_what, { path, ...call }, status, words) => {
    const answer = await rawCall(bench.app.url, path, call)
    expect(answer.status).toBe(status)
    expect(answer.type).toBe('application/json; charset=utf-8')
    const { message } = v.parse(v.strictObject(problemBody.entries), JSON.parse(answer.text))
    expect(message).toContain(words)
  })

  it.each(['/api/env', '/health', '/identity/verify', '/nowhere'])(
    'SEC-4 answers 400 to two Host headers at %s, whichever comes first',
    async (path) => {
      const own = new URL(bench.app.url).host
      for (const hosts of [
        [own, 'evil.example'],
        ['evil.example', own],
        [own, own],
      ]) {
        const answer = await rawLines(bench.app.url, [
          `GET ${path} HTTP/1.1`,
          ...hosts.map((host) => `host: ${host}`),
          'connection: close',
        ])
        expect(answer).toMatch(/^HTTP\/1\.1 400 /)
        expect(answer).toContain('more than one Host header')
      }
    },
  )

  it('API-5 refuses a query key that it does not know, and one that is given twice', async () => {
    const { token } = await bench.person()
    const headers = { authorization: `Bearer ${token}` }
    const unknown = await get('/api/organisation/search?keyword=abc&limit=5', headers)
    expect(await problemOf(unknown)).toMatchObject({ status: 400, field: 'limit' })
    const twice = await get('/api/organisation/search?keyword=abc&keyword=def', headers)
    expect(await problemOf(twice)).toMatchObject({ status: 400, field: 'keyword' })
  })

  it('LNG-2 says of a refusal which sentence it is and what stands in it', async () => {
    const { token } = await bench.person()
    const tooLong = await refuse(bench.app.url, createSupplier, {
      token,
      body: { name: 'x'.repeat(161) },
    })
    expect(tooLong).toEqual({
      ...{ status: 422, code: 'invalid', reason: 'too-long', field: 'name' },
      ...{ params: { most: 160 }, message: 'name must have at most 160 characters' },
    })
    const unknown = await get('/api/public/organisation/detail/no-such-organisation')
    expect(await problemOf(unknown)).toEqual({
      ...{ status: 404, code: 'unknown-organisation' },
      message: 'There is no organisation with this address.',
    })
    const nowhere = await get('/api/no-such-thing')
    expect(await problemOf(nowhere)).toEqual({
      ...{ status: 404, code: 'not-found', reason: 'address' },
      message: 'There is nothing at this address.',
    })
  })

  it('API-5 gives each request an id, a harmless one of the caller if there is one', async () => {
    const own = (await get('/health')).headers.get('x-request-id')
    expect(own).toMatch(/^[0-9a-f-]{36}$/)
    const kept = await get('/health', { 'x-request-id': 'proxy-12345678' })
    expect(kept.headers.get('x-request-id')).toBe('proxy-12345678')
    const replaced = await get('/health', { 'x-request-id': '<script>alert(1)</script>' })
    expect(replaced.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('API-6 tells a watcher whether the process runs and its database answers', async () => {
    expect(await (await get('/health')).json()).toEqual({ status: 'ok' })
    expect(await (await get('/ready')).json()).toEqual({ status: 'ready' })
  })

  it('SEC-1 locks answers down', async () => {
    const { headers } = await get('/api/countries')
    expect(headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*frame-ancestors 'none'/,
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  it('API-1 describes every endpoint in the OpenAPI document', async () => {
    const answer = await get('/api/openapi.json')
    const document = v.parse(
      v.object({
        openapi: v.literal('3.1.0'),
        paths: v.record(v.string(), v.record(v.string(), v.object({ operationId: v.string() }))),
      }),
      await answer.json(),
    )
    const described = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((operation) => operation.operationId),
    )
    expect(described.toSorted()).toEqual(Object.keys(endpoints).toSorted())
    expect(document.paths).toHaveProperty(['/api/organizations/{slug}', 'patch'])
  })
})

contractSuite('the log', (bench) => {
  let app: TestApp
  let lines = ''

  beforeAll(async () => {
    const stream = new PassThrough()
    stream.on('data', (chunk: Buffer) => (lines += chunk.toString()))
    app = await startTestApp(bench.open, bench.signer.publicKey, { log: stream })
  })
  afterAll(() => app.close())

  it('API-5 SEC-5 names routes and statuses, never people, tokens or what they typed', async () => {
    const person = await bench.person({ email: 'secret.person@example.test' })
    const { token } = person
    const slug = await bench.organisation(person, 'Hidden Valley')
    await succeed(app.url, searchOrganisations, { token, query: { keyword: 'hidden' } })
    await refuse(app.url, updateOrganisation, {
      token,
      params: { slug },
      body: { website: 'secret-website' },
    })
    await send(app.url, updateOrganisation, {
      token: 'secret-token',
      params: { slug },
      body: {},
    })
    expect(lines).toContain('"route":"/api/organisation/search"')
    expect(lines).toContain('"route":"/api/organizations/:slug"')
    expect(lines).toContain('"status":422')
    for (const secret of [token, 'secret', 'hidden', 'Hidden', person.user.id]) {
      expect(lines).not.toContain(secret)
    }
  })
})
