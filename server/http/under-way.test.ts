import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchUnderWay } from './under-way.ts'

let app: FastifyInstance
let underWay: () => number
let gate: PromiseWithResolvers<void>
let sockets: Socket[]
/** How many there were as each began. */
let counted: number[]

beforeEach(async () => {
  app = fastify()
  underWay = watchUnderWay(app).count
  gate = Promise.withResolvers()
  sockets = []
  counted = []
  app.addHook('preHandler', async () => void counted.push(underWay()))
  app.all('/', async () => gate.promise.then(() => 'fine'))
  app.get('/broken', () => Promise.reject(new Error('broken')))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
})

async function send(head: string, body = ''): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  await once(socket, 'connect')
  write(socket, head, body)
  return socket
}

function write(socket: Socket, head: string, body = ''): void {
  socket.write(`${head} HTTP/1.1\r\nhost: localhost\r\n${body}\r\n`)
}

it('API-5 counts requests until they are answered', async () => {
  const waiting = [await send('GET /'), await send('GET /')]
  await expect.poll(underWay).toBe(2)
  gate.resolve()
  await Promise.all(waiting.map((socket) => once(socket, 'data')))
  await expect.poll(underWay).toBe(0)
})

it.each(['/broken', '/none', '/%zz'])('API-5 counts %s no longer than others', async (path) => {
  await send('GET /')
  await expect.poll(underWay).toBe(1)
  await once(await send(`GET ${path}`), 'data')
  await expect.poll(underWay).toBe(1)
})

it('API-5 counts all that comes at once, though each is answered before the next is looked at', async () => {
  gate.resolve()
  // New connections are taken one a turn; the next requests over them come together.
  const open = await Promise.all(Array.from({ length: 20 }, () => send('GET /')))
  await Promise.all(open.map((socket) => once(socket, 'data')))
  for (const socket of open) write(socket, 'GET /')
  await Promise.all(open.map((socket) => once(socket, 'data')))
  expect(Math.max(...counted)).toBe(20)
  await expect.poll(underWay).toBe(0)
})

it('API-5 counts nobody who hung up', async () => {
  const socket = await send('GET /')
  await expect.poll(underWay).toBe(1)
  socket.destroy()
  await expect.poll(underWay).toBe(0)
})

it('API-5 counts a connection that stays open only while it waits for an answer', async () => {
  gate.resolve()
  const socket = await send('GET /')
  await once(socket, 'data')
  await expect.poll(underWay).toBe(0)
  expect(socket.destroyed).toBe(false)
})

it('API-5 lets nobody who sends slowly take a place, until all is there', async () => {
  const slow = await send('POST /', 'content-type: application/json\r\ncontent-length: 2\r\n')
  await send('GET /')
  await expect.poll(underWay).toBe(1)
  slow.write('{}')
  await expect.poll(underWay).toBe(2)
})
