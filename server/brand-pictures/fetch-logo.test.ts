import { once } from 'node:events'
import { createServer, get, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { isPublicAddress } from '../http/public-address.ts'
import { fetchLogo, type Ways } from './fetch-logo.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

const logo = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/** A server on loopback that stands for a brand's, and how often it was reached. */
async function brandServer(answer: RequestListener = (_request, reply) => reply.end(logo)) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  servers.push(server)
  let connections = 0
  server.on('connection', () => (connections += 1))
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { port, connections: () => connections }
}

/** Ways with a name server of ours, and over plain HTTP, for which no certificate is needed. */
function ways(addresses: string[], more: Partial<Ways> = {}): Ways {
  return {
    schemes: { 'http:': get },
    lookup: (_host, _options, found) =>
      found(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    isAllowed: () => true,
    timeout: 2_000,
    ...more,
  }
}

it('WGT-8 fetches the logo of a brand from the address that its host has', async () => {
  const { port } = await brandServer()
  const bytes = await fetchLogo(`http://brand.example:${port}/logo.svg`, ways(['127.0.0.1']))
  expect(bytes?.toString()).toBe(logo)
})

it.each([
  [['127.0.0.1']],
  [['10.0.0.7']],
  [['169.254.169.254']],
  [['::1']],
  [['::ffff:127.0.0.1']],
  [['fe80::1']],
  [['93.184.215.14', '127.0.0.1']],
  [['2606:4700::1', '192.168.0.1']],
  [[]],
])('SEC-4 reaches no host that resolves to %j', async (addresses) => {
  const { port, connections } = await brandServer()
  const careful = ways(addresses, { isAllowed: isPublicAddress })
  await expect(fetchLogo(`http://brand.example:${port}/`, careful)).rejects.toThrow('The host')
  expect(connections()).toBe(0)
})

it.each(['127.0.0.1', '127.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]', '[::]'])(
  'SEC-4 reaches no host that is written %s',
  async (host) => {
    const { port, connections } = await brandServer()
    const careful = ways(['93.184.215.14'], { isAllowed: isPublicAddress })
    expect(await fetchLogo(`http://${host}:${port}/`, careful)).toBeNull()
    expect(connections()).toBe(0)
  },
)

it.each(['http://brand.example/logo.svg', 'ftp://brand.example/', 'file:///etc/passwd'])(
  'SEC-4 does not fetch %s: only HTTPS cannot be tampered with on its way',
  async (address) => {
    expect(await fetchLogo(address)).toBeNull()
  },
)

it('SEC-4 follows no redirect', async () => {
  const secret = await brandServer()
  const { port } = await brandServer((_request, reply) =>
    reply.writeHead(302, { location: `http://127.0.0.1:${secret.port}/` }).end(),
  )
  expect(await fetchLogo(`http://brand.example:${port}/`, ways(['127.0.0.1']))).toBeNull()
  expect(secret.connections()).toBe(0)
})

it('SEC-4 gives up a logo without end', async () => {
  const { port } = await brandServer((_request, reply) => {
    const write = () => {
      while (!reply.destroyed && reply.write(Buffer.alloc(65_536)));
    }
    reply.on('drain', write)
    write()
  })
  expect(await fetchLogo(`http://brand.example:${port}/`, ways(['127.0.0.1']))).toBeNull()
})

it.each([
  ['says nothing', () => {}],
  ['stops halfway', (_request, reply) => reply.write('<svg')],
] satisfies [string, RequestListener][])(
  'SEC-4 gives up a server that %s',
  async (_what, answer) => {
    const { port } = await brandServer(answer)
    const hasty = ways(['127.0.0.1'], { timeout: 50 })
    await expect(fetchLogo(`http://brand.example:${port}/`, hasty)).rejects.toThrow(/abort/i)
  },
)
