import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

contractSuite('timeouts', (bench) => {
  let app: TestApp
  beforeAll(async () => {
    const timeouts = { headers: 50, request: 100, check: 10 }
    app = await startTestApp(bench.open, bench.signer.publicKey, { timeouts })
  })
  afterAll(() => app.close())

  it.each([
    ['its headers', ['GET /api/env HTTP/1.1', 'host: localhost', 'x-slow: ']],
    [
      'its body',
      [
        'POST /api/mailchimp-tags HTTP/1.1',
        'host: localhost',
        'content-type: application/json',
        'content-length: 100',
        '',
        '{',
      ],
    ],
  ])('API-5 hangs up on a caller that never ends %s', async (_what, lines) => {
    const { hostname, port } = new URL(app.url)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    socket.write(lines.join('\r\n'))
    // Ends because the server hangs up, else the test runs into its own timeout.
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1.1 408 /)
    expect(answer).toContain('"code":"timeout"')
  })
})
