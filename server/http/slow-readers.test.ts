import { once } from 'node:events'
import type { Socket } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchInFlight } from './in-flight.ts'
import { endSlowReaders } from './slow-readers.ts'
import { createRawClient, type RawClient } from './testing/raw-client.ts'

/** More than the socket buffers at both ends take. */
const large = Buffer.alloc(32_000_000)
const transfer = 300_000

let app: FastifyInstance
let client: RawClient
let taken: Promise<Socket>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  app = fastify()
  endSlowReaders(app, watchInFlight(app), { transfer, stretch: 30_000, leastBytes: 15_000 })
  app.get('/large', async () => large)
  app.get('/small', async () => 'fine')
  await app.listen({ port: 0, host: '127.0.0.1' })
  client = createRawClient(app)
  taken = new Promise((done) => app.server.once('connection', done))
})
afterEach(async () => {
  vi.useRealTimers()
  client.end()
  await app.close()
})

/** Timers of answers, after one more look at all of them. */
function lookAndCount(): number {
  vi.advanceTimersToNextTimer()
  // The one that looks.
  return vi.getTimerCount() - 1
}

it('ACC-6 hangs up on who does not take an answer', async () => {
  const socket = await client.send('GET /large')
  socket.pause()
  const end = once(await taken, 'close')
  await expect.poll(lookAndCount).toBe(1)
  vi.advanceTimersByTime(transfer)
  await end
})

it.each(['/small', '/large'])('ACC-6 keeps no timer once %s is taken', async (path) => {
  const socket = await client.send(`GET ${path}`, ['connection: close'])
  socket.resume()
  await once(socket, 'end')
  await expect.poll(lookAndCount).toBe(0)
})
