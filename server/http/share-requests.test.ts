import { once } from 'node:events'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchInFlight, type InFlight } from './in-flight.ts'
import { answerProblem } from './problem-handler.ts'
import { shareRequests } from './share-requests.ts'
import { createRawClient, type RawClient } from './testing/raw-client.ts'

/** One caller may have two of them. */
const maxRequests = 6

let app: FastifyInstance
let client: RawClient
let inFlight: InFlight
let later: PromiseWithResolvers<string>

beforeEach(async () => {
  app = fastify({ trustProxy: 'loopback' })
  app.setErrorHandler(answerProblem)
  inFlight = watchInFlight(app)
  shareRequests(app, inFlight, maxRequests)
  later = Promise.withResolvers()
  app.all('/later', () => later.promise)
  for (const path of ['/quick', '/health']) app.all(path, async () => 'fine')
  app.post('/file', { bodyLimit: 10_000_000 }, async () => 'kept')
  await app.listen({ port: 0, host: '127.0.0.1' })
  client = createRawClient(app)
})
afterEach(async () => {
  later.resolve('at last')
  client.end()
  await app.close()
})

const by = (address: string) => `x-forwarded-for: ${address}`
const arriving = ['content-type: application/json', 'content-length: 100']
const unanswered = () => inFlight.unanswered().length

/** Sends a request that stays, and waits until the server has its head. */
async function occupy(start: string, headers: readonly string[]): Promise<Socket> {
  const before = unanswered()
  const socket = await client.send(start, headers)
  await expect.poll(unanswered).toBe(before + 1)
  return socket
}

async function ask(start: string, headers: readonly string[]): Promise<string> {
  return text(await client.send(start, [...headers, 'connection: close']))
}

it('ACC-6 refuses a caller who has a third of all requests at work, and nobody else', async () => {
  const mine = [
    await occupy('GET /later', [by('192.0.2.1')]),
    await occupy('GET /later', [by('192.0.2.1')]),
  ]
  const refused = await ask('GET /quick', [by('192.0.2.1')])
  expect(refused).toMatch(/^HTTP\/1.1 429 /)
  expect(refused).toMatch(/^retry-after: 1\r$/im)
  expect(refused).toContain('"code":"too-many-requests"')
  expect(await ask('GET /health', [by('192.0.2.1')])).toMatch(/^HTTP\/1.1 200 /)
  expect(await ask('GET /quick', [by('192.0.2.2')])).toMatch(/^HTTP\/1.1 200 /)
  later.resolve('at last')
  await Promise.all(mine.map((socket) => once(socket, 'data')))
  expect(await ask('GET /quick', [by('192.0.2.1')])).toMatch(/^HTTP\/1.1 200 /)
})

it('ACC-6 takes the network of one household in IPv6 for one caller', async () => {
  await occupy('GET /later', [by('2001:db8:1:2::1')])
  await occupy('GET /later', [by('2001:db8:1:2::2')])
  expect(await ask('GET /quick', [by('2001:db8:1:2::3')])).toMatch(/^HTTP\/1.1 429 /)
  expect(await ask('GET /quick', [by('2001:db8:1:3::1')])).toMatch(/^HTTP\/1.1 200 /)
})

it('ACC-6 refuses nobody at the address of this machine, which may be that of a proxy', async () => {
  for (let turn = 0; turn < 3; turn += 1) await occupy('GET /later', [])
  expect(await ask('GET /quick', [])).toMatch(/^HTTP\/1.1 200 /)
})

it.each([[[by('192.0.2.1')]], [[]]])(
  'ACC-6 has who sends slowly make room for others at the same address, the slowest first (%s)',
  async (headers) => {
    const slow = [
      await occupy('POST /quick', [...headers, ...arriving]),
      await occupy('POST /quick', [...headers, ...arriving]),
    ]
    expect(await ask('GET /quick', headers)).toMatch(/^HTTP\/1.1 200 /)
    const [first, second] = slow
    expect(first && (await text(first))).toMatch(/^HTTP\/1.1 408 /)
    expect(second?.readyState).toBe('open')
  },
)

it('ACC-6 cuts off no file for it', async () => {
  const file = await occupy('POST /file', [by('192.0.2.1'), ...arriving])
  await occupy('GET /later', [by('192.0.2.1')])
  expect(await ask('GET /quick', [by('192.0.2.1')])).toMatch(/^HTTP\/1.1 429 /)
  expect(file.readyState).toBe('open')
})

it('ACC-6 takes twenty files of one caller at a time', async () => {
  const own = fastify({ trustProxy: 'loopback' })
  own.setErrorHandler(answerProblem)
  const watched = watchInFlight(own)
  shareRequests(own, watched, 300)
  own.post('/file', { bodyLimit: 10_000_000 }, async () => 'kept')
  await own.listen({ port: 0, host: '127.0.0.1' })
  const sender = createRawClient(own)
  for (let turn = 0; turn < 20; turn += 1) await sender.send('POST /file', arriving)
  await expect.poll(() => watched.unanswered().length).toBe(20)
  const next = await sender.send('POST /file', arriving)
  const [refused] = await once(next, 'data')
  expect(String(refused)).toMatch(/^HTTP\/1.1 429 /)
  sender.end()
  await own.close()
})
