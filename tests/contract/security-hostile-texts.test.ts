import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Endpoint } from '#src/contract/endpoint.ts'
import { endpoints, type EndpointName } from '#src/contract/endpoints.ts'
import { type CallInput, send } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { furnish, furnishedEnv } from '../fixtures/furnish.ts'
import { hostileTexts } from '../fixtures/hostile-texts.ts'
import { patternReaders } from '../fixtures/pattern-readers.ts'
import { type ServerProcess, startProcess } from '../fixtures/server-process.ts'
import { endpointTable } from '../fixtures/endpoint-table.ts'
import { createWorld, type World } from '../fixtures/world.ts'

// Nothing here measures time: what never ends fails by the limit of its test, because it happens in
// a thread or a process that can be ended.

describe('patterns', () => {
  let worker: Worker
  /** Whether it has come to an end with what it was given. */
  let isFree = false

  beforeEach(() => {
    if (!isFree) worker = new Worker(new URL('../fixtures/pattern-worker.ts', import.meta.url))
    isFree = false
  })
  afterEach(async () => {
    if (!isFree) await worker.terminate()
  })
  afterAll(() => worker.terminate())

  it.each(patternReaders)(
    'API-5 SEC-4 %s comes to an end with every hostile text',
    async (name) => {
      worker.postMessage(name)
      expect(await once(worker, 'message')).toEqual([name])
      isFree = true
    },
  )
})

/** The same value with a hostile text for each of its texts. */
function hostile(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text
  if (Array.isArray(value)) return value.map((one) => hostile(one, text))
  if (Buffer.isBuffer(value)) return Buffer.from(text)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, hostile(one, text)]))
}

const names = Object.keys(endpoints) as EndpointName[]
/** Characters; Node takes no longer address. */
const longestQuery = 4_000
/** Characters; each may be two bytes of a body of a megabyte. */
const longestBody = 450_000

/** As long as may be without the whole being refused unread. */
function lengthFor(body: unknown): number {
  const count = JSON.stringify(hostile(body, '!') ?? '').split('"!"').length - 1
  return Math.min(100_000, Math.floor(longestBody / Math.max(1, count)))
}

contractSuite(
  'hostile texts',
  (bench) => {
    let world: World
    let server: ServerProcess

    beforeAll(async () => {
      await furnish(bench)
      world = await createWorld(bench)
      server = await startProcess(bench.place, bench.signer)
    })
    afterAll(() => server.kill())

    it.each(names)('API-5 SEC-4 %s answers every hostile text', async (name) => {
      const { token } = world.people.owner
      const { body, query, ...call } = (await endpointTable[name].call(
        world,
      )) as CallInput<Endpoint>
      for (const text of hostileTexts(lengthFor(body))) {
        const sent: object = {
          ...call,
          token,
          ...(body !== undefined && { body: hostile(body, text) }),
          ...(query !== undefined && { query: hostile(query, text.slice(-longestQuery)) }),
        }
        const answer = await send(server.url, endpoints[name], sent)
        await answer.arrayBuffer()
        expect(answer.status, text.slice(0, 20)).toBeLessThan(500)
      }
      expect((await fetch(`${server.url}/health`)).status).toBe(200)
    })
  },
  furnishedEnv,
)
