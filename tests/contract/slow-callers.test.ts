import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { policies } from '#server/identity/constants.ts'
import { MsalClient } from '#server/identity/testing/msal-client.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { type EmbeddedApp, startEmbeddedApp } from '../fixtures/embedded-app.ts'

const token = MsalClient.path(policies.signIn, '/oauth2/v2.0/token')
const form = 'content-type: application/x-www-form-urlencoded'

contractSuite('slow callers', (bench) => {
  let app: EmbeddedApp
  /** The same with little time for anybody. */
  let hasty: EmbeddedApp
  const sockets: Socket[] = []

  beforeAll(async () => {
    app = await startEmbeddedApp(bench.open, bench.place.dataDir)
    hasty = await startEmbeddedApp(bench.open, bench.place.dataDir, {}, { body: 50 })
  })
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy()
  })
  afterAll(() => Promise.all([app.close(), hasty.close()]))

  /** Sends a head and the first byte of a body. */
  async function begin({ port }: EmbeddedApp, path: string, headers: readonly string[]) {
    const socket = connect(port, 'localhost').on('error', () => {})
    sockets.push(socket)
    await once(socket, 'connect')
    const head = [`POST ${path} HTTP/1.1`, `host: localhost:${port}`, ...headers]
    socket.write([...head, '', '5'].join('\r\n'))
    return socket
  }

  it('ACC-6 320 callers who send to the token endpoint by the byte keep nobody out', async () => {
    const slow = await Promise.all(
      Array.from({ length: 320 }, () => begin(app, token, [form, 'content-length: 500'])),
    )
    for (const socket of slow) socket.write('x')
    expect((await fetch(`${app.url}/api/env`)).status).toBe(200)
    const answer = await fetch(app.url + token, { method: 'POST', body: new URLSearchParams() })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: 'invalid_request' })
  })

  it.each([
    ['the token endpoint', token, [form, 'content-length: 500'], 'application/json'],
    [
      'the token endpoint, in chunks',
      token,
      [form, 'transfer-encoding: chunked'],
      'application/json',
    ],
    [
      'a form of the sign-in',
      '/identity/interaction/none/sign-in',
      [form, 'content-length: 50'],
      'text/html',
    ],
    [
      'the API',
      '/api/mailchimp-tags',
      ['content-type: application/json', 'content-length: 50'],
      'application/json',
    ],
    [
      'a form service',
      '/api/webhooks/questionnaires',
      ['content-type: application/json', 'content-length: 50'],
      'application/json',
    ],
  ])(
    'ACC-6 answers 408 to a body for %s that does not come, and hangs up',
    async (_what, path, headers, type) => {
      const answer = await text(await begin(hasty, path, headers))
      expect(answer).toMatch(/^HTTP\/1.1 408 /)
      expect(answer).toMatch(/^connection: close\r$/im)
      expect(answer).toMatch(new RegExp(`^content-type: ${type}`, 'im'))
      expect(answer).toContain('The request took too long to arrive.')
    },
  )

  it('ACC-6 refuses a body that is too large for the token endpoint, whether or not it says so', async () => {
    const announced = await begin(app, token, [form, 'content-length: 70000'])
    announced.write('x'.repeat(57_344))
    expect(await text(announced)).toMatch(/^HTTP\/1.1 413 /)
    const chunked = await begin(app, token, [form, 'transfer-encoding: chunked'])
    chunked.write(`\r\nxxxxx\r\ndffc\r\n${'x'.repeat(57_340)}`)
    expect(await text(chunked)).toMatch(/^HTTP\/1.1 413 /)
  })
})
