import type { FastifyInstance } from 'fastify'
import { inProcess } from '../../http/in-process.ts'

/** An answer in a shape that passes from one thread to another. */
export type ReadAnswer = { status: number; headers: [string, string][]; body: Uint8Array }
/** A call of the portal's API: path and query, and the host whose brand is asked for. */
export type ReadCall = { path: string; host: string; headers: Record<string, string> }
export type Read = (call: ReadCall) => Promise<ReadAnswer>

/**
 * Answers from this very application, without a socket: what pages read passes the same routes, checks
 * and presenters as a browser's call.
 */
export function readInProcess(app: FastifyInstance): Read {
  return async ({ path, host, headers }) => {
    const answer = await app.inject({
      method: 'GET',
      url: path,
      headers: { ...headers, host },
      remoteAddress: inProcess,
    })
    const pairs = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    )
    return { status: answer.statusCode, headers: pairs, body: answer.rawPayload }
  }
}

/**
 * A `fetch` over such reads. A whole address is that of another API (API-3), which is asked over the
 * network.
 * @param host whose brand is asked for
 */
export function fetchOver(read: Read, host: string): typeof fetch {
  return async (input, init) => {
    if (typeof input === 'string' && /^https?:/.test(input)) return fetch(input, init)
    const { url, headers } =
      input instanceof Request ? input : { url: input, headers: init?.headers }
    const { pathname, search } = new URL(url, `http://${host}`)
    const answer = await read({
      path: pathname + search,
      host,
      headers: Object.fromEntries(new Headers(headers)),
    })
    const isEmpty = answer.status === 204 || answer.status === 304
    return new Response(isEmpty ? null : new Uint8Array(answer.body), {
      status: answer.status,
      headers: answer.headers,
    })
  }
}
