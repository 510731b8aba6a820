import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { askServer } from './ask-server.ts'

/** Asks a server that answers as told; `seen` is what it was asked. */
async function asking(listener: RequestListener, signal?: AbortSignal) {
  const seen: string[] = []
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`)
    listener(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const reached = await askServer(
    (input, init) => fetch(new URL(String(input), base), init),
    signal,
  )
  server.close().closeAllConnections()
  return { reached, seen }
}

it('AUT-12 the server is there when it says that it is ready', async () => {
  const { reached, seen } = await asking((_, response) => response.end('{"status":"ready"}'))
  expect(reached).toBe(true)
  expect(seen).toEqual(['GET /ready'])
})

it.each([
  ['a page of a captive portal', 200, '<!doctype html><title>Log in</title>'],
  ['somebody else’s JSON', 200, '{"status":"captive"}'],
  ['JSON that is nothing', 200, 'null'],
  ['a server whose database is away', 503, '{"message":"Try again later."}'],
])('AUT-12 %s is no sign of life', async (_, status, body) => {
  const { reached } = await asking((_request, response) => response.writeHead(status).end(body))
  expect(reached).toBe(false)
})

it('AUT-12 a redirect is not followed, wherever it leads', async () => {
  const { reached, seen } = await asking((request, response) => {
    if (request.url === '/ready') response.writeHead(302, { location: '/portal' }).end()
    else response.end('{"status":"ready"}')
  })
  expect(reached).toBe(false)
  expect(seen).toEqual(['GET /ready'])
})

it('AUT-12 nothing at all is waited for no longer than the time for it', async () => {
  const stop = new AbortController()
  const { reached } = await asking(() => stop.abort(), stop.signal)
  expect(reached).toBe(false)
})
