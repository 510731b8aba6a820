import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'

/** Those that run; what is data for them stays, so that the page has the same bytes. */
const scripts = /<script\b[^>]*\ssrc=[^>]*><\/script>/g

export type Control = { at(host: string): string; stop(): void }

/**
 * The same portal without its scripts, on a port of its own: what a machine and its browser take for the
 * pages as such.
 * @param portal origin of the portal
 */
export async function startControl(portal: string): Promise<Control> {
  const server = createServer((asked, reply) => {
    void (async () => {
      const onward = request(new URL(asked.url ?? '/', portal), {
        headers: { ...asked.headers, 'accept-encoding': 'gzip' },
      }).end()
      const [answer] = (await once(onward, 'response')) as [IncomingMessage]
      const body = await buffer(answer)
      const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false
      const bytes = isPage ? withoutScripts(body) : body
      const headers = { ...answer.headers, 'content-length': String(bytes.length) }
      delete headers['transfer-encoding']
      reply.writeHead(answer.statusCode ?? 502, headers).end(bytes)
    })()
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { at: (host) => `http://${host}:${port}`, stop: () => server.close() }
}

function withoutScripts(page: Buffer): Buffer {
  const html = gunzipSync(page).toString()
  const quiet = html.replaceAll(scripts, '')
  if (quiet === html) throw new Error('The page has no script that could be left out.')
  return gzipSync(quiet)
}
