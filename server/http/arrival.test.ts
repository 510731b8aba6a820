import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { limitArrivals } from './arrival.ts'
import { answerProblem } from './problem-handler.ts'
import { createRawClient, type RawClient } from './testing/raw-client.ts'

/** Milliseconds, of a clock that the test holds. */
const body = 10_000
const stretch = 30_000
const leastBytes = 100

const json = 'content-type: application/json'

let app: FastifyInstance
let client: RawClient
let arrived: string[]

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  app = fastify({ keepAliveTimeout: 72_000 })
  app.setErrorHandler(answerProblem)
  limitArrivals(app, { body, stretch, leastBytes })
  arrived = []
  app.addHook('onRequest', async ({ url }) => void arrived.push(url))
  app.all('/call', async () => 'fine')
  app.get('/later', () => new Promise<never>(() => {}))
  app.post(
    '/refused',
    { onRequest: async () => Promise.reject(new Error('refused')) },
    async () => '',
  )
  app.post('/file', { bodyLimit: 10_000_000 }, async () => 'kept')
  await app.listen({ port: 0, host: '127.0.0.1' })
  client = createRawClient(app)
})
afterEach(async () => {
  vi.useRealTimers()
  client.end()
  await app.close()
})

/** Sends a request, or the begin of one, and waits until the server has its head. */
async function begin(...request: Parameters<RawClient['send']>): Promise<Socket> {
  const before = arrived.length
  const socket = await client.send(...request)
  await expect.poll(() => arrived.length).toBe(before + 1)
  return socket
}

it.each([
  ['announces more than it sends', ['content-length: 100'], '{"a":'],
  ['sends chunks without end', ['transfer-encoding: chunked'], '5\r\n{"a":\r\n'],
  ['waits to be told to go on', ['content-length: 100', 'expect: 100-continue'], ''],
])('ACC-6 answers 408 to a call that %s, and hangs up', async (_what, headers, sent) => {
  const socket = await begin('POST /call', [json, ...headers], sent)
  vi.advanceTimersByTime(body)
  const answer = await text(socket)
  expect(answer).toMatch(/HTTP\/1.1 408 /)
  expect(answer).toMatch(/^connection: close\r$/im)
  expect(answer).toContain('"code":"timeout"')
})

it('ACC-6 answers 408 to a body that nobody reads, while the answer is to come', async () => {
  const socket = await begin('GET /later', ['content-length: 100'], 'x')
  vi.advanceTimersByTime(body)
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /)
})

it.each(['POST /none', 'GET /call', 'POST /refused'])(
  'ACC-6 hangs up on who goes on sending after the answer to %s',
  async (start) => {
    const socket = await begin(start, ['content-length: 100'], 'x')
    const [answer] = await new Promise<Buffer[]>((done) =>
      socket.once('data', (...all) => done(all)),
    )
    expect(String(answer)).toMatch(/^HTTP\/1.1 /)
    expect(socket.readyState).toBe('open')
    vi.advanceTimersByTime(body)
    expect(await text(socket)).toBe('')
  },
)

it('ACC-6 lets a connection be used again whose requests were whole', async () => {
  const socket = await begin('POST /call', [json, 'content-length: 2'], '{}')
  await new Promise((done) => socket.once('data', done))
  vi.advanceTimersByTime(body)
  client.write(socket, 'GET /call', ['connection: close'])
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 /)
})

it('ACC-6 keeps no timer for a request that is answered', async () => {
  for (const start of ['POST /call', 'POST /refused', 'POST /none']) {
    const socket = await begin(start, [json, 'content-length: 2', 'connection: close'], '{}')
    await text(socket)
  }
  await expect.poll(() => vi.getTimerCount()).toBe(0)
})

it('ACC-6 lets a file take its time for as long as it goes on', async () => {
  const connection = new Promise<Socket>((done) => app.server.once('connection', done))
  const file = [json, 'content-length: 1000']
  const socket = await begin('POST /file', file, '[')
  const { bytesRead } = await connection
  let sent = bytesRead
  for (let stretches = 0; stretches < 5; stretches += 1) {
    socket.write(' '.repeat(leastBytes))
    sent += leastBytes
    const goal = sent
    await expect.poll(async () => (await connection).bytesRead).toBe(goal)
    vi.advanceTimersByTime(stretch)
  }
  expect(socket.readyState).toBe('open')
  socket.write(' '.repeat(leastBytes - 1))
  await expect.poll(async () => (await connection).bytesRead).toBe(sent + leastBytes - 1)
  vi.advanceTimersByTime(stretch)
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /)
})
