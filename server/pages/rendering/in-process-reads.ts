import type { FastifyInstance } from 'fastify'
import { inProcess } from '../../http/in-process.ts'

/** A call of the portal's API: path and query, and the host whose brand is asked for. */
export type ReadCall = { path: string; host: string; headers: Record<string, string> }
export type Read = (call: ReadCall) => Promise<{
  status: number
  contentType: string
  body: string
  retryAfter: string | null
}>

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
    const { statusCode: status, payload: body } = answer
    const header = (name: string) => answer.headers[name]?.toString() ?? null
    return {
      status,
      contentType: header('content-type') ?? '',
      body,
      retryAfter: header('retry-after'),
    }
  }
}
