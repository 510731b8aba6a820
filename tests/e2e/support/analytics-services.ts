import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'

/** One event as the product analytics service gets it. */
export type Received = { event: string; distinct_id: string; properties: Record<string, unknown> }

/** A product analytics service and a tag manager on loopback, which remember what they are told. */
export type AnalyticsServices = {
  /** Settings of a portal that tells them. */
  readonly env: Record<string, string>
  /** Every address that was asked for, whatever it was. */
  readonly asked: string[]
  /** What product analytics got, as it came over the line. */
  readonly bodies: string[]
  events(): Received[]
  /** What the tag manager's script read from its data layer, over all pages, oldest first. */
  tags(): Record<string, unknown>[]
  close(): Promise<void>
}

/** What a tag manager does here: it reads its data layer, and loads a tag of its own. */
const container = `
  const tell = (one) => navigator.sendBeacon(new URL('/layer', '$ORIGIN'), JSON.stringify(one))
  const layer = window.dataLayer
  layer.forEach(tell)
  layer.push = (one) => (tell(one), Array.prototype.push.call(layer, one))
  const tag = document.createElement('script')
  tag.src = '$ORIGIN/tag.js'
  document.head.append(tag)
`

export async function startAnalyticsServices(): Promise<AnalyticsServices> {
  const asked: string[] = []
  const bodies: string[] = []
  const layer: Record<string, unknown>[] = []
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    asked.push(`${request.method} ${path}`)
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    if (path.startsWith('/gtm.js') || path === '/tag.js') {
      response.setHeader('content-type', 'text/javascript')
      return response.end(path === '/tag.js' ? '' : container.replaceAll('$ORIGIN', origin))
    }
    const body = await read(request)
    if (path === '/layer') layer.push(JSON.parse(body) as Record<string, unknown>)
    else if (body) bodies.push(body)
    response.setHeader('content-type', 'application/json')
    return response.end('{"status":1}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    env: {
      POSTHOG_KEY: 'phc_test',
      POSTHOG_HOST: origin,
      TAG_MANAGER_ID: 'GTM-TEST',
      TAG_MANAGER_URL: origin,
    },
    asked,
    bodies,
    events: () => bodies.flatMap((body) => (JSON.parse(body) as { batch: Received[] }).batch),
    tags: () => [...layer],
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  return (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString()
}
