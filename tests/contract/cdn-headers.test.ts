import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints, type EndpointName } from '#src/contract/endpoints.ts'
import { send } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { endpointTable } from '../fixtures/endpoint-table.ts'
import { furnish, furnishedEnv } from '../fixtures/furnish.ts'
import { operateJson } from '../fixtures/operator.ts'
import { rawCall } from '../fixtures/raw-call.ts'
import { createWorld, type World } from '../fixtures/world.ts'

const names = Object.keys(endpoints) as EndpointName[]
const forCaches = ['cdn-cache-control', 'surrogate-control', 'surrogate-key', 'cache-tag']
/** Whose answers a shared cache may hold for as long as the operator says. */
const shared: readonly EndpointName[] = ['publicProfile']

describe.each([
  ['without a setting', {}],
  ['with SHARED_CACHE_SECONDS=60', { SHARED_CACHE_SECONDS: '60' }],
])('%s', (_title, env: Record<string, string>) => {
  const isOn = 'SHARED_CACHE_SECONDS' in env

  contractSuite(
    'what shared caches are told',
    (bench) => {
      let world: World
      let slug: string
      beforeAll(async () => {
        await furnish(bench)
        world = await createWorld(bench)
        slug = await bench.organisation(await bench.person(), 'Wattle & Cotton')
      })
      const ask = (path: string) => rawCall(bench.app.url, path)

      it.each(names)('SEC-1 %s is held by no cache that has no right to it', async (name) => {
        const call = await endpointTable[name].call(world)
        const { headers } = await send(bench.app.url, endpoints[name], call as object)
        const own = forCaches.filter((header) => headers.has(header))
        expect(own).toEqual(isOn && shared.includes(name) ? forCaches : [])
        expect(headers.has('set-cookie')).toBe(false)
        const isOpen = endpoints[name].access === 'public'
        expect(isOpen || /no-store/.test(headers.get('cache-control') ?? '')).toBe(true)
      })

      it.each([
        ['/api/public/organisation/detail/SLUG', 'public, no-cache', 0],
        [
          '/api/badge/green?organisation=SLUG',
          'public, max-age=300, stale-while-revalidate=86400',
          300,
        ],
      ])('%s of a supplier says how long, and under which key', async (path, before, maxAge) => {
        const { headers } = await ask(path.replace('SLUG', slug))
        const limit = 'max-age=60, stale-while-revalidate=60'
        const expected = isOn
          ? {
              'cache-control': `public, max-age=${maxAge}, s-maxage=60`,
              'cdn-cache-control': limit,
              'surrogate-control': limit,
              'surrogate-key': `organisation-${slug}`,
              'cache-tag': `organisation-${slug}`,
            }
          : { 'cache-control': before }
        expect(headers).toMatchObject(expected)
        // What is left of the calls of whoever asked first is nothing to others.
        expect('ratelimit' in headers).toBe(!isOn)
      })

      it('the refusal of a profile that is suspended is held by no cache, its picture no longer than before', async () => {
        await operateJson(bench.place, ['organisations', 'suspend', slug])
        const refusal = await ask(`/api/public/organisation/detail/${slug}`)
        expect([refusal.status, refusal.headers['cache-control']]).toEqual([410, 'no-store'])
        const picture = await ask(`/api/badge/green?organisation=${slug}`)
        expect([picture.status, picture.headers['surrogate-key']]).toEqual([
          410,
          isOn ? `organisation-${slug}` : undefined,
        ])
      })
    },
    { ...furnishedEnv, RATE_LIMIT_PER_MINUTE: '100000', ...env },
  )
})
