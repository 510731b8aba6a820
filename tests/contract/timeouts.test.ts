import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
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

  /** Sends the head of a call, and the first of eight bytes. */
  async function begin(url: string, token: string, path: string, type: string): Promise<Socket> {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    const head = [
      `POST /api${path} HTTP/1.1`,
      'host: localhost',
      `authorization: Bearer ${token}`,
      `content-type: ${type}`,
      'content-length: 8',
      'connection: close',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n{`)
    return socket
  }

  it.each([
    ['PRF-8 gives a file that arrives slowly more time than other bodies', { handler: 100 }, 503],
    ['ACC-6 gives other bodies than files little time to arrive', { body: 100 }, 408],
  ])('%s', async (_what, short, status) => {
    const timeouts = { transfer: 20_000, ...short }
    const patient = await startTestApp(bench.open, bench.signer.publicKey, { timeouts })
    const owner = await bench.person()
    const slug = await bench.organisation(owner)
    const path = `/organisation/${slug}/credentials/iso-14001/evidence?name=a.pdf`
    const file = await begin(patient.url, owner.token, path, 'application/pdf')
    const other = await begin(
      patient.url,
      owner.token,
      '/organization/supplier',
      'application/json',
    )
    const [late] = (await once(other, 'data')) as [Buffer]
    expect(late.toString()).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    other.destroy()
    file.write('"no":1}')
    // Refused for what it is: all of it was waited for.
    expect(await text(file)).toMatch(/^HTTP\/1.1 4(?:15|22) /)
    await patient.close()
  })

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
