import fc from 'fast-check'
import * as v from 'valibot'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Endpoint, Schema } from '#src/contract/endpoint.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { problemBody } from '#src/contract/problem-body.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'
import { type RawAnswer, rawCall } from '../fixtures/raw-call.ts'
import { logWrites, type WriteLog } from '../fixtures/write-log.ts'

// The same seed each time: what fails once fails again.
const runs = { seed: 20_260_101, numRuns: 25 } as const
const all: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints)
const closed = all.filter(([, { access }]) => access !== 'public')
const withBody = all.filter(([, { body }]) => body !== undefined)
const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const

contractSuite('bad requests', (bench) => {
  let owner: Person
  let good: Record<string, string>
  let log: WriteLog
  let before: number

  beforeAll(async () => {
    owner = await bench.person()
    const slug = await bench.organisation(owner)
    good = {
      slug,
      organisationSlug: slug,
      id: 'AU',
      type: 'au-abn',
      host: 'localhost',
      name: 'Acme',
    }
    log = await logWrites(bench)
  })
  beforeEach(async () => {
    before = await log.last()
  })

  const urlOf = (endpoint: Endpoint, params: Record<string, string>) =>
    (endpoint.base === 'origin' ? '' : '/api') +
    endpoint.path.replaceAll(/:(\w+)/g, (_whole, name: string) => params[name] ?? good[name] ?? 'x')
  const headers = (more: Record<string, string> = {}) => ({
    authorization: `Bearer ${owner.token}`,
    ...more,
  })
  const json = { 'content-type': 'application/json' }
  /** A query that the endpoint takes, so that only what a test sends besides it is wrong. */
  const goodQuery = ({ query }: Endpoint) => {
    const { entries = {} } = (query ?? {}) as { entries?: Record<string, Schema> }
    const needed = Object.entries(entries).filter(([, entry]) => entry.type !== 'optional')
    return `?${needed.map(([name]) => `${name}=${good[name] ?? 'sydney'}`).join('&')}`
  }

  function expectProblem({ status, type, text }: RawAnswer) {
    expect(status, text).toBeGreaterThanOrEqual(400)
    expect(status, text).toBeLessThan(500)
    expect(type).toBe('application/json; charset=utf-8')
    return v.parse(v.strictObject(problemBody.entries), JSON.parse(text))
  }
  it.each(closed)('API-5 SEC-3 %s lets no garbage pass for a token', async (_name, endpoint) => {
    const [head = '', payload = '', signature = ''] = owner.token.split('.')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    const garbage = fc.oneof(
      fc.base64String({ maxLength: 200 }).map((text) => `Bearer ${text}`),
      fc.constantFrom(
        '',
        'Bearer',
        'Basic dXNlcjpwYXNz',
        owner.token,
        `Bearer ${none}.${payload}.`,
        `Bearer ${head}.${payload}.`,
        `Bearer ${head}.${payload}.${signature.toLowerCase()}`,
        `Bearer ${signature}.${payload}.${head}`,
        `Bearer ${owner.token} ${owner.token}`,
        `Bearer ${'x'.repeat(7_000)}`,
      ),
    )
    await fc.assert(
      fc.asyncProperty(garbage, async (authorization) => {
        const answer = await rawCall(bench.app.url, urlOf(endpoint, {}) + goodQuery(endpoint), {
          method: endpoint.method,
          headers: { authorization },
        })
        expect(answer.status).toBe(401)
        expectProblem(answer)
      }),
      runs,
    )
    expect(await log.last()).toBe(before)
  })

  it.each(all)(
    'API-5 %s answers a method that it does not have with a problem',
    async (_name, endpoint) => {
      const taken = all
        .filter(([, other]) => urlOf(other, {}) === urlOf(endpoint, {}))
        .map(([, { method }]) => method)
      for (const method of methods.filter((one) => !taken.includes(one))) {
        const call = { method, headers: headers(json), body: '{}' }
        const answer = await rawCall(bench.app.url, urlOf(endpoint, {}) + goodQuery(endpoint), call)
        expect(expectProblem(answer).message).toMatch(/\w/)
      }
      expect(await log.last()).toBe(before)
    },
  )

  it.each(withBody)(
    'API-5 %s refuses bodies that are no JSON, or too long',
    async (_name, endpoint) => {
      const whole = JSON.stringify({ name: 'Acme', organisationSlug: good['slug'] })
      const type = (value: string) => ({ 'content-type': value })
      const bodies: readonly [Record<string, string>, string | Buffer][] = [
        [type('text/plain'), whole],
        [type('application/x-www-form-urlencoded'), 'name=Acme'],
        [type('multipart/form-data; boundary=x'), '--x--'],
        [type('nonsense'), whole],
        [type(';'), whole],
        [{}, whole],
        [json, whole.slice(0, -1)],
        [json, ''],
        [json, Buffer.from([0xff, 0xfe, 0x7b])],
        [json, `{"__proto__":{"isAdmin":true}}`],
        [json, `{"constructor":{"prototype":{"isAdmin":true}}}`],
        [json, JSON.stringify({ name: 'x'.repeat(1_048_577) })],
        [{ ...json, 'content-encoding': 'gzip' }, Buffer.from([0x1f, 0x8b, 0])],
      ]
      for (const [own, body] of bodies) {
        const call = { method: endpoint.method, headers: headers(own), body }
        expectProblem(await rawCall(bench.app.url, urlOf(endpoint, {}), call))
      }
      expect(await log.last()).toBe(before)
    },
  )
})
