import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from './support/test.ts'

/** Word for word: a browser, like every library, takes `..` out of an address before it asks. */
async function askFor(url: string, path: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nconnection: close\r\n\r\n`)
  return text(socket)
}

const up = ['..', '%2e%2e', '.%2e', '..%2f..', '..%5c', '%252e%252e', '..\\..', '....//']

for (const folder of ['/', '/assets/', '/brands/credence/', '/widget/', '/icons/']) {
  test(`SEC-4 nothing beside what is served can be had from ${folder}`, async ({ server }) => {
    for (const step of up) {
      for (const file of ['package.json', 'server/main.ts', 'server/entry-server.js']) {
        for (const steps of [step, `${step}/${step}`, `${step}/${step}/${step}`]) {
          const answer = await askFor(server.url, `${folder}${steps}/${file}`)
          expect(answer, `${folder}${steps}/${file}`).toMatch(/^HTTP\/1\.1 (?:3|4)\d\d /)
          expect(answer).not.toMatch(/"dependencies"|enableCompileCache|renderToString/)
        }
      }
    }
  })
}
