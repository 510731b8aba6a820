import { once } from 'node:events'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { watchInFlight, type InFlight } from './in-flight.ts'
import { shareConnections } from './share-connections.ts'
import { createRawClient, type RawClient } from './testing/raw-client.ts'

let app: FastifyInstance
let client: RawClient
let inFlight: InFlight
let later: PromiseWithResolvers<string>

async function start(isShared: boolean): Promise<void> {
  app = fastify()
  inFlight = watchInFlight(app)
  shareConnections(app, { inFlight, isShared: () => isShared, most: 2 })
  later = Promise.withResolvers()
  app.get('/later', () => later.promise)
  app.get('/large', async () => Buffer.alloc(32_000_000))
  await app.listen({ port: 0, host: '127.0.0.1' })
  client = createRawClient(app)
}
afterEach(async () => {
  later.resolve('at last')
  client.end()
  await app.close()
})

/** Sends a request whose answer is to come. */
async function wait(): Promise<Socket> {
  const before = inFlight.unanswered().length
  const socket = await client.send('GET /later', ['connection: close'])
  await expect.poll(() => inFlight.unanswered().length).toBe(before + 1)
  return socket
}

it('ACC-6 ends the oldest connection of an address that waits for nothing, where there are too many', async () => {
  await start(false)
  const busy = await wait()
  const idle = await client.open()
  const latest = await client.open()
  expect(await text(idle)).toBe('')
  expect(latest.readyState).toBe('open')
  later.resolve('at last')
  expect(await text(busy)).toContain('at last')
})

it('ACC-6 takes one over which a head comes slowly, or whose answer is not read, for such a one', async () => {
  await start(false)
  const head = await client.open()
  head.write('GET / HTTP/1.1\r\nx-slow: ')
  const reader = await client.send('GET /large')
  await once(reader, 'readable')
  await client.open()
  expect(await text(head)).toBe('')
  const latest = await client.open()
  await once(reader.resume(), 'close')
  expect(latest.readyState).toBe('open')
})

it('ACC-6 takes no further connection of an address that waits for answers over all it may have', async () => {
  await start(false)
  const busy = [await wait(), await wait()]
  expect(await text(await client.open())).toBe('')
  later.resolve('at last')
  for (const socket of busy) expect(await text(socket)).toContain('at last')
})

it('ACC-6 lets an address that many share have as many as it likes', async () => {
  await start(true)
  const all = [await client.open(), await client.open(), await client.open()]
  client.write(all[0] as Socket, 'GET /none')
  await once(all[0] as Socket, 'data')
  expect(all.map(({ readyState }) => readyState)).toEqual(['open', 'open', 'open'])
})
