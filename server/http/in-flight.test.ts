import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchInFlight } from './in-flight.ts'
import { createRawClient, type RawClient } from './testing/raw-client.ts'

let app: FastifyInstance
let inFlight: () => number
let gate: PromiseWithResolvers<void>
let client: RawClient
let send: RawClient['send']
/** How many there were as each began. */
let counted: number[]

beforeEach(async () => {
  app = fastify()
  inFlight = watchInFlight(app).count
  gate = Promise.withResolvers()
  counted = []
  app.addHook('preHandler', async () => void counted.push(inFlight()))
  app.all('/', async () => gate.promise.then(() => 'fine'))
  app.get('/large', async () => Buffer.alloc(32_000_000))
  app.get('/file', async (_request, reply) => {
    const file = new PassThrough()
    file.write('the begin of it')
    return reply.send(file)
  })
  app.get('/broken', () => Promise.reject(new Error('broken')))
  await app.listen({ port: 0, host: '127.0.0.1' })
  client = createRawClient(app)
  send = client.send
})
afterEach(async () => {
  client.end()
  await app.close()
})

it('API-5 counts requests until they are answered', async () => {
  const waiting = [await send('GET /'), await send('GET /')]
  await expect.poll(inFlight).toBe(2)
  gate.resolve()
  await Promise.all(waiting.map((socket) => once(socket, 'data')))
  await expect.poll(inFlight).toBe(0)
})

it.each(['/broken', '/none', '/%zz'])('API-5 counts %s no longer than others', async (path) => {
  await send('GET /')
  await expect.poll(inFlight).toBe(1)
  await once(await send(`GET ${path}`), 'data')
  await expect.poll(inFlight).toBe(1)
})

it('API-5 counts all that comes at once, though each is answered before the next is looked at', async () => {
  gate.resolve()
  // New connections are taken one a turn; the next requests over them come together.
  const open = await Promise.all(Array.from({ length: 20 }, () => send('GET /')))
  await Promise.all(open.map((socket) => once(socket, 'data')))
  for (const socket of open) client.write(socket, 'GET /')
  await Promise.all(open.map((socket) => once(socket, 'data')))
  expect(Math.max(...counted)).toBe(20)
  await expect.poll(inFlight).toBe(0)
})

it('API-5 counts nobody who hung up', async () => {
  const socket = await send('GET /')
  await expect.poll(inFlight).toBe(1)
  socket.destroy()
  await expect.poll(inFlight).toBe(0)
})

it('API-5 counts a connection that stays open only while it waits for an answer', async () => {
  gate.resolve()
  const socket = await send('GET /')
  await once(socket, 'data')
  await expect.poll(inFlight).toBe(0)
  expect(socket.destroyed).toBe(false)
})

it('API-5 lets nobody who sends slowly take a place, until all is there', async () => {
  const slow = await send('POST /', ['content-type: application/json', 'content-length: 2'])
  await send('GET /')
  await expect.poll(inFlight).toBe(1)
  slow.write('{}')
  await expect.poll(inFlight).toBe(2)
})

it.each(['/large', '/file'])(
  'ACC-6 counts nobody who reads slowly once the answer is made (%s)',
  async (path) => {
    const socket = await send(`GET ${path}`)
    await once(socket, 'readable')
    await expect.poll(inFlight).toBe(0)
    expect(socket.readyState).toBe('open')
  },
)

it('ACC-6 counts answers of one connection that wait behind one that is not read no longer than others', async () => {
  gate.resolve()
  const socket = await send('GET /large')
  // All at once: Node takes no further ones over a connection that has enough to send.
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(5))
  await expect.poll(() => counted.length).toBe(6)
  await expect.poll(inFlight).toBe(0)
})
