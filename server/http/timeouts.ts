import type { FastifyServerOptions } from 'fastify'
import * as limits from '#src/contract/limits.ts'

/** How long a caller may let the server wait, and the server a caller; milliseconds. */
export type Timeouts = {
  /** For all headers of a request to arrive. */
  headers: number
  /** For the whole request to arrive, a file over a poor line too. */
  request: number
  /** For a body that is no file to arrive. */
  body: number
  /** How often a file that arrives is looked at: each time it must have brought `leastBytes`. */
  stretch: number
  /** Bytes that a caller has to send or take in each stretch, where there is a file or an answer to take. */
  leastBytes: number
  /** For the answer to be made, the arrival of the body included; after it the caller gets 503. */
  handler: number
  /** The same, where a file is sent or fetched. */
  transfer: number
  /** Without a byte in either direction while a request is under way. */
  silence: number
  /** Between two requests of one connection: longer than proxies hold theirs open, so that they hang up first. */
  keepAlive: number
  /** For a connection to serve, where several processes share the port. */
  rotation: number
  /** How often connections are checked against the first two. */
  check: number
}

export const defaultTimeouts: Timeouts = {
  headers: 10_000,
  request: limits.fileTimeout,
  body: 10_000,
  stretch: 30_000,
  // 500 a second, as Apache has it: https://httpd.apache.org/docs/2.4/mod/mod_reqtimeout.html
  leastBytes: 15_000,
  handler: limits.requestTimeout,
  transfer: limits.fileTimeout,
  silence: 60_000,
  keepAlive: 72_000,
  rotation: 30_000,
  check: 5_000,
}

/** The options of Fastify and of Node's HTTP server that hold callers to them. */
export function timeoutOptions(timeouts: Timeouts): FastifyServerOptions & {
  http: { headersTimeout: number; connectionsCheckingInterval: number }
} {
  return {
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.silence,
    keepAliveTimeout: timeouts.keepAlive,
    http: {
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.check,
    },
  }
}
