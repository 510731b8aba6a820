import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Somebody else's website: one page, at an origin that is not the portal's. */
export type OtherSite = {
  readonly url: string
  /** Replaces what the page consists of. */
  publish(body: string, headers?: Record<string, string>): void
  close(): Promise<void>
}

/** Starts a website on loopback; its page is empty until something is published. */
export async function startOtherSite(): Promise<OtherSite> {
  let page = { body: '', headers: {} as Record<string, string> }
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(204).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers })
    return response.end(`<!doctype html><html lang="en"><title>A shop</title>${page.body}`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    publish(body, headers = {}) {
      page = { body, headers }
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
