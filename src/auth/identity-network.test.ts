import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createLocalArea } from '../lib/local-area.ts'
import { createIdentityNetwork } from './identity-network.ts'

const memoryArea = () =>
  createLocalArea(() => {
    throw new Error('as long as this test')
  })

async function provider(status = 200) {
  /** When set, something else answers in the provider's place. */
  const captive = { page: '' }
  /** Until it is let, nothing is answered. */
  const gate = { open: Promise.resolve() }
  let asked = 0
  const server = createServer(async (request, response) => {
    asked += 1
    await gate.open
    response.writeHead(status, { 'content-type': captive.page ? 'text/html' : 'application/json' })
    response.end(
      captive.page || JSON.stringify({ path: request.url, method: request.method, asked }),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const page = { protocol: 'http:', hostname: '127.0.0.1', host }
  const close = () => new Promise((done) => server.close(done).closeAllConnections())
  return { page, host, close, captive, gate, asked: () => asked }
}

it('AUT-2 reaches the embedded provider over http on loopback, under its https identifier', async () => {
  const { page, host, close } = await provider()
  const network = createIdentityNetwork(page, memoryArea())
  const answer = await network.sendPostRequestAsync(`https://${host}/identity/token`, { body: 'x' })
  expect(answer).toMatchObject({ status: 200, body: { path: '/identity/token', method: 'POST' } })
  await close()
})

it('AUT-2 never takes the https away from a provider that is not this page, nor on a public host', async () => {
  const { page, host, close } = await provider()
  const secure = createIdentityNetwork({ ...page, hostname: 'portal.example' }, memoryArea())
  await expect(secure.sendGetRequestAsync(`https://${host}/x`)).rejects.toThrow('fetch failed')
  const other = createIdentityNetwork({ ...page, host: 'localhost:1' }, memoryArea())
  await expect(other.sendGetRequestAsync(`https://${host}/x`)).rejects.toThrow('fetch failed')
  await close()
})

it('AUT-12 lets nobody leave for where nothing answers', async () => {
  const { page, close } = await provider()
  const network = createIdentityNetwork(page, memoryArea())
  await network.mayLeave(Promise.resolve(true))
  expect(network.failed()).toBe(false)
  await expect(network.mayLeave(Promise.resolve(false))).rejects.toThrow(TypeError)
  expect(network.failed()).toBe(true)
  await close()
})

it('AUT-12 keeps the last good discovery document for when the network is gone', async () => {
  const { page, host, close } = await provider()
  const network = createIdentityNetwork(page, memoryArea())
  const url = `https://${host}/identity/p/v2.0/.well-known/openid-configuration`
  const first = await network.sendGetRequestAsync(url)
  expect(network.failed()).toBe(false)
  await close()
  expect(await network.sendGetRequestAsync(url)).toMatchObject({ status: 200, body: first.body })
  await expect(network.sendPostRequestAsync(`https://${host}/token`)).rejects.toThrow(
    'fetch failed',
  )
  expect(network.failed()).toBe(true)
})

it('AUT-12 a cached discovery document answers at once, and the next one is newer', async () => {
  const { page, host, close, gate, asked } = await provider()
  const network = createIdentityNetwork(page, memoryArea())
  const url = `https://${host}/identity/p/v2.0/.well-known/openid-configuration`
  await network.sendGetRequestAsync(url)
  const { promise, resolve } = Promise.withResolvers<void>()
  gate.open = promise
  expect(await network.sendGetRequestAsync(url)).toMatchObject({ body: { asked: 1 } })
  await expect.poll(asked).toBe(2)
  resolve()
  await expect
    .poll(async () => (await network.sendGetRequestAsync(url)).body)
    .not.toMatchObject({ asked: 1 })
  await close()
})

it('AUT-12 a provider in trouble is a network failure, a refusal is not', async () => {
  for (const [status, failed] of [
    [503, true],
    [429, true],
    [400, false],
  ] as const) {
    const { page, host, close } = await provider(status)
    const network = createIdentityNetwork(page, memoryArea())
    await network.sendPostRequestAsync(`https://${host}/token`, { body: '' })
    expect(network.failed()).toBe(failed)
    await close()
  }
})

it('AUT-12 a captive portal in place of the provider is a network failure and overwrites nothing', async () => {
  const { page, host, close, captive } = await provider()
  const local = memoryArea()
  const network = createIdentityNetwork(page, local)
  const url = `https://${host}/identity/p/v2.0/.well-known/openid-configuration`
  const first = await network.sendGetRequestAsync(url)
  captive.page = '<!doctype html><title>Log in to the Wi-Fi</title>'
  expect(await network.sendGetRequestAsync(url)).toMatchObject({ status: 200, body: first.body })
  await expect(network.sendPostRequestAsync(`https://${host}/token`)).rejects.toThrow('instead of')
  expect(network.failed()).toBe(true)
  await close()
  const later = createIdentityNetwork(page, local)
  expect(await later.sendGetRequestAsync(url)).toMatchObject({ body: first.body })
})
