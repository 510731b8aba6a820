import { once } from 'node:events'
import type { Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endConnections } from './end-connections.ts'
import { watchInFlight, type InFlight } from './in-flight.ts'
import { createRawClient, type RawClient } from './testing/raw-client.ts'

let app: FastifyInstance
let inFlight: InFlight
let client: RawClient
/** Begins to close the server. */
let close: () => Promise<{ closed: Promise<undefined> }>
/** What the routes answer with. */
let later: PromiseWithResolvers<string>
let file: PassThrough

beforeEach(async () => {
  // Longer than a test may take, like those of a server.
  app = fastify({ keepAliveTimeout: 72_000, connectionTimeout: 60_000 })
  inFlight = watchInFlight(app)
  endConnections(app, inFlight)
  const closing = Promise.withResolvers<void>()
  app.addHook('preClose', async () => closing.resolve())
  close = async () => {
    const closed = app.close()
    await closing.promise
    return { closed }
  }
  later = Promise.withResolvers()
  file = new PassThrough()
  app.all('/later', () => later.promise)
  app.get('/file', (_request, reply) => reply.type('text/plain').send(file))
  await app.listen({ port: 0, host: '127.0.0.1' })
  client = createRawClient(app)
})
afterEach(async () => {
  client.end()
  await app.close()
})

async function send(request: string): Promise<Socket> {
  const socket = await client.open()
  const before = inFlight.replies().length
  socket.write(request)
  await expect.poll(() => inFlight.replies().length).toBe(before + 1)
  return socket
}

it('API-6 ends connections that were opened ahead of need', async () => {
  const socket = await client.open()
  await app.close()
  expect(await text(socket)).toBe('')
})

it.each(['GET / HTTP/1.1\r\nHost: local', '\r\n'])(
  'API-6 ends a connection over which %j came, and no more',
  async (begin) => {
    const socket = await client.open()
    socket.write(begin)
    // What comes over another connection later is read later.
    await send('GET /later HTTP/1.1\r\nhost: localhost\r\n\r\n')
    const { closed } = await close()
    expect(await text(socket)).toBe('')
    later.resolve('the answer')
    await closed
  },
)

it('API-6 leaves the connections of other servers alone', async () => {
  const other = fastify()
  await other.listen({ port: 0, host: '127.0.0.1' })
  const socket = await createRawClient(other).open()
  await app.close()
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('404')
  await other.close()
})

it('API-6 answers what is under way and ends its connection with it', async () => {
  const socket = await send('GET /later HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const { closed } = await close()
  later.resolve('the answer')
  const answer = await text(socket)
  expect(answer).toMatch(/^connection: close\r$/im)
  expect(answer).toContain('the answer')
  await closed
})

it('API-6 answers what is still arriving', async () => {
  later.resolve('the answer')
  const head = 'content-type: application/json\r\ncontent-length: 2\r\n'
  const socket = await send(`POST /later HTTP/1.1\r\nhost: localhost\r\n${head}\r\n`)
  const { closed } = await close()
  socket.write('{}')
  expect(await text(socket)).toContain('the answer')
  await closed
})

it('API-6 sends to its end what has begun', async () => {
  const socket = await send('GET /file HTTP/1.1\r\nhost: localhost\r\n\r\n')
  file.write('the begin')
  const [begin] = await once(socket, 'data')
  expect(String(begin)).toContain('keep-alive')
  const { closed } = await close()
  file.end(', the end')
  expect(await text(socket)).toContain(', the end')
  await closed
})
