import type { FastifyServerOptions } from 'fastify'
import * as limits from '#src/contract/limits.ts'

/** How long anybody may keep the server waiting, and the server anybody; milliseconds. */
export type Timeouts = {
  /** For all headers of a request to arrive. */
  headers: number
  /** For the whole request to arrive, a file over a poor line too. */
  request: number
  /** For the answer to be made, the arrival of the body included; after it the caller gets 503. */
  handler: number
  /** The same, where a file is sent or fetched. */
  transfer: number
  /** Without a byte in either direction while a request is under way. */
  silence: number
  /** Between two requests of one connection: longer than proxies keep theirs, so that they hang up first. */
  keepAlive: number
  /** How often connections are checked against the first two. */
  check: number
}

export const defaultTimeouts: Timeouts = {
  headers: 10_000,
  request: limits.fileTimeout,
  handler: limits.requestTimeout,
  transfer: limits.fileTimeout,
  silence: 60_000,
  keepAlive: 72_000,
  check: 5_000,
}

/** The options of Fastify and of Node's HTTP server that hold callers to them. */
export function timeoutOptions(timeouts: Timeouts): FastifyServerOptions & {
  http: { headersTimeout: number; connectionsCheckingInterval: number }
} {
  return {
    requestTimeout: timeouts.request,
    handlerTimeout: timeouts.handler,
    connectionTimeout: timeouts.silence,
    keepAliveTimeout: timeouts.keepAlive,
    http: {
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.check,
    },
  }
}
